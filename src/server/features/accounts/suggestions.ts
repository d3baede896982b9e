import type { AllergySuggestion } from '../../../contract/account.ts'
import type { Deps } from '../../deps.ts'

const SHOWN = 8

/** Terms with a word that begins with what is typed, then those that hold it; without words the first of the table. */
export function suggestAllergies({ knowledge }: Deps, q: string): AllergySuggestion[] {
  const typed = q.trim().toLowerCase()
  const ranked = knowledge.allergies.flatMap((term) => {
    const words = [term.label.toLowerCase(), ...term.words]
    if (words.some((word) => word.startsWith(typed))) return [{ term, rank: 0 }]
    return words.some((word) => word.includes(typed)) ? [{ term, rank: 1 }] : []
  })
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ term: { label, because } }) => ({ label, because }))
}
