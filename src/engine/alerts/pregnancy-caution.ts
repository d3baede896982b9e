import type { AllergyTerm, PregnancyCaution } from '../knowledge/compiled.ts'
import { holdsWords, onlyLooksSo } from './word-patterns.ts'

/** What a name is known as: its words, the ingredient it is, and the entries of Annex II that forbid it. */
type Named = { words: readonly string[]; ingredient: number | null; entries: ReadonlySet<string> }

type Told = { pregnancy: readonly PregnancyCaution[]; allergies: readonly AllergyTerm[] }

/** The first row that fits. The page of an ingredient, its marks and the alerts of a result all ask here. */
export function pregnancyCautionOf(
  { words, ingredient, entries }: Named,
  told: Told,
): PregnancyCaution | null {
  const found = rowsOf(told).find(
    ({ row: { nameWords, refs }, term, members }) =>
      (entries.size > 0 && refs.some((ref) => entries.has(ref)) && !onlyLooksSo(words, nameWords)) ||
      (ingredient !== null && members.has(ingredient)) ||
      holdsWords(words, nameWords) ||
      (term ? holdsWords(words, term.nameWords) : false),
  )
  return found?.row ?? null
}

/** A row with the allergy that it names. */
type Row = { row: PregnancyCaution; term: AllergyTerm | undefined; members: ReadonlySet<number> }

/** Every ingredient and every name of a list is held against all rows: what each of them names is found once. */
const known = new WeakMap<Told['pregnancy'], { allergies: Told['allergies']; rows: readonly Row[] }>()

function rowsOf({ pregnancy, allergies }: Told): readonly Row[] {
  const kept = known.get(pregnancy)
  if (kept?.allergies === allergies) return kept.rows
  const byId = new Map(allergies.toReversed().map((term) => [term.id, term]))
  const rows = pregnancy.map((row) => {
    const term = byId.get(row.allergy)
    return { row, term, members: new Set(term?.ingredients) }
  })
  known.set(pregnancy, { allergies, rows })
  return rows
}
