import type { FaceFacts } from '../../../documents/face-facts.ts'
import { ROUTINE_PARTS, SCORE_NAMES } from '../../../../contract/face-report/report.ts'
import { scoreOf, skinTypeOf, type ShownReport } from './read-shown-report.ts'

/** The report for the PDF, without anything that a default stands in for. */
export function printedFacts(shown: ShownReport): FaceFacts {
  const { report } = shown
  return {
    skinType: skinTypeOf(shown),
    scores: Object.fromEntries(
      SCORE_NAMES.map((name) => [name, scoreOf(shown, name)]),
    ) as FaceFacts['scores'],
    concerns: report.concerns.map(({ name, severity, description }) => ({
      name,
      severity,
      text: description,
    })),
    focus: report.priority.from === 'given' ? report.priority.value : null,
    routines: ROUTINE_PARTS.map((part) => ({ part, steps: report.routine[part] })).filter(
      ({ steps }) => steps.length > 0,
    ),
    advice: report.advice,
  }
}
