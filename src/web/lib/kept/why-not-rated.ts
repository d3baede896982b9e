import type { RecordedResults } from '../../../contract/recorded.ts'
import { resultMessages } from '../messages/result.ts'

/** Why a product has no comedogenic rating, as far as the kept result tells. */
export function whyNotRated({ ingredients, productType }: RecordedResults): string {
  const ranges = ingredients.map(({ comedogenicRange }) => comedogenicRange)
  if (productType === undefined || ranges.length === 0 || ranges.includes(undefined))
    return resultMessages.notRecorded
  const { notRatedNote, notRatedRinsed } = resultMessages.figures
  const isRated = ranges.some((range) => range && !range.setAside)
  return isRated && productType.value === 'rinse-off' ? notRatedRinsed : notRatedNote
}
