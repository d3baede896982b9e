import type { Knowledge } from '../knowledge/load.ts'

type Segment = { start: number; end: number }

/** Shorter runs are one odd name, not several names without separators. */
const SHORTEST = 12
/** Cutting tries every position: a cap keeps hostile text linear. A real list without separators has under 4,000. */
export const SEGMENT_CHARS_MAX = 6_000

const COST = { name: 1, insideWord: 4, gapSign: 0.7, gapStart: 3 }

/**
 * Cuts text whose separators were lost by the known names in it (`WaterGlycerinSodium Cocoyl Isethionate`): the
 * cover with the fewest names wins, ends of words are preferred, and what no name covers stays a piece of its own.
 * Null where the text does not look like several names.
 */
export function segmentNames(text: string, from: number, to: number, knowledge: Knowledge): Segment[] | null {
  const read = readKey(text, from, to)
  const { key } = read
  if (key.length < SHORTEST || key.length > SEGMENT_CHARS_MAX) return null
  const { pieces, names, known } = cutByPlan(read, cheapestCover(key, read.isEdge, knowledge))
  const isWhole = known === key.length && names >= 2
  const isMostly = names >= 4 && known / key.length >= 0.75
  return isWhole || isMostly ? pieces : null
}

function cutByPlan(
  { key, at }: KeyText,
  plan: Int32Array,
): { pieces: Segment[]; names: number; known: number } {
  const pieces: Segment[] = []
  let known = 0
  let names = 0
  let gapFrom = 0
  const add = (start: number, end: number) => {
    if (end > start) pieces.push({ start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 })
  }
  for (let i = 0; i < key.length;) {
    const length = plan[i] ?? 0
    if (length > 0) {
      add(gapFrom, i)
      add(i, i + length)
      gapFrom = i + length
      known += length
      names++
    }
    i += Math.max(1, length)
  }
  add(gapFrom, key.length)
  return { pieces, names, known }
}

type KeyText = { key: string; at: number[]; isEdge: boolean[] }

/** The key of the text with the place of each sign, and whether a word may end before it. */
function readKey(text: string, from: number, to: number): KeyText {
  let key = ''
  const at: number[] = []
  const isEdge: boolean[] = []
  let last = 32
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i)
    const upper = code >= 97 && code <= 122 ? code - 32 : code
    const isSign = (upper >= 65 && upper <= 90) || (upper >= 48 && upper <= 57)
    if (isSign) {
      key += String.fromCharCode(upper)
      at.push(i)
      isEdge.push(!isAlphanumeric(last) || (last >= 97 && last <= 122 && code >= 65 && code <= 90))
    }
    last = code
  }
  return { key, at, isEdge }
}

/** For each position the length of the name to take there, 0 to leave one sign uncovered; filled from the end. */
function cheapestCover(key: string, isEdge: readonly boolean[], knowledge: Knowledge): Int32Array {
  const cost = new Float64Array(key.length + 1)
  const plan = new Int32Array(key.length + 1)
  const isGap = new Uint8Array(key.length + 1)
  for (let i = key.length - 1; i >= 0; i--) {
    let best = (cost[i + 1] ?? 0) + COST.gapSign + (isGap[i + 1] ? 0 : COST.gapStart)
    isGap[i] = 1
    for (const name of knowledge.prefixes.get(key.slice(i, i + 4))) {
      const end = i + name.length
      if (end > key.length || !key.startsWith(name, i)) continue
      const torn =
        (isEdge[i] ? 0 : COST.insideWord) + (end === key.length || isEdge[end] ? 0 : COST.insideWord)
      const total = (cost[end] ?? 0) + COST.name + torn
      if (total < best) {
        best = total
        plan[i] = name.length
        isGap[i] = 0
      }
    }
    cost[i] = best
  }
  return plan
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}
