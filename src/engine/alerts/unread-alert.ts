import type { PersonalAlert } from '../../contract/finding.ts'
import type { Assessed } from '../assess/assess-item.ts'
import { joinWords } from '../assess/words.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { readAllergyOnce } from './allergy-entry.ts'

const NAMED_MAX = 5

type Asked = { allergies: readonly string[]; isPregnant: boolean }

/**
 * What was not recognised by name may be anything: what somebody asked about is not ruled out for it, and saying nothing
 * would read like 'no match'. Said once, of the same names for allergies and pregnancy together, with how many others were
 * checked; an allergy that was met already is not ruled out anyway. None where nobody asked, or every name was recognised.
 */
export function unreadAlerts(
  assessed: readonly Assessed[],
  { allergies, isPregnant }: Asked,
  told: readonly PersonalAlert[],
  knowledge: Knowledge,
): PersonalAlert[] {
  const open = openAllergies(allergies, told, knowledge)
  const [forAllergy, forPregnancy] = [
    open.said.length > 0 ? unreadNames(assessed, told, 'allergy') : [],
    isPregnant ? unreadNames(assessed, told, 'pregnancy') : [],
  ]
  const checked = new Set(assessed.map(({ finding }) => finding.printed)).size
  const alert = (printed: readonly string[], because: string, open: readonly string[]): PersonalAlert[] =>
    printed.length === 0
      ? []
      : [
          {
            kind: 'unread',
            text: `${notRecognised(printed)}, so ${open.join(', nor ')}.${others(checked - printed.length)}`,
            because,
            printed: [...printed],
          },
        ]
  const allergyWords = `your ${open.said.length === 1 ? 'allergy' : 'allergies'} to ${joinWords(open.said)} cannot be ruled out for ${forAllergy.length === 1 ? 'it' : 'them'}`
  const best = forPregnancy.length === 1 ? 'it is' : 'one of them is'
  const isSame = forAllergy.length > 0 && forAllergy.join('\n') === forPregnancy.join('\n')
  if (isSame) return alert(forAllergy, open.entries, [allergyWords, `that ${best} best avoided in pregnancy`])
  return [
    ...alert(forAllergy, open.entries, [allergyWords]),
    ...alert(forPregnancy, 'pregnancy', [`it cannot be ruled out that ${best} best avoided in pregnancy`]),
  ]
}

/** What was entered and met nothing yet; all of it where everything was met. */
function openAllergies(
  allergies: readonly string[],
  told: readonly PersonalAlert[],
  knowledge: Knowledge,
): { entries: string; said: string[] } {
  const all = [...new Set(allergies.map((entry) => entry.trim()).filter((entry) => entry !== ''))]
  const met = new Set(told.flatMap(({ kind, because }) => (kind === 'allergy' ? [because] : [])))
  const left = all.filter((entry) => !met.has(entry))
  const entries = left.length > 0 ? left : all
  const said = entries.flatMap((entry) =>
    readAllergyOnce(entry, allergies, knowledge).map((allergy) => allergy.said),
  )
  return { entries: entries.join(', '), said }
}

function others(checked: number): string {
  if (checked <= 0) return ''
  return checked === 1 ? ' The other one was checked.' : ` The other ${checked} were checked.`
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
