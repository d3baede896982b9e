/** Names by their first four signs, longest first, for cutting text whose separators were lost. */
export type PrefixIndex = { get: (start: string) => readonly string[] }

const START = 4
/** Short names (`TEA`, `BHT`) and numbers stand inside too many words to cut by; `PEG-75` before `Lanolin` is the head of one name. */
const NO_NAME = /^(?:.{0,3}|\d+|(?:PEG|PPG|POLYGLYCERIN)(?:\d.{0,3})?)$/
const NONE: readonly string[] = []

export function buildPrefixIndex(keys: readonly string[]): PrefixIndex {
  // Filled at the first use: most lists keep their separators, and loading must stay quick.
  let buckets: Map<string, string[]> | null = null
  const fill = () => {
    const filled = new Map<string, string[]>()
    for (const key of keys) {
      if (NO_NAME.test(key)) continue
      const start = key.slice(0, START)
      const bucket = filled.get(start)
      if (bucket) bucket.push(key)
      else filled.set(start, [key])
    }
    for (const bucket of filled.values()) bucket.sort((a, b) => b.length - a.length)
    return filled
  }
  return { get: (start) => (buckets ??= fill()).get(start) ?? NONE }
}
