/**
 * `NUT` is that word, `COCO*` any word that begins so, `*PARABEN` any that ends so, `MILK PROTEIN` both words wherever they stand,
 * `WATER-WILLOW` side by side in that order: the bark water of a willow has both too. A pattern behind `!` (`!PORIA-COCOS`) speaks
 * of a name that only looks so: where it fits, no other does.
 */
export function holdsWords(words: readonly string[], patterns: readonly string[]): boolean {
  const { included, excluded } = sorted(patterns)
  return fits(words, included) && !fits(words, excluded)
}

/** A pattern behind `!` fits. */
export function onlyLooksSo(words: readonly string[], patterns: readonly string[]): boolean {
  return fits(words, sorted(patterns).excluded)
}

/** Patterns by their kind, so that a word is looked up and not held against each of them. */
type Sorted = { whole: Set<string>; starts: string[]; ends: string[]; phrases: string[][]; rows: string[][] }
type Patterns = { included: Sorted; excluded: Sorted }

/** The rows of the knowledge are asked for every name, and do not change. */
const known = new WeakMap<readonly string[], Patterns>()

function sorted(patterns: readonly string[]): Patterns {
  const kept = known.get(patterns)
  if (kept) return kept
  const found = {
    included: sort(patterns.filter((pattern) => !pattern.startsWith('!'))),
    excluded: sort(patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))),
  }
  known.set(patterns, found)
  return found
}

function sort(patterns: readonly string[]): Sorted {
  const found: Sorted = { whole: new Set(), starts: [], ends: [], phrases: [], rows: [] }
  for (const pattern of patterns) {
    if (pattern.endsWith('*')) found.starts.push(pattern.slice(0, -1))
    else if (pattern.startsWith('*')) found.ends.push(pattern.slice(1))
    else if (pattern.includes('-')) found.rows.push(pattern.split('-'))
    else if (pattern.includes(' ')) found.phrases.push(pattern.split(' '))
    else found.whole.add(pattern)
  }
  return found
}

function fits(words: readonly string[], { whole, starts, ends, phrases, rows }: Sorted): boolean {
  return (
    words.some(
      (word) =>
        whole.has(word) ||
        starts.some((start) => word.startsWith(start)) ||
        ends.some((end) => word.endsWith(end)),
    ) ||
    phrases.some((parts) => parts.every((part) => words.includes(part))) ||
    rows.some((parts) => words.some((_, at) => parts.every((part, next) => words[at + next] === part)))
  )
}
