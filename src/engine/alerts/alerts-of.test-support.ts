import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

/** What a list tells somebody of one allergy and of nothing else. */
export function alertsOf(allergy: string, list: string) {
  const profile = {
    skinType: null,
    allergies: [allergy],
    preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
    isPregnant: false,
  }
  return analyze(list, realKnowledge(), { profile }).alerts ?? []
}

/** The names, as printed, that the allergy meets. */
export function namesMet(allergy: string, list: string): string[] {
  return alertsOf(allergy, list).flatMap(({ kind, printed }) => (kind === 'allergy' ? printed : []))
}
