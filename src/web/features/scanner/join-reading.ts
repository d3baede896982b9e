const ENDS_A_NAME = /[,;.:•|]$/
/** A comma between digits is part of a name: `1,2-Hexanediol`. */
const SEPARATORS = /[;•|]|,(?!\d)/g
/** Photos of one list seldom share more, and looking further would only find what stands twice by chance. */
const SHARED_MAX = 30
/** One name may stand in both parts of a list by itself. */
const SHARED_MIN = 2
const ALIKE_MIN = 0.75

type Piece = { start: number; key: string }

/**
 * The next photo of a list that does not fit one picture comes after the text that is there; of nothing that stands in the
 * box a letter is lost but what the photo shows again. Names at the end of the one and the beginning of the other (or the
 * other way round, where the lower part came first) are the overlap: `shared` says how many were kept once. Without any, a
 * comma says that the last name of the one and the first of the other are two.
 */
export function joinReading(before: string, read: string): { text: string; shared: number } {
  const kept = before.trimEnd()
  if (kept === '') return { text: read, shared: 0 }
  const overlap = atOverlap(kept, read) ?? atOverlap(read, kept)
  if (overlap) return overlap
  return { text: `${kept}${ENDS_A_NAME.test(kept) ? '' : ','}\n${read}`, shared: 0 }
}

/** Null where the end of the upper text is not the beginning of the lower one. */
function atOverlap(upper: string, lower: string): { text: string; shared: number } | null {
  const above = piecesOf(upper)
  const below = piecesOf(lower)
  for (let from = Math.max(0, above.length - SHARED_MAX); from <= above.length - SHARED_MIN; from++) {
    const shared = above.length - from
    // The first line of a photo may begin in the middle of a name.
    const isTorn = isEndOf(below[0], above[from - 1])
    const first = isTorn ? 1 : 0
    const [last, next] = [above.at(-1), below[first + shared - 1]]
    if (!last || !next) continue
    const whole = above.slice(from, -1).every((piece, at) => areAlike(piece, below[first + at]))
    // The last line of a photo may end in the middle of one, which the other photo shows whole.
    const isLastShared = areAlike(last, next) || (shared > SHARED_MIN && next.key.startsWith(last.key))
    if (whole && isLastShared) return { text: upper.slice(0, last.start) + lower.slice(next.start), shared }
  }
  return null
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const { index } of [...text.matchAll(SEPARATORS), { index: text.length }]) {
    const piece = text.slice(start, index)
    const key = piece.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    if (key !== '') pieces.push({ start: start + piece.length - piece.trimStart().length, key })
    start = index + 1
  }
  return pieces
}

function isEndOf(torn: Piece | undefined, whole: Piece | undefined): boolean {
  return torn !== undefined && whole !== undefined && torn.key !== whole.key && whole.key.endsWith(torn.key)
}

/** By the pairs of letters that two names share (Dice); two photos seldom misread the same letters. Other numbers are other names. */
function areAlike(one: Piece, other: Piece | undefined): boolean {
  if (!other) return false
  if (one.key === other.key) return true
  if (digitsOf(one) !== digitsOf(other)) return false
  const [a, b] = [pairsOf(one.key), pairsOf(other.key)]
  let common = 0
  for (const pair of a) if (b.has(pair)) common += 1
  return (2 * common) / (a.size + b.size) >= ALIKE_MIN
}

function digitsOf({ key }: Piece): string {
  return key.replace(/\D/g, '')
}

function pairsOf(key: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(at, at + 2)))
}
