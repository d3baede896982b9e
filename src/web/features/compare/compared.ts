import type { Comparison } from '../../../contract/analysis.ts'
import { compareWords } from '../../lib/words/compare.ts'

export type Compared = Comparison['products'][number]

/** Two or three beside one another, below one another on a phone. */
export const COLUMNS: Record<number, string> = {
  2: 'grid grid-cols-1 gap-4 md:grid-cols-2',
  3: 'grid grid-cols-1 gap-4 md:grid-cols-3',
}

export const nameOf = ({ analysis }: Compared) => analysis.productName || compareWords.unnamed
export const letterOf = (place: number) => compareWords.letters[place] ?? ''
