import type { PersonalAlert } from '../../contract/finding.ts'
import { joinWords } from '../assess/words.ts'
import type { Assessed } from '../assess/assess-item.ts'
import type { MayHold } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Allergy } from './allergy-entry.ts'
import { namesOf, saidOnce } from './printed-names.ts'
import { sourceAt } from './source-at.ts'
import { holdsWords } from './word-patterns.ts'

/**
 * Names that do not tell where they come from or what is in them: told as left open and not as a match, since most lists
 * hold one and nothing is known of it.
 */
export function mayHoldAlerts(
  entry: string,
  allergy: Allergy,
  {
    assessed,
    told,
    knowledge,
  }: { assessed: readonly Assessed[]; told: ReadonlySet<string>; knowledge: Knowledge },
): PersonalAlert[] {
  return knowledge.mayHold
    .filter((row) => leavesOpen(row, allergy, knowledge))
    .flatMap(({ nameWords, note, source }) => {
      const names = assessed.filter(
        (one) => !told.has(one.finding.printed) && holdsWords(namesOf(one), nameWords),
      )
      const printed = [...new Set(names.map(({ finding }) => finding.printed))]
      if (printed.length === 0) return []
      return [
        {
          kind: 'unread' as const,
          text: `You listed an allergy to ${allergy.said}, which cannot be ruled out for ${joinWords(saidOnce(printed))}: ${note}.`,
          because: entry,
          printed,
          ...sourceAt(knowledge, source),
        },
      ]
    })
}

function leavesOpen(
  { allergies }: MayHold,
  { term, ingredient }: Allergy,
  { ingredients }: Knowledge,
): boolean {
  if (term) return allergies.includes(term.id)
  const annexes = ingredients[ingredient ?? -1]?.annexes ?? []
  return annexes.some(({ effect }) => allergies.includes(`@${effect}`))
}
