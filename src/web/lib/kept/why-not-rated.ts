import type { RecordedResults } from '../../../contract/recorded.ts'
import { resultWords } from '../words/result.ts'

/** Why a product has no comedogenic rating, as far as the kept result tells. */
export function whyNotRated({ ingredients, productType }: RecordedResults): string {
  const ranges = ingredients.map(({ comedogenicRange }) => comedogenicRange)
  if (productType === undefined || ranges.length === 0 || ranges.includes(undefined))
    return resultWords.notRecorded
  const { notRatedNote, notRatedRinsed } = resultWords.figures
  const isRated = ranges.some((range) => range && !range.setAside)
  return isRated && productType.value === 'rinse-off' ? notRatedRinsed : notRatedNote
}
