import type { RecordedIngredient } from './recorded.ts'

/** What counts of an ingredient list: a name that the same product names twice is one ingredient. */
export function distinct<T extends Pick<RecordedIngredient, 'isNamedBefore'>>(
  ingredients: readonly T[],
): T[] {
  return ingredients.filter(({ isNamedBefore }) => isNamedBefore !== true)
}
