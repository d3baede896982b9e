import type { Comparison } from '../../../contract/analysis.ts'
import { compareMessages } from '../../lib/messages/compare.ts'
import { resultMessages } from '../../lib/messages/result.ts'

export type Compared = Comparison['products'][number]

/** Two or three beside one another, below one another on a phone. */
export const COLUMNS: Record<number, string> = {
  2: 'grid grid-cols-1 gap-4 md:grid-cols-2',
  3: 'grid grid-cols-1 gap-4 md:grid-cols-3',
}

export const nameOf = ({ analysis }: Compared) => analysis.productName || compareMessages.unnamed

/** Today's score in words, where it is another than the kept one. */
export function otherScoreToday({ analysis: { analysisResults: kept, today } }: Compared): string | null {
  if (today === undefined || kept.overallScore === undefined) return null
  if (today.overallScore === kept.overallScore) return null
  return compareMessages.figures.today(resultMessages.today.score(today.overallScore))
}

export const letterOf = (place: number) => compareMessages.letters[place] ?? ''
