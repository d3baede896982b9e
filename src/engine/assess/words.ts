import type { IngredientFacts } from '../knowledge/compiled.ts'

type FunctionTerm = { term: string; plain: string }

/** One sentence on what it does, then what there is to know; our own words or those of its CosIng functions. */
export function describe(
  facts: IngredientFacts,
  functions: readonly FunctionTerm[],
  fit: { text: string } | null,
): string {
  const does = facts.sentence ?? describeFunctions(functions)
  const pregnancy = facts.traits?.find(({ trait }) => trait === 'pregnancy')
  const notes = [does, fit?.text ?? '', pregnancy ? `${pregnancy.note}.` : '']
  return notes.filter((note) => note !== '').join(' ')
}

export function describeFunctions(functions: readonly FunctionTerm[]): string {
  const plain = [...new Set(functions.map((term) => term.plain))].filter(
    (text) => text !== 'no function is reported',
  )
  if (plain.length === 0) return ''
  return `In a product it ${joinWords(plain.slice(0, 3))}.`
}

/** `a`, `a and b`, `a, b and c` */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** `Alcohol Denat.` at the end of a sentence has its full stop already. */
export function withFullStop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}
