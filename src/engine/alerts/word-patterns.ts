/** `NUT` is that word, `COCO*` any word that begins so, `*PARABEN` any that ends so. */
export function holdsWords(words: readonly string[], patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (pattern.endsWith('*')) return words.some((word) => word.startsWith(pattern.slice(0, -1)))
    if (pattern.startsWith('*')) return words.some((word) => word.endsWith(pattern.slice(1)))
    const parts = pattern.split(' ')
    return parts.every((part) => words.includes(part))
  })
}
