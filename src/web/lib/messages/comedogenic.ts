import type { Comedogenic } from '../../../contract/finding.ts'
import { counted } from '../format.ts'
import { pointsText } from '../strip/verdict.ts'

const ASIDE = {
  salt: 'a salt dissolves in water and leaves no film in a pore',
  gum: 'a gum thickens a product at a few tenths of a per cent',
  'film-former': 'a film former stands in a product at a few tenths of a per cent',
} as const

/** How the rating came about, in half a sentence: the lists, what they say, who stands alone, what is set aside. */
export function comedogenicBasis({ lists, max, median, min, outlier, setAside, isDisputed }: Comedogenic) {
  const range = min === max ? pointsText(min) : `${pointsText(min)} to ${pointsText(max)}`
  if (setAside) return `published lists say ${range} of 5; not counted, since ${ASIDE[setAside]}`
  if (median === undefined || lists === undefined) return basisOfBefore(range, isDisputed)
  const hasOutlier = typeof outlier === 'number'
  const count = lists - (hasOutlier ? 1 : 0)
  const of =
    count === 1 ? 'from one published list only' : `the median of ${counted(count, 'published list')}`
  const spread = min === max ? '' : `, which say ${range}${isDisputed ? ' and so disagree' : ''}`
  const alone = hasOutlier ? `; one more says ${pointsText(outlier)} and is not counted` : ''
  return of + spread + alone
}

/** Some lists say otherwise: one alone, or several. */
export function isContested({ isDisputed, outlier }: Comedogenic): boolean {
  return isDisputed || typeof outlier === 'number'
}

/** Results kept before held the range over all lists and no more. */
function basisOfBefore(range: string, isDisputed: boolean): string {
  return `published lists say ${range}${isDisputed ? '; disputed, since they differ by two or more' : ''}`
}
