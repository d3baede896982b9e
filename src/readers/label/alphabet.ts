/** One sign the reader may write, with every class of the model that stands for it. */
type Sign = { char: string; classes: readonly number[] }

export type Alphabet = {
  signs: readonly Sign[]
  blank: number
  space: number
  comma: number
  /** The model's own numbers of the classes above, in their order: what is kept of its last layer. */
  kept: readonly number[]
}

const LATIN = /^[\x21-\x7e\u00c0-\u00ff\u0100-\u017f®™°µμ·•αβ]$/u

/**
 * The model knows 6,623 signs, most of them Chinese; a list of ingredients is Latin by law. Full-width forms are
 * the same letters to a reader of labels, so both classes count as one sign.
 * Class 0 is CTC's blank, the file's signs follow, and the space comes last.
 */
export function latinAlphabet(keysFile: string): Alphabet {
  const keys = keysFile.replace(/\r/g, '').replace(/\n$/, '').split('\n')
  const classesOf = new Map<string, number[]>([[' ', [keys.length + 1]]])
  keys.forEach((key, at) => {
    const char = plainForm(key)
    if (LATIN.test(char)) classesOf.set(char, [...(classesOf.get(char) ?? []), at + 1])
  })
  const kept = [0]
  const signs: Sign[] = [{ char: '', classes: [0] }]
  for (const [char, classes] of classesOf) {
    signs.push({ char, classes: classes.map((_, at) => kept.length + at) })
    kept.push(...classes)
  }
  const find = (char: string) => signs.findIndex((sign) => sign.char === char)
  return { signs, blank: 0, space: find(' '), comma: find(','), kept }
}

/** NFKC turns full-width letters and signs into plain ones; the ideographic comma it leaves alone. */
function plainForm(key: string): string {
  if (key === '、' || key === '﹑') return ','
  if (key === '’' || key === '‘' || key === '′') return "'"
  if (key === '∶') return ':'
  if (key === '∙' || key === '●') return '•'
  return key.normalize('NFKC')
}
