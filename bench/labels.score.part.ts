/** How one photo's reading compares with the names that are truly on it. */
export type Score = {
  names: number
  listed: number
  hit: number
  exact: number
  any: number
  missed: string[]
}

/** Names are compared by letters and digits alone; a name counts as read with errors in at most 15 % of them. */
const ERRORS_SHARE_MAX = 0.15

export const nameKey = (name: string) =>
  name
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[^A-Z0-9]/g, '')

/** `listed` is what a parser made of the text; `any` needs no parser: the name stands somewhere in the text. */
export function scoreReading(truth: readonly string[], text: string, listed: readonly string[]): Score {
  const keys = listed.map(nameKey)
  const whole = nameKey(text)
  const score: Score = { names: truth.length, listed: listed.length, hit: 0, exact: 0, any: 0, missed: [] }
  const taken = new Set<number>()
  for (const name of truth) {
    const key = nameKey(name)
    const errorsMax = Math.floor(key.length * ERRORS_SHARE_MAX)
    if (fewestEditsInside(key, whole) <= errorsMax) score.any++
    const best = nearestKey(key, keys, taken)
    if (best && best.edits <= errorsMax) {
      taken.add(best.at)
      score.hit++
      if (best.edits === 0) score.exact++
    } else score.missed.push(name)
  }
  return score
}

function nearestKey(key: string, keys: readonly string[], taken: ReadonlySet<number>) {
  let best: { at: number; edits: number } | undefined
  keys.forEach((other, at) => {
    if (taken.has(at)) return
    const edits = editsBetween(key, other)
    if (!best || edits < best.edits) best = { at, edits }
  })
  return best
}

/** Levenshtein distance. */
function editsBetween(a: string, b: string): number {
  return lastRow(a, b, false).at(-1) ?? 0
}

/** The same against the best-fitting stretch of a longer text. */
function fewestEditsInside(pattern: string, text: string): number {
  return Math.min(...lastRow(pattern, text, true))
}

function lastRow(a: string, b: string, startsAnywhere: boolean): number[] {
  let row = Array.from({ length: b.length + 1 }, (_, at) => (startsAnywhere ? 0 : at))
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row
}

type Summary = {
  photos: number
  recall: number
  precision: number
  any: number
  exact: number
  /** Photos without a list on which one was found all the same. */
  falseLists: string
}

export function summarise(scores: readonly Score[]): Summary {
  const withList = scores.filter(({ names }) => names > 0)
  const sum = (key: 'names' | 'listed' | 'hit' | 'exact' | 'any') =>
    withList.reduce((total, score) => total + score[key], 0)
  const without = scores.filter(({ names }) => names === 0)
  return {
    photos: scores.length,
    recall: sum('hit') / sum('names'),
    precision: sum('hit') / sum('listed'),
    any: sum('any') / sum('names'),
    exact: sum('exact') / sum('names'),
    falseLists: without.length
      ? `${without.filter(({ listed }) => listed > 0).length}/${without.length}`
      : '',
  }
}
