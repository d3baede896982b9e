// Signs that people type where print has others.

const [STAR, SLASH, GREATER, BACKSLASH] = [42, 47, 62, 92]
export const TYPED: ReadonlySet<number> = new Set([STAR, SLASH, GREATER, BACKSLASH])

/** What the signs of a text are by the whole of it. */
type Typed = { bullets: ReadonlySet<number>; hasEscapes: boolean }

export function typedIn(source: string): Typed {
  return { bullets: starBullets(source), hasEscapes: ESCAPES.test(source) }
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
