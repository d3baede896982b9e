import type { PersonalAlert } from '../../contract/finding.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { Assessed } from '../assess/assess-item.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { sourceAt } from './source-at.ts'

/** One alert for each ingredient with a published caution, for users who asked to be told; each keeps its own reason. */
export function pregnancyAlerts(assessed: readonly Assessed[], knowledge: Knowledge): PersonalAlert[] {
  const seen = new Set<string>()
  return assessed.flatMap(({ facts, finding }) => {
    const caution = facts?.traits?.find(({ trait }) => trait === 'pregnancy')
    if (!facts || !caution || seen.has(facts.inci)) return []
    seen.add(facts.inci)
    return [
      {
        kind: 'pregnancy' as const,
        text: `You asked about pregnancy, and this product lists ${readableName(facts.inci)}. ${caution.note}.${askFor(caution.note)}`,
        because: 'pregnancy',
        printed: [finding.printed],
        ...sourceAt(knowledge, caution.source),
      },
    ]
  })
}

/** Some notes send to a doctor themselves. */
function askFor(note: string): string {
  return note.includes('doctor') ? '' : ' Please ask your doctor or midwife.'
}
