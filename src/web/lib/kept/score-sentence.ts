import { isPerhapsForbidden, summaryWord } from '../../../contract/bands.ts'
import type { RecordedResults } from '../../../contract/recorded.ts'
import { resultMessages } from '../messages/result.ts'

const { summary } = resultMessages

/** What a result's score says of a product in one sentence, or why there is none. */
export function scoreSentence(
  { overallScore, ingredients }: Pick<RecordedResults, 'overallScore' | 'ingredients'>,
  productName: string,
): string {
  if (overallScore === undefined) return summary.scoreNotRecorded
  if (overallScore !== null)
    return summary.sentence(productName || summary.thisProduct, summaryWord(overallScore), overallScore)
  return ingredients.some(isPerhapsForbidden) ? summary.unsureName : summary.noScore
}
