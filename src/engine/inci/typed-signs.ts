// Signs that people type where print has others.

const [STAR, SLASH, GREATER] = [42, 47, 62]
export const TYPED: ReadonlySet<number> = new Set([STAR, SLASH, GREATER])

/** `INCI >> Aqua // Glycerin`: typed signs that stand for a colon and for bullets, and how many of them; else the sign itself. */
export function typedSign(
  source: string,
  at: number,
  bullets: ReadonlySet<number>,
): { as: string; length: number } {
  const sign = source.charAt(at)
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
export function starBullets(source: string): ReadonlySet<number> {
  const found = new Set<number>()
  if (!source.includes('*')) return found
  for (const { index, 0: lead } of source.matchAll(/(?<=^|\n)[ \t]{0,8}\* (?=\S)/g))
    found.add(index + lead.length - 2)
  const isFootnote = found.size < BULLETS_MIN || /[\p{L}\d)]\*/u.test(source)
  return isFootnote ? new Set() : found
}
