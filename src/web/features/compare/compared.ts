import type { Comparison } from '../../../contract/analysis.ts'
import { compareWords } from '../../lib/words/compare.ts'
import { resultWords } from '../../lib/words/result.ts'

export type Compared = Comparison['products'][number]

/** Two or three beside one another, below one another on a phone. */
export const COLUMNS: Record<number, string> = {
  2: 'grid grid-cols-1 gap-4 md:grid-cols-2',
  3: 'grid grid-cols-1 gap-4 md:grid-cols-3',
}

export const nameOf = ({ analysis }: Compared) => analysis.productName || compareWords.unnamed

/** Today's score in words, where it is another than the kept one. */
export function otherScoreToday({ analysis: { analysisResults: kept, today } }: Compared): string | null {
  if (today === undefined || kept.overallScore === undefined) return null
  if (today.overallScore === kept.overallScore) return null
  return compareWords.figures.today(resultWords.today.score(today.overallScore))
}

export const letterOf = (place: number) => compareWords.letters[place] ?? ''
