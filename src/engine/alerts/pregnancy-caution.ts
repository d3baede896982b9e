import type { AllergyTerm, PregnancyCaution } from '../knowledge/compiled.ts'
import { holdsWords } from './word-patterns.ts'

/** What a name is known as: its words, the ingredient it is, and the entries of Annex II that forbid it. */
type Named = { words: readonly string[]; ingredient: number | null; entries: ReadonlySet<string> }

/** The first row that fits. The page of an ingredient, its marks and the alerts of a result all ask here. */
export function pregnancyCautionOf(
  { words, ingredient, entries }: Named,
  { pregnancy, allergies }: { pregnancy: readonly PregnancyCaution[]; allergies: readonly AllergyTerm[] },
): PregnancyCaution | null {
  const found = pregnancy.find(({ nameWords, allergy, refs }) => {
    const term = allergies.find(({ id }) => id === allergy)
    return (
      refs.some((ref) => entries.has(ref)) ||
      (ingredient !== null && term?.ingredients.includes(ingredient) === true) ||
      holdsWords(words, nameWords) ||
      (term ? holdsWords(words, term.nameWords) : false)
    )
  })
  return found ?? null
}
