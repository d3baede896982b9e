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
  const printed = unreadNames(assessed, told, 'allergy')
  if (entries.length === 0 || printed.length === 0) return null
  const isOne = printed.length === 1
  const said = entries.flatMap((entry) => readAllergy(entry, knowledge).map((allergy) => allergy.said))
  if (said.length === 0) return null
  return {
    kind: 'unread',
    text: `${notRecognised(printed)}, so your ${said.length === 1 ? 'allergy' : 'allergies'} to ${joinWords(said)} cannot be ruled out for ${isOne ? 'it' : 'them'}.`,
    because: entries.join(', '),
    printed,
  }
}

/** The same for who asked about pregnancy: a name that nobody read may be one of those to be careful with. */
export function unreadInPregnancy(
  assessed: readonly Assessed[],
  told: readonly PersonalAlert[],
): PersonalAlert[] {
  const printed = unreadNames(assessed, told, 'pregnancy')
  if (printed.length === 0) return []
  const text = `${notRecognised(printed)}, so it cannot be ruled out that ${printed.length === 1 ? 'it is' : 'one of them is'} best avoided in pregnancy.`
  return [{ kind: 'unread', text, because: 'pregnancy', printed }]
}

/** A name that stands on a list of what is forbidden is recognised, though it is no ingredient of ours. */
function unreadNames(
  assessed: readonly Assessed[],
  told: readonly PersonalAlert[],
  about: PersonalAlert['kind'],
): string[] {
  const matched = new Set(told.flatMap(({ kind, printed }) => (kind === about ? printed : [])))
  const unread = assessed.filter(
    ({ finding: { inci, printed, recognition } }) =>
      inci === null && !matched.has(printed) && !BY_NAME.has(recognition.tier),
  )
  return [...new Set(unread.map(({ finding }) => finding.printed))]
}

const BY_NAME: ReadonlySet<string> = new Set(['exact', 'synonym', 'code', 'part'])

function notRecognised(printed: readonly string[]): string {
  const others = printed.length - NAMED_MAX
  const named = others > 0 ? [...printed.slice(0, NAMED_MAX), `${others} more`] : printed
  return `${printed.length === 1 ? '1 ingredient was' : `${printed.length} ingredients were`} not recognised by name (${joinWords([...named])})`
}
