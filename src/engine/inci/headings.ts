type HeadingKind = 'list' | 'active' | 'inactive' | 'may-contain'
export type Heading = { start: number; end: number; kind: HeadingKind }

/** Headings by language; the longest of two that start together wins. A colon or a line of its own must follow. */
const WORDS: readonly (readonly [string, HeadingKind])[] = [
  ['ingredient', 'list'],
  ['ingrédient', 'list'],
  ['ingrediente', 'list'],
  ['ingredienti', 'list'],
  ['ingrediënt', 'list'],
  ['ingredienser', 'list'],
  ['ingrediencje', 'list'],
  ['inhaltsstoffe', 'list'],
  ['bestandteile', 'list'],
  ['zusammensetzung', 'list'],
  ['composition', 'list'],
  ['composición', 'list'],
  ['composizione', 'list'],
  ['składniki', 'list'],
  ['skład', 'list'],
  ['složení', 'list'],
  ['zloženie', 'list'],
  ['összetevők', 'list'],
  ['içindekiler', 'list'],
  ['состав', 'list'],
  ['ингредиенты', 'list'],
  ['склад', 'list'],
  ['συστατικά', 'list'],
  ['全成分', 'list'],
  ['成分', 'list'],
  ['전성분', 'list'],
  ['inci', 'list'],
  ['inactives', 'inactive'],
  ['inactive', 'inactive'],
  ['actives', 'active'],
  ['active', 'active'],
]
const MAY_CONTAIN = [
  'may contain',
  'may also contain',
  'peut contenir',
  'kann enthalten',
  'puede contener',
  'può contenere',
  'pode conter',
  'może zawierać',
  'может содержать',
  '+/-',
  '(+-)',
  '[+-]',
  '±',
]
const BEFORE: readonly (readonly [string, HeadingKind])[] = [
  ['non-medicinal', 'inactive'],
  ['inactive', 'inactive'],
  ['in active', 'inactive'],
  ['other', 'inactive'],
  ['medicinal', 'active'],
  ['active', 'active'],
]

/** Finds the headings of a text by plain searches: a fixed list of words, each looked for once. */
export function findHeadings(text: string): Heading[] {
  const lower = text.toLowerCase()
  // Some capitals change length in lower case; then the positions would lie.
  const searched = lower.length === text.length ? lower : text
  const found: Heading[] = []
  for (const [word, kind] of WORDS)
    eachOccurrence(searched, word, (at) => addHeading(searched, at, word, kind, found))
  for (const word of MAY_CONTAIN)
    eachOccurrence(searched, word, (at) => found.push(mayContain(searched, at, word)))
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  return found.filter((heading, at) => {
    const before = found[at - 1]
    return !before || heading.start >= before.end
  })
}

function eachOccurrence(text: string, word: string, visit: (at: number) => void): void {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) visit(at)
}

function addHeading(text: string, at: number, word: string, kind: HeadingKind, found: Heading[]): void {
  let end = at + word.length
  // The ending of the word: `ingredient`(`s`), `ingrediënt`(`en`), `ingredientes`.
  while (end < text.length && end - at < word.length + 4 && isLetter(text.charAt(end))) end++
  const tail = restOfHeading(text, end)
  if (tail === null) return
  const before = wordBefore(text, at)
  if (before === null) return
  found.push({ start: before.start, end: tail, kind: before.kind ?? kind })
}

/** After the word: brackets or `list`, then a colon, a line end, or (at the start of a line) a dash. */
function restOfHeading(text: string, from: number): number | null {
  let at = skipBlanks(text, from)
  for (const extra of ['list', '(inci)', '/ingredients', '/ingrédients', 'inci', '[inci]']) {
    if (text.startsWith(extra, at)) at = skipBlanks(text, at + extra.length)
  }
  const sign = text.charAt(at)
  if (sign === ':' || sign === '=' || sign === ';') return at + 1
  if (sign === '\n' && isLineStart(text, from)) return at + 1
  if (sign === '-' && text.charAt(at + 1) === ' ') return at + 1
  return null
}

function isLineStart(text: string, from: number): boolean {
  const line = text.lastIndexOf('\n', from - 1) + 1
  return from - line < 40 && !text.slice(line, from).includes(',')
}

/** The word in front may turn the kind (`Inactive Ingredients:`); a letter in front means another word. */
function wordBefore(text: string, at: number): { start: number; kind: HeadingKind | null } | null {
  if (at > 0 && isLetter(text.charAt(at - 1))) return { ...inWord(text, at) }
  const stretch = text.slice(Math.max(0, at - 16), at).trimEnd()
  const gap = at - (Math.max(0, at - 16) + stretch.length)
  for (const [word, kind] of BEFORE) {
    if (stretch.endsWith(word)) return { start: at - gap - word.length, kind }
  }
  return { start: at, kind: null }
}

/** `3.6%Ingredients:` and `protection.Ingredients:` still hold a heading; a letter glued in front is the list's own end. */
function inWord(text: string, at: number): { start: number; kind: HeadingKind | null } {
  return {
    start: at,
    kind: text.startsWith('active', at) && text.startsWith('in', at - 2) ? 'inactive' : null,
  }
}

function mayContain(text: string, at: number, word: string): Heading {
  let start = at
  while (start > 0 && '[({ '.includes(text.charAt(start - 1))) start--
  let end = at + word.length
  while (end < text.length && (' :+/-±)]'.includes(text.charAt(end)) || isSignBracket(text, end))) end++
  return { start, end, kind: 'may-contain' }
}

/** The bracket of `May contain (+/-):` */
function isSignBracket(text: string, at: number): boolean {
  return '(['.includes(text.charAt(at)) && '+±'.includes(text.charAt(at + 1)) && at + 1 < text.length
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (text.charAt(at) === ' ') at++
  return at
}

function isLetter(sign: string): boolean {
  return sign !== '' && sign.toLowerCase() !== sign.toUpperCase()
}
