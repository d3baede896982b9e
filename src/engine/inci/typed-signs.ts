// Signs that people type where print has others.

const [STAR, SLASH, GREATER, BACKSLASH] = [42, 47, 62, 92]
export const TYPED: ReadonlySet<number> = new Set([STAR, SLASH, GREATER, BACKSLASH])

/** What the signs of a text are by the whole of it; `marks`: where signs stand that only tell how to show a name, and how many. */
type Typed = { bullets: ReadonlySet<number>; hasEscapes: boolean; marks: ReadonlyMap<number, number> | null }

export function typedIn(source: string): Typed {
  return { bullets: starBullets(source), hasEscapes: ESCAPES.test(source), marks: marksIn(source) }
}

/** `**Aqua**` of Markdown, in front of the name and behind it: else each pair would open a footnote. */
const STRONG = /\*\*(?=[^\s*])([^*\n]{1,160}[^\s*])\*\*/g
/** `*Aqua*, *Glycerin*`; behind a name alone a star opens a footnote. */
const EMPHASIS = /(?<![\p{L}\p{N})*])\*(?=[\p{L}\d])([^*\n,;]{1,80}[\p{L}\d)])\*(?![\p{L}\p{N}*])/gu
const EMPHASIS_MIN = 2
/** `[Aqua](https://...)` */
const LINK = /\[([^[\]\n]{1,160})\]\((?:https?:|www\.|\/)[^\s()]{0,400}\)/g
const ADDRESS = /(?<=[\p{L}\d)] {1,3})https?:\/\/[^\s<>"()[\]]{1,400}/gu

function marksIn(source: string): ReadonlyMap<number, number> | null {
  if (!/\*|:\/\/|\]\(/.test(source)) return null
  const marks = new Map<number, number>()
  const around = (pattern: RegExp, least: number, front: number) => {
    const found = [...source.matchAll(pattern)]
    if (found.length < least) return
    for (const { index, 0: all, 1: name = '' } of found) {
      marks.set(index, front)
      marks.set(index + front + name.length, all.length - front - name.length)
    }
  }
  around(LINK, 1, 1)
  around(STRONG, EMPHASIS_MIN, 2)
  around(EMPHASIS, EMPHASIS_MIN, 1)
  for (const { index, 0: address } of source.matchAll(ADDRESS)) marks.set(index, address.length)
  return marks.size > 0 ? marks : null
}

/** `Ingredients:\r\nAqua,\r\nGlycerin`: line breaks as programs write them, which were copied as letters; one alone may be a path. */
const ESCAPES = /\\r\\n|\\n[^]*\\n/
const ESCAPED = new Map([
  ['n', '\n'],
  ['r', ''],
  ['t', '  '],
])

/** `INCI >> Aqua // Glycerin`: typed signs that stand for a colon, for bullets and for line breaks, and how many of them; else the sign itself. */
export function typedSign(
  source: string,
  at: number,
  { bullets, hasEscapes }: Typed,
): { as: string; length: number } {
  const sign = source.charAt(at)
  if (sign === '\\') {
    const as = hasEscapes ? ESCAPED.get(source.charAt(at + 1)) : undefined
    return as === undefined ? { as: '/', length: 1 } : { as, length: 2 }
  }
  if (bullets.has(at)) return { as: '•', length: 1 }
  if (sign === '>') {
    PARTING.lastIndex = at
    const run = PARTING.exec(source)?.[0]
    return run === undefined ? { as: sign, length: 1 } : { as: ':', length: run.length }
  }
  const isParted = source.charAt(at - 1) === ' ' && source.startsWith('// ', at)
  return isParted ? { as: '•', length: 2 } : { as: sign, length: 1 }
}

/** `>>`, unlike the end of a tag in front of another. */
const PARTING = />{2,4}(?!\S{0,8}<)/y

const BULLETS_MIN = 3

/** `* Beeswax`, line by line: stars as Markdown and typed lists have them. Behind a name a star opens a footnote, and so does one line. */
function starBullets(source: string): ReadonlySet<number> {
  const found = new Set<number>()
  if (!source.includes('*')) return found
  for (const { index, 0: lead } of source.matchAll(/(?<=^|\n)[ \t]{0,8}\* (?=\S)/g))
    found.add(index + lead.length - 2)
  const isFootnote = found.size < BULLETS_MIN || /[\p{L}\d)]\*/u.test(source)
  return isFootnote ? new Set() : found
}
