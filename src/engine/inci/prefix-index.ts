/** Names by their first four signs, longest first, for cutting text whose separators were lost. */
export type PrefixIndex = { get: (start: string) => readonly string[]; longest: number }

const START = 4
/** Shorter names (`TEA`, `BHT`) stand inside too many words to cut by. */
const SHORTEST = 4
const HEADS = ['PEG', 'PPG', 'POLYGLYCERIN']
const NONE: readonly string[] = []

export function buildPrefixIndex(keys: readonly string[]): PrefixIndex {
  // Filled at the first use: most lists keep their separators, and loading must stay quick.
  let buckets: Map<string, string[]> | null = null
  const longest = keys.reduce((most, key) => Math.max(most, key.length), 0)
  const fill = () => {
    const filled = new Map<string, string[]>()
    for (const key of keys) {
      if (key.length < SHORTEST || isDigits(key) || isHead(key)) continue
      const start = key.slice(0, START)
      const bucket = filled.get(start)
      if (bucket) bucket.push(key)
      else filled.set(start, [key])
    }
    for (const bucket of filled.values()) bucket.sort((a, b) => b.length - a.length)
    return filled
  }
  return { get: (start) => (buckets ??= fill()).get(start) ?? NONE, longest }
}

/** `PEG-75` in front of `Lanolin` is the head of one name. */
function isHead(key: string): boolean {
  return HEADS.some(
    (head) =>
      key.startsWith(head) &&
      key.length <= head.length + 4 &&
      isDigits(key.slice(head.length, head.length + 1)),
  )
}

function isDigits(key: string): boolean {
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i)
    if (code < 48 || code > 57) return false
  }
  return true
}
