import type { Chunk } from './chunks.ts'
import { trimChunk } from './chunks.ts'
import { exactly, type Reading } from './reading.ts'

/** Longer runs without a comma are left to the cutting by known names, which costs less there. */
const WORDS_MAX = 24
const WORDS_IN_NAME_MAX = 10

/**
 * Cuts a piece whose commas were lost (`Talc Mica`, `Parfum (Fragrance) Limonene`) at its blanks, where every part is a
 * known name by itself. Of several ways the one with the fewest names is taken. Null where the piece is not made of names.
 */
export function cutAtLostCommas(reading: Reading, { start, end }: Chunk): Chunk[] | null {
  const words = wordsOf(reading.text, start, end)
  if (words.length < 2 || words.length > WORDS_MAX || reading.segmentBudget < end - start) return null
  // A sign in the middle begins a footnote: `Limonene *Natural Oil` is not two names.
  if (reading.text.slice(start, end).includes('*')) return null
  reading.segmentBudget -= end - start
  const next = fewestNames(reading, words)
  const pieces: Chunk[] = []
  for (let at = 0; at < words.length;) {
    const step = next[at]
    if (!step) return null
    const piece = step.isName ? trimPiece(reading.text, words, at, step.to) : null
    if (piece) pieces.push(piece)
    at = step.to
  }
  return pieces.length > 1 ? pieces : null
}

function trimPiece(text: string, words: readonly Chunk[], from: number, to: number): Chunk | null {
  let [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0]
  while (start < end && text.charAt(start) === '&') start++
  while (end > start && text.charAt(end - 1) === '&') end--
  return trimChunk(text, start, end)
}

/** Words that join two names and belong to neither. */
const JOINTS = new Set(['(and)', '[and]', 'and', '&', '+', '/', '-'])

type Step = { to: number; names: number; isName: boolean }

/** For each word where the name that begins there ends, filled from the end; only what leads to the end is looked up. */
function fewestNames(reading: Reading, words: readonly Chunk[]): (Step | undefined)[] {
  const steps: (Step | undefined)[] = []
  steps[words.length] = { to: words.length, names: 0, isName: false }
  for (let from = words.length - 1; from >= 0; from--) {
    const skipped = isJoint(reading.text, words[from]) ? steps[from + 1] : undefined
    if (skipped && from > 0) steps[from] = { to: from + 1, names: skipped.names, isName: false }
    for (let to = Math.min(words.length, from + WORDS_IN_NAME_MAX); to > from; to--) {
      const rest = steps[to]
      if (!rest || rest.names + 1 >= (steps[from]?.names ?? Infinity)) continue
      if (isName(reading, words, from, to)) steps[from] = { to, names: rest.names + 1, isName: true }
    }
  }
  return steps
}

function isName(reading: Reading, words: readonly Chunk[], from: number, to: number): boolean {
  const [first, last] = [words[from], words[to - 1]]
  if (!first || !last || isJoint(reading.text, first) || isJoint(reading.text, last)) return false
  return exactly(reading, reading.text.slice(first.start, last.end)) !== null
}

function isJoint(text: string, word: Chunk | undefined): boolean {
  return word !== undefined && JOINTS.has(text.slice(word.start, word.end).toLowerCase())
}

/** Words between blanks; what stands in brackets stays with them, and a name may begin right behind: `Aqua (Water)Glycerin`. */
function wordsOf(text: string, start: number, end: number): Chunk[] {
  const words: Chunk[] = []
  let from = start
  let depth = 0
  const add = (to: number, next: number) => {
    if (to > from) words.push({ start: from, end: to })
    from = next
  }
  for (let at = start; at < end; at++) {
    const sign = text.charAt(at)
    if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) {
      depth = Math.max(0, depth - 1)
      if (depth === 0) add(at + 1, at + 1)
    } else if (depth === 0 && ' \n'.includes(sign)) add(at, at + 1)
  }
  add(end, end)
  return words
}
