/**
 * `NUT` is that word, `COCO*` any word that begins so, `*PARABEN` any that ends so, `MILK PROTEIN` both words. A pattern behind
 * `!` (`!PORIA COCOS`) speaks of a name that only looks so: where it fits, no other does.
 */
export function holdsWords(words: readonly string[], patterns: readonly string[]): boolean {
  return (
    patterns.some((pattern) => !pattern.startsWith('!') && fits(words, pattern)) &&
    !onlyLooksSo(words, patterns)
  )
}

/** A pattern behind `!` fits. */
export function onlyLooksSo(words: readonly string[], patterns: readonly string[]): boolean {
  return patterns.some((pattern) => pattern.startsWith('!') && fits(words, pattern.slice(1)))
}

function fits(words: readonly string[], pattern: string): boolean {
  if (pattern.endsWith('*')) return words.some((word) => word.startsWith(pattern.slice(0, -1)))
  if (pattern.startsWith('*')) return words.some((word) => word.endsWith(pattern.slice(1)))
  return pattern.split(' ').every((part) => words.includes(part))
}
