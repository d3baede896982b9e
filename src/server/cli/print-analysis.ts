import type { AnalysisResults } from '../../contract/analysis.ts'
import { comedogenicLabel, namesRated, ringLabel, safetyTone, shownRating } from '../../contract/bands.ts'
import type { IngredientFinding } from '../../contract/finding.ts'

const MARK = { good: '+', fair: '~', poor: '!', unknown: '?' } as const

/** A result for reading in a terminal: words and marks, no colour that a pipe would garble. */
export function printAnalysis(results: AnalysisResults): string {
  return [
    headline(results),
    '',
    ...results.ingredients.map((ingredient, index) => ingredientLine(ingredient, index)),
    '',
    ...section(
      'Points taken off 100',
      results.deductions.map((step) => deductionLine(results, step)),
    ),
    ...section('Cap', results.cap ? [`${results.cap.score}: ${results.cap.text}`] : []),
    ...section('Your alerts', results.personalAlerts ?? []),
    ...section('Notes', results.notices),
    ...section(
      'Left out',
      results.leftOut.map(({ text, reason }) => `${short(text)} (${reason})`),
    ),
    results.aiSummary,
    '',
    `Engine ${results.madeBy.engine}, knowledge ${results.madeBy.knowledge}. Product type: ${results.productType.value}${results.productType.isGuessed ? ' (guessed)' : ''}.`,
  ].join('\n')
}

function headline(results: AnalysisResults): string {
  const { overallScore, coverage, comedogenicRating } = results
  const score =
    overallScore === null
      ? 'Score: unknown'
      : `Score: ${overallScore}/100 (${ringLabel(overallScore)}${results.isPartial ? ', partial' : ''})`
  const clogging =
    comedogenicRating === null
      ? 'comedogenic: no rating'
      : `comedogenic: ${shownRating(comedogenicRating)}/5 (${comedogenicLabel(comedogenicRating)}, ${namesRated(results.ingredients)} of ${coverage.total} names rated)`
  const vegan = results.veganStatus
    ? 'no animal-derived ingredient known'
    : 'contains animal-derived ingredients'
  return [
    score,
    `${coverage.recognised} of ${coverage.total} recognised, ${coverage.classOnly} by class, ${coverage.unknown} unknown`,
    `${clogging}; ${vegan}; allergen risk: ${results.allergenRisk}`,
  ].join('\n')
}

function ingredientLine(finding: IngredientFinding, index: number): string {
  const { safetyScore, printed, inci, recognition, section: part } = finding
  const mark = MARK[safetyTone(safetyScore)]
  const known = inci && inci.toLowerCase() !== printed.toLowerCase() ? ` = ${inci}` : ''
  const place = part === 'main' ? '' : ` [${part}]`
  const score = safetyScore === null ? '  ?' : String(safetyScore).padStart(3)
  const why = finding.why && safetyScore !== 100 ? `  ${finding.why.text} (${finding.why.source.title})` : ''
  const limit = finding.limit && finding.limit.verdict !== 'over' ? `  ${finding.limit.text}` : ''
  const before = finding.isNamedBefore === true ? '  named before' : ''
  return `${String(index + 1).padStart(3)} ${mark} ${score}  ${printed}${known}${place}${recognition.tier === 'unknown' ? '  unknown' : ''}${before}${why}${limit}`
}

function deductionLine(
  results: AnalysisResults,
  { ingredient, rule, points }: AnalysisResults['deductions'][number],
): string {
  return `-${points.toFixed(1).padStart(5)}  ${results.ingredients[ingredient]?.printed ?? ''} (${rule})`
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), '']
}

function short(text: string): string {
  const line = text.replaceAll('\n', ' ').trim()
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}
