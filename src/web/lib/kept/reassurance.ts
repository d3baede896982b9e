import { comedogenicLabel } from '../../../contract/bands.ts'
import type { RecordedResults } from '../../../contract/recorded.ts'

/**
 * Where too little of a list is known for a score, what is known of the rest reassures of nothing: no 'low risk' is said of it. A risk that
 * was found stays one. `undefined` is what an older row did not record.
 */
type Told = Pick<RecordedResults, 'overallScore'>

export function toldAllergenRisk({
  allergenRisk,
  overallScore,
}: Told & Pick<RecordedResults, 'allergenRisk'>) {
  return allergenRisk === 'low' && overallScore === null ? ('unknown' as const) : allergenRisk
}

/** The word beside a comedogenic rating; null where there is none to say. */
export function toldComedogenic({
  comedogenicRating: rating,
  overallScore,
}: Told & Pick<RecordedResults, 'comedogenicRating'>) {
  if (typeof rating !== 'number') return null
  const word = comedogenicLabel(rating)
  return word === 'Low risk' && overallScore === null ? null : word
}
