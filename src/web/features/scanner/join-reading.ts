const ENDS_A_NAME = /[,;.:•|]$/
/** A comma between digits is part of a name: `1,2-Hexanediol`. */
const SEPARATORS = /[;•|]|,(?!\d)/g
/** Photos of one list seldom share more, and looking further would only find what stands twice by chance. */
const SHARED_MAX = 30
/** One name may stand in both parts of a list by itself. */
const SHARED_MIN = 2
const ALIKE_MIN = 0.75

type Piece = { start: number; key: string }

/** What one photo of a list gave. Print that is no list by itself (`isList` false) counts where it goes on with another part. */
export type Part = { id: string; text: string; isList: boolean }

type Joined = {
  text: string
  /** How many names were kept once. */
  shared: number
  /** Photos in a row that show no names in common. */
  gaps: [string, string][]
  /** Print that is no list and goes on with none. */
  loose: string[]
}

type Group = Part & { ids: string[] }

const TYPED = 'typed'

/**
 * The parts of a list that does not fit one picture, below what was typed before them; of nothing that was typed a letter
 * is lost but what a photo shows again. Names at the end of the one and the beginning of another (whichever was taken
 * first) are their overlap and are kept once. Without any, a comma says that the last name of the one and the first of the
 * other are two.
 */
export function joinParts(typed: string, parts: readonly Part[]): Joined {
  const above = typed.trim() === '' ? [] : [{ id: TYPED, text: typed, isList: true }]
  const { groups, shared } = mergeOverlapping(
    [...above, ...parts].map((part) => ({ ...part, text: part.text.trimEnd(), ids: [part.id] })),
  )
  const kept = groups.filter(({ isList }) => isList)
  const groupOf = (id: string) => kept.find(({ ids }) => ids.includes(id))
  const placed = parts.filter(({ id }) => groupOf(id))
  return {
    text: kept.reduce((text, group) => (text === '' ? group.text : below(text, group.text)), ''),
    shared,
    gaps: placed.flatMap(({ id }, at) => {
      const next = placed[at + 1]
      return next && groupOf(id) !== groupOf(next.id) ? [[id, next.id] as [string, string]] : []
    }),
    loose: parts.filter(({ id }) => !groupOf(id)).map(({ id }) => id),
  }
}

/** Neighbours are tried first: names that stand twice by chance are likelier further apart. */
function mergeOverlapping(apart: readonly Group[]): { groups: Group[]; shared: number } {
  const groups = [...apart]
  let shared = 0
  for (let distance = 1; distance < groups.length; distance++) {
    for (let at = 0; at + distance < groups.length; at++) {
      const [one, other] = [groups[at], groups[at + distance]]
      const overlap = one && other && (atOverlap(one.text, other.text) ?? atOverlap(other.text, one.text))
      if (!overlap) continue
      shared += overlap.shared
      const { text } = overlap
      groups[at] = { ...one, text, isList: one.isList || other.isList, ids: [...one.ids, ...other.ids] }
      groups.splice(at + distance, 1)
      // What is longer now may meet what neither of the two did.
      distance = 0
      break
    }
  }
  return { groups, shared }
}

function below(text: string, next: string): string {
  return `${text}${ENDS_A_NAME.test(text) ? '' : ','}\n${next}`
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
