import type { Knowledge } from '../knowledge/load.ts'

type Segment = { start: number; end: number }

/** Shorter runs are one odd name, not several names without separators. */
const SHORTEST = 12
/** Cutting tries every position: a cap keeps hostile text linear. A real list without separators has under 4,000. */
export const SEGMENT_CHARS_MAX = 6_000

const COST = { name: 1, insideWord: 4, gapSign: 0.7, gapStart: 3 }
/** In a run of capitals without a blank no end of a word can be seen; then a cut inside a word says little against it. */
const COST_BLIND = { ...COST, insideWord: 1 }
const BLIND_FROM_CHARS = 24

/**
 * Cuts text whose separators were lost by the known names in it (`WaterGlycerinSodium Cocoyl Isethionate`): the
 * cover with the fewest names wins, ends of words are preferred, and what no name covers stays a piece of its own.
 * Null where the text does not look like several names.
 */
export function segmentNames(text: string, from: number, to: number, knowledge: Knowledge): Segment[] | null {
  const read = readKey(text, from, to)
  const { key } = read
  if (key.length < SHORTEST || key.length > SEGMENT_CHARS_MAX) return null
  const { pieces, names, known } = cutByPlan(read, cheapestCover(read, knowledge))
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
function cheapestCover(read: KeyText, knowledge: Knowledge): Int32Array {
  const { length } = read.key
  const isBlind = length >= BLIND_FROM_CHARS && read.isEdge.indexOf(true, 1) < 0
  const price = isBlind ? COST_BLIND : COST
  const cost = new Float64Array(length + 1)
  const plan = new Int32Array(length + 1)
  for (let i = length - 1; i >= 0; i--) {
    const isInGap = i + 1 < length && plan[i + 1] === 0
    const gap = (cost[i + 1] ?? 0) + price.gapSign + (isInGap ? 0 : price.gapStart)
    const name = cheapestName(read, i, (end) => cost[end] ?? 0, { knowledge, price })
    cost[i] = Math.min(gap, name.cost)
    plan[i] = name.cost < gap ? name.length : 0
  }
  return plan
}

/** The known name that costs least where it begins, with what follows it. */
function cheapestName(
  { key, isEdge }: KeyText,
  from: number,
  costFrom: (end: number) => number,
  { knowledge, price }: { knowledge: Knowledge; price: typeof COST },
): { cost: number; length: number } {
  let best = { cost: Infinity, length: 0 }
  for (const name of knowledge.prefixes.get(key.slice(from, from + 4))) {
    const end = from + name.length
    if (end > key.length || !key.startsWith(name, from)) continue
    const isTornEnd = end < key.length && !isEdge[end]
    const torn = (isEdge[from] ? 0 : price.insideWord) + (isTornEnd ? price.insideWord : 0)
    const cost = costFrom(end) + price.name + torn
    if (cost < best.cost) best = { cost, length: name.length }
  }
  return best
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}
