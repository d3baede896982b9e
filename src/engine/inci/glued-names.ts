import type { Chunk } from './chunks.ts'
import { trimChunk } from './chunks.ts'
import { endOfAmount, takeConcentration } from './concentration.ts'
import { exactly, type Reading } from './reading.ts'
import { splitAtTitle } from './titles.ts'

/** Two names in one piece, told apart by the amount or the bracketed title between them. */
export function splitGlued(reading: Reading, { start, end }: Chunk): [Chunk, Chunk] | null {
  return splitAtAmount(reading, { start, end }) ?? splitAtTitle(reading, { start, end })
}

/** `Octisalate 5%Water`, `Octocrylene 7.5% Octisalate 5%`: behind an amount a known name begins anew. */
function splitAtAmount(reading: Reading, { start, end }: Chunk): [Chunk, Chunk] | null {
  const at = endOfAmount(reading.text, start, end)
  const before = at === null ? null : trimChunk(reading.text, start, at)
  const after = at === null ? null : trimChunk(reading.text, at, end)
  if (!before || !after) return null
  const next = { start: after.start, end: endOfAmount(reading.text, after.start, after.end) ?? after.end }
  return isNamed(reading, before) && isNamed(reading, next) ? [before, after] : null
}

function isNamed(reading: Reading, { start, end }: Chunk): boolean {
  return exactly(reading, takeConcentration(reading.text, start, end).name) !== null
}
