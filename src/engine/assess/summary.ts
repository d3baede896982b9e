import type { AnalysisResults, Coverage } from '../../contract/analysis.ts'
import { summaryWord } from '../../contract/bands.ts'
import type { PersonalAlert } from '../../contract/finding.ts'
import type { Profile } from '../profile.ts'
import type { Assessed } from './assess-item.ts'
import type { Axes } from './axes.ts'
import type { ProductScore } from './product-score.ts'
import { joinWords } from './words.ts'

export type SummaryInput = {
  assessed: readonly Assessed[]
  score: ProductScore
  axes: Axes
  coverage: Coverage
  isPartial: boolean
  alerts: readonly PersonalAlert[]
  profile: Profile | undefined
}

/** The result in plain sentences of our own; every figure in them stands in the result as well. */
export function summarise(input: SummaryInput): AnalysisResults['aiSummary'] {
  const { score, coverage } = input
  if (coverage.total === 0) return 'No ingredient list was found in this text.'
  if (score.overallScore === null) {
    return `None of the ${coverage.total} names could be recognised, so we don't know how to score this list.`
  }
  return [
    `Overall this list looks ${summaryWord(score.overallScore)}: ${score.overallScore} of 100.`,
    coverageSentence(coverage, input.isPartial),
    reasonSentence(input),
    axesSentence(input.axes),
    allergySentence(input),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function coverageSentence({ total, recognised, classOnly }: Coverage, isPartial: boolean): string {
  const byClass = classOnly > 0 ? `, ${classOnly} more by class only` : ''
  const partial = isPartial ? ' The score speaks for that part of the list only.' : ''
  return `${recognised} of ${total} recognised${byClass}.${partial}`
}

function reasonSentence({ score, assessed }: SummaryInput): string {
  if (score.cap) return score.cap.text
  const strongest = [...score.deductions].sort((a, b) => b.points - a.points).slice(0, 3)
  if (strongest.length === 0) return 'No restriction was found for the names we know.'
  const names = [...new Set(strongest.map(({ ingredient }) => assessed[ingredient]?.finding.printed ?? ''))]
  return `Most points go to ${joinWords(names)}.`
}

function axesSentence({ allergenRisk, veganStatus, veganUnknowable }: Axes): string {
  const allergens =
    allergenRisk === 'low' ? 'No listed allergen was found.' : `Allergen risk: ${allergenRisk}.`
  const vegan = veganStatus
    ? veganUnknowable.length > 0
      ? `No animal-derived ingredient is known, but a label cannot tell the origin of ${veganUnknowable.length} of them.`
      : 'No animal-derived ingredient is known.'
    : 'It holds animal-derived ingredients.'
  return `${allergens} ${vegan}`
}

function allergySentence({ alerts, profile }: SummaryInput): string {
  if (!profile || profile.allergies.length === 0) return ''
  const hits = alerts.filter(({ kind }) => kind === 'allergy').length
  if (hits > 0)
    return hits === 1
      ? 'One of your allergies matches the list.'
      : `${hits} of your allergies match the list.`
  return 'None of your allergies was matched; no match is not a guarantee.'
}
