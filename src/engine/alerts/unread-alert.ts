import type { PersonalAlert } from '../../contract/finding.ts'
import type { Assessed } from '../assess/assess-item.ts'
import { joinWords } from '../assess/words.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { readAllergy } from './allergy-entry.ts'

const NAMED_MAX = 5

/**
 * What was not recognised by name may be anything: an allergy that it could hold is not ruled out, and saying nothing
 * would read like 'no match'. None where nobody listed an allergy, or every name was recognised.
 */
export function unreadAlert(
  assessed: readonly Assessed[],
  allergies: readonly string[],
  told: readonly PersonalAlert[],
  knowledge: Knowledge,
): PersonalAlert | null {
  const entries = [...new Set(allergies.map((entry) => entry.trim()).filter((entry) => entry !== ''))]
  const matched = new Set(told.flatMap(({ kind, printed }) => (kind === 'allergy' ? printed : [])))
  const unread = assessed.filter(({ finding: { inci, printed } }) => inci === null && !matched.has(printed))
  const printed = [...new Set(unread.map(({ finding }) => finding.printed))]
  if (entries.length === 0 || printed.length === 0) return null
  const others = printed.length - NAMED_MAX
  const named = others > 0 ? [...printed.slice(0, NAMED_MAX), `${others} more`] : printed
  const isOne = printed.length === 1
  const said = entries.flatMap((entry) => readAllergy(entry, knowledge).map((allergy) => allergy.said))
  return {
    kind: 'unread',
    text: `${isOne ? '1 name was' : `${printed.length} names were`} not recognised (${joinWords(named)}), so your ${said.length === 1 ? 'allergy' : 'allergies'} to ${joinWords(said)} cannot be ruled out for ${isOne ? 'it' : 'them'}.`,
    because: entries.join(', '),
    printed,
  }
}
