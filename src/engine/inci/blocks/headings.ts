import type { Stretch } from '../label.ts'
import { foldKey, editDistance } from '../match/near-index.ts'
import { nameKey } from '../match/name-key.ts'
import { lowerCase } from '../plain-text.ts'
import {
  CLAIMS,
  DIRECTIONS,
  FIRST_NAMES,
  HEADING_WORDS,
  MAY_CONTAIN_WORDS,
  WORDS_BEFORE,
  WORDS_OF_WHOLE,
  type HeadingKind,
} from './heading-words.ts'
import { ofMedicines } from './medicine-packs.ts'

/** Long enough to be known with two letters misread. */
const LONG_WORDS = ['ingredients', ...HEADING_WORDS.map(([word]) => word)]
  .filter((word) => /^[a-z]{9,}$/.test(word))
  .flatMap((word) => foldKey(nameKey(word)) ?? [])
/** `INCl`, unlike `incl.` and `INCL.` */
const MISREAD_INCI = /^[Il1]NC[Il1]$/

/** One heading word, in any language or misread by up to two letters (`lngredlents`, `Ingedients`, `Sktadniki`). */
export function isHeadingWord(word: string): boolean {
  const lower = word.toLowerCase()
  if (HEADING_WORDS.some(([head]) => lower.startsWith(head) && lower.length <= head.length + 4)) return true
  if (MISREAD_INCI.test(word)) return true
  const read = word.length > 8 && word.length < 19 ? foldKey(nameKey(word)) : null
  return read !== null && LONG_WORDS.some((head) => editDistance(read, head, 2) <= 2)
}

export type Heading = Stretch & { kind: HeadingKind }

/** Most labels are plain ASCII: two thirds of the words, those of other languages, need not be looked for in them. */
const isPlain = (text: string) => !/[^ -~\n]/.test(text)
const PLAIN_WORDS = HEADING_WORDS.filter(([word]) => isPlain(word))
const PLAIN_MAY_CONTAIN = MAY_CONTAIN_WORDS.filter(isPlain)

/** Finds the headings of a text by plain searches: a fixed list of words, each looked for once. */
export function findHeadings(text: string): Heading[] {
  const searched = lowerCase(text)
  const found: Heading[] = []
  const [words, mayContainWords] = isPlain(searched)
    ? [PLAIN_WORDS, PLAIN_MAY_CONTAIN]
    : [HEADING_WORDS, MAY_CONTAIN_WORDS]
  for (const [word, kind] of words)
    eachOccurrence(searched, word, (at) => {
      addHeading(searched, at, word, kind, found)
      return at + word.length
    })
  for (const word of mayContainWords)
    eachOccurrence(searched, word, (at) => {
      const heading = mayContain(searched, at, word)
      found.push(heading)
      return heading.end
    })
  for (const { 0: words, index } of searched.matchAll(DIRECTIONS))
    found.push({ start: index, end: index + words.length, kind: 'directions' })
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  return joinOverlaps(ofMedicines(found))
}

/** `Peut contenir / Kann enthalten:` is one heading; of two other words that overlap the first and longest wins. */
function joinOverlaps(found: readonly Heading[]): Heading[] {
  const kept: Heading[] = []
  for (const heading of found) {
    const last = kept.at(-1)
    if (!last || heading.start >= last.end) kept.push(heading)
    else if (last.kind === 'may-contain' && heading.kind === 'may-contain')
      kept[kept.length - 1] = { ...last, end: Math.max(last.end, heading.end) }
  }
  return kept
}

/** `visit` answers where the search goes on: what one heading has eaten is not read again. */
function eachOccurrence(text: string, word: string, visit: (at: number) => number): void {
  for (let at = text.indexOf(word); at >= 0;) at = text.indexOf(word, visit(at))
}

function addHeading(text: string, at: number, word: string, kind: HeadingKind, found: Heading[]): void {
  let end = at + word.length
  while (end - at < word.length + 4 && isLetter(text.charAt(end))) end++
  const before = wordBefore(text, at, word)
  if (before === null) return
  // `OxyForce Active (Perfluorodecalin): ...` praises one; a remark in brackets may follow whole headings only.
  const mayRemark = kind === 'list'
  const first = startOfWhole(text, before, mayRemark)
  const tail = restBehind(text, first, end, mayRemark)
  if (tail === null) return
  const start = startOfChain(text, first)
  const heading = { start, end: tail, kind: before.kind ?? kind }
  if (kind === 'contents' && !opensContents(text, { word, at, tail })) return
  if (heading.kind !== 'list' || !isPartOfClaim(text, heading, end)) found.push(heading)
}

/** `The recipe: ...` behind a full stop, unlike `Anti-age formula: ...` and `recipes: ...`. */
function opensContents(
  text: string,
  { word, at, tail }: { word: string; at: number; tail: number },
): boolean {
  const behind = text
    .slice(at + word.length, tail)
    .trim()
    .replace(/^•$/, ':')
  let before = at - 1
  while (/[ *_"-]/.test(text.charAt(before))) before--
  return /^(?:\([^)]*\) ?)?:$/.test(behind) && /^[\n|.!?;,/•]?$/.test(text.charAt(before))
}

/** `100 % Natural Ingredients`, `made with natural ingredients:` and, at the end of a line, `as ingredients`. */
function isPartOfClaim(text: string, { start, end }: Stretch, endOfWord: number): boolean {
  if (opensCell(text, start)) return false
  return !/[:=;]/.test(text.slice(endOfWord, end)) || isClaimed(text, start)
}

function isClaimed(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_WORD), start).trimEnd()
  return CLAIMS.has(before.slice(before.lastIndexOf(' ') + 1))
}

/** It stands in front of all that is inside, not of a part or a praise of it. */
export function opensWhole({ kind }: Pick<Heading, 'kind'>): boolean {
  return kind === 'list' || kind === 'inactive'
}

/** What may follow the word: `list`, `inci`, `are`, the second language, and a remark in brackets (`(INCI)`, `(Sunscreen)`). */
const AFTER = ['list', 'inci', 'purposes', 'purpose', 'are the following', 'are as follows'].concat(
  'are sind sont son sono são to zijn är er jsou sú su sunt ovat şunlardır'.split(' '),
)
const REMARK_CHARS_MAX = 40

function restBehind(text: string, start: number, end: number, isOfWhole: boolean): number | null {
  return (
    restWithBracket(text, start, end) ??
    restOfHeading(text, end, isOfWhole) ??
    restWithoutColon(text, start, end) ??
    (isOfWhole || text.startsWith('what', start) ? restWithSign(text, start, end) : null)
  )
}

/** `Active ingredients (Zinc Oxide 12 %), Aqua`: the bracket stands for the colon, unless one follows it. */
function restWithBracket(text: string, start: number, end: number): number | null {
  const open = skipBlanks(text, end)
  if (!text.startsWith('active ingredient', start)) return listInBracket(text, start, open)
  const inside = /^[([]([^()[\]]*(?:[([][^()[\]]*[)\]][^()[\]]*)*)[)\]] ?(?!:| )/.exec(
    text.slice(open, open + BRACKET_CHARS_MAX),
  )
  return inside?.[1]?.includes('%') ? open + 1 : null
}
const BRACKET_CHARS_MAX = 200

/** `Ingredients (Aqua, Glycerin, Parfum (Linalool))`: the word opens its line, and all that is left of it stands in the bracket. */
function listInBracket(text: string, start: number, open: number): number | null {
  if (text.charAt(open) !== '(' || !/(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, start - 4), start)))
    return null
  const stop = text.indexOf('\n', open)
  const inside = text.slice(open + 1, stop < 0 ? undefined : stop).trimEnd()
  return /\)[.;]?$/.test(inside) && inside.split(',').length > COMMAS_OF_LIST ? open + 1 : null
}
const COMMAS_OF_LIST = 2

/** After the word: a remark or `list`, then a colon, a line end, or (at the start of a line) a dash. */
function restOfHeading(text: string, from: number, mayRemark: boolean): number | null {
  const at = skipAfter(text, from, mayRemark)
  const sign = text.charAt(at)
  if (sign === ':' || sign === '=' || sign === ';') return skipPurpose(text, at + 1)
  if (sign === '\n' && isLineStart(text, from)) return at + 1
  if (sign === '-' && text.charAt(at + 1) === ' ') return at + 1
  return isHan(text.charAt(from - 1)) && /[/[\]]/.test(sign) ? at + 1 : null
}

/** `成分／水、...`, `[全成分]水、...`, `成分表[水、...]` */
function isHan(sign: string): boolean {
  return /\p{Script=Han}/u.test(sign)
}

/** `Active Ingredients: Purpose Avobenzone 3 %`: the head of the column beside it. */
function skipPurpose(text: string, from: number): number {
  const at = skipBlanks(text, from)
  return text.startsWith('purpose ', at) ? at + 'purpose '.length : from
}

function skipAfter(text: string, from: number, mayRemark: boolean): number {
  let at = skipBlanks(text, from)
  for (const extra of AFTER) if (text.startsWith(extra, at)) at = skipBlanks(text, at + extra.length)
  if (!mayRemark) return at
  const remark = /^[([][^)\]]*[)\]]/.exec(text.slice(at, at + REMARK_CHARS_MAX))?.[0] ?? ''
  const isList = isHan(text.charAt(from - 1)) && remark.split(',').length > 2
  return isList ? at : skipBlanks(text, at + remark.length)
}

/** `INGREDIENTS • AQUA • GLYCERIN`, `INGREDIENTS-AQUA-`: the first of the signs that part the names stands for the colon. */
function restWithSign(text: string, start: number, end: number): number | null {
  if (!opensLine(text, start)) return null
  const at = skipAfter(text, end, true)
  const isFirst =
    text.charAt(at) === '•' || (text.charAt(at) === '-' && FIRST_NAMES.test(text.slice(at + 1, at + 24)))
  return isFirst ? at + 1 : null
}

/** In drug labels the colon is often lost: `Inactive Ingredients Water, ...`, `Active Ingredients Purpose Zinc Oxide 5%`. */
function restWithoutColon(text: string, start: number, end: number): number | null {
  const at = skipAfter(text, end, true)
  if (opensCell(text, start) && opensList(text, end, at)) return text.charAt(at) === '|' ? at + 1 : at
  if (text.startsWith('inactive ingredient', start)) return text.charAt(at) === ',' ? null : at
  if (!text.startsWith('active ingredient', start)) return null
  const opensLabel = opensLine(text, start) || text.startsWith('facts', start - 6)
  return opensLabel && text.slice(at, at + 60).includes('%') ? at : null
}

/** At the start of a line, of a cell or behind a full stop; `Sans parabène INCI Aqua` has no sign at all. */
function opensCell(text: string, start: number): boolean {
  let at = start - 1
  while (text.charAt(at) === ' ') at--
  return /^[\n|.!•。)[\]]?$/.test(text.charAt(at)) || text.startsWith('inci', start)
}

function opensLine(text: string, start: number): boolean {
  return /^\n?$/.test(text.charAt(start - 1))
}

/** The colon is lost: the next cell, or the name that lists begin with, stands behind the word itself. */
function opensList(text: string, end: number, at: number): boolean {
  if (text.charAt(at) === '|') return true
  return at > end && FIRST_NAMES.test(text.slice(at, at + 24))
}

function isLineStart(text: string, from: number): boolean {
  const line = text.lastIndexOf('\n', from - 1) + 1
  return from - line < 40 && !text.slice(line, from).includes(',')
}

/** Where a heading begins with the word in front of it, and the kind that this word makes it. */
type Before = { start: number; kind: HeadingKind | null }

/** The word in front may turn the kind (`Inactive Ingredients:`); a letter in front of a short one means another word. */
function wordBefore(text: string, at: number, heading: string): Before | null {
  // `ParfumIngredients:` still holds a heading: the letter in front is the end of the text before it.
  if (isLetter(text.charAt(at - 1))) return heading.length < 6 ? null : { start: at, kind: null }
  const stretch = text.slice(Math.max(0, at - 16), at).trimEnd()
  const gap = at - (Math.max(0, at - 16) + stretch.length)
  for (const [word, kind] of WORDS_BEFORE) {
    const start = at - gap - word.length
    if (stretch.endsWith(word) && !isLetter(text.charAt(start - 1))) return { start, kind }
  }
  return { start: at, kind: null }
}

/** Where `Full` of `Full Ingredients` stands. */
function startOfWhole(text: string, { start: from, kind }: Before, isOfWhole: boolean): number {
  if (!isOfWhole || kind !== null) return from
  const stretch = text.slice(Math.max(0, from - LONGEST_WORD), from)
  const before = stretch.trimEnd()
  if (before.length === stretch.length) return from
  const end = from - (stretch.length - before.length)
  const word = WORDS_OF_WHOLE.find(
    (word) => before.endsWith(word) && !isLetter(text.charAt(end - word.length - 1)),
  )
  return word === undefined ? from : end - word.length
}

/** `Ingredients/Ingrédients/Inhaltsstoffe:`: the words in front of the last slash or bullet belong to the heading. */
function startOfChain(text: string, from: number): number {
  let start = from
  for (;;) {
    let at = start
    while (/[ /|•]/.test(text.charAt(at - 1))) at--
    if (at === start || !/[/|•]/.test(text.slice(at, start))) return start
    const end = at
    while (end - at < LONGEST_WORD && isLetter(text.charAt(at - 1))) at--
    const word = text.slice(at, end)
    if (!HEADING_WORDS.some(([head]) => word.startsWith(head))) return start
    start = at
  }
}

const LONGEST_WORD = 24

function mayContain(text: string, at: number, word: string): Heading {
  let start = at
  while (/[[({ ]/.test(text.charAt(start - 1))) start--
  let end = at + word.length
  // `May contain (+/-):`
  while (/^(?:[ :+/±)\]-]|[([][+±])/.test(text.slice(end, end + 2))) end++
  return { start, end, kind: 'may-contain' }
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (text.charAt(at) === ' ') at++
  return at
}

/** Of a text in small letters. */
function isLetter(sign: string): boolean {
  return sign !== sign.toUpperCase()
}
