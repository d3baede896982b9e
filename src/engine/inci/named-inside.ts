import type { Section } from '../../contract/finding.ts'
import { type Chunk, trimChunk } from './chunks.ts'
import { UNKNOWN } from './match-types.ts'
import type { ParsedItem } from './parsed-types.ts'
import { exactly, makeItem, type Reading } from './reading.ts'

/** Words in front of the names inside a bracket: `Parfum (contains Limonene)`. */
const BEFORE = /^(?:contains?|contient|enthält|contiene|incl\.?|including|with|mit|avec)[ :]+/i

/** `Parfum (Limonene, Linalool)`: other known ingredients listed inside the brackets are items of their own. */
export function namedInside(
  reading: Reading,
  { start, end }: Chunk,
  section: Section,
  outer: number | null,
): ParsedItem[] {
  const open = reading.text.indexOf('(', start)
  const close = open >= 0 ? (reading.remarks[open] ?? 0) : 0
  if (open < 0 || close <= open || close > end) return []
  const parts = partsOf(reading.text, open + 1, close)
  // One name alone is most often a translation; inside a mixture it is one of its members.
  if (parts.length < 2 && !isMixture(reading, outer)) return []
  const found = parts.map((part) => ({ ...part, match: exactly(reading, part.name) ?? UNKNOWN }))
  const areOthers = found.every(
    ({ match }) => match.ingredient !== null && match.ingredient !== outer && match.tier !== 'code',
  )
  if (!areOthers) return []
  return found.map(({ chunk, name, match }) =>
    makeItem(reading, { ...chunk, name, section, match }, { concentration: null, notes: [] }),
  )
}

function isMixture({ knowledge }: Reading, ingredient: number | null): boolean {
  const traits = knowledge.ingredients[ingredient ?? -1]?.traits ?? []
  return traits.some(({ trait }) => trait === 'undisclosed-fragrance')
}

function partsOf(text: string, from: number, to: number): { chunk: Chunk; name: string }[] {
  const parts: { chunk: Chunk; name: string }[] = []
  let start = from + (BEFORE.exec(text.slice(from, to))?.[0].length ?? 0)
  for (let at = start; at <= to; at++) {
    if (at !== to && text.charAt(at) !== ',') continue
    const chunk = trimChunk(text, start, at)
    if (chunk) parts.push({ chunk, name: text.slice(chunk.start, chunk.end) })
    start = at + 1
  }
  return parts
}
