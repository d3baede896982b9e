import type { Chunk } from './chunks.ts'
import { trimChunk } from './chunks.ts'
import { exactly, loosely, type Reading } from './reading.ts'

/** What joins two ingredients in one piece, the sure ones first. The blend marker may join names known by class only. */
const JOINTS: readonly { sign: string; isSure: boolean }[] = [
  { sign: '(and)', isSure: true },
  { sign: '[and]', isSure: true },
  { sign: ' and ', isSure: false },
  ...[' und ', ' et ', ' y ', ' e ', ' i ', ' и ', ' & '].map((sign) => ({ sign, isSure: false })),
  { sign: ' + ', isSure: false },
  { sign: '・', isSure: false },
  { sign: ' / ', isSure: false },
  { sign: '/', isSure: false },
  { sign: ' - ', isSure: false },
  { sign: '  ', isSure: false },
  { sign: '.', isSure: false },
  { sign: '\n', isSure: false },
]

/** Splits at a joint only where every side is known by itself, so that a name is never torn into debris. */
export function splitBlend(reading: Reading, start: number, end: number): Chunk[] | null {
  const lower = reading.text.slice(start, end).toLowerCase()
  for (const { sign, isSure } of JOINTS) {
    if (!lower.includes(sign)) continue
    const pieces = cutAt(reading.text, lower, sign, start)
    if (pieces.length < 2 || pieces.length > 60) continue
    const ingredients = pieces.map((piece) => known(reading, piece, isSure))
    if (ingredients.every((ingredient) => ingredient !== null) && new Set(ingredients).size > 1) return pieces
  }
  return null
}

function known(reading: Reading, { start, end }: Chunk, isSure: boolean): number | string | null {
  const name = reading.text.slice(start, end)
  const match = isSure ? loosely(reading, name) : exactly(reading, name)
  if (!match) return null
  return match.ingredient ?? (match.tier === 'class' ? name : null)
}

function cutAt(text: string, lower: string, sign: string, start: number): Chunk[] {
  const pieces: Chunk[] = []
  let from = 0
  while (from <= lower.length) {
    const next = lower.indexOf(sign, from)
    const stop = next < 0 ? lower.length : next
    const piece = trimChunk(text, start + from, start + stop)
    if (piece) pieces.push(piece)
    if (next < 0) break
    from = next + sign.length
  }
  return pieces
}
