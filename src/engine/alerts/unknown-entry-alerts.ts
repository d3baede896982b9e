import type { PersonalAlert } from '../../contract/finding.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { isSearched } from './allergy-alerts.ts'
import { readAllergyOnce, type Allergy } from './allergy-entry.ts'

/**
 * Of each word nobody knows one alert of kind `unread`: without it, silence would read like 'not in this product'. None for a word that
 * met a name by its letters, and none where there is no list.
 */
export function unknownEntryAlerts(
  allergies: readonly string[],
  told: readonly PersonalAlert[],
  knowledge: Knowledge,
): PersonalAlert[] {
  const alerts = new Map<string, PersonalAlert>()
  for (const entry of allergies.map((one) => one.trim()).filter((one) => one !== ''))
    for (const { said, term, ingredient, readAs } of notMet(entry, { allergies, told, knowledge })) {
      if (readAs !== undefined) alerts.set(said.toLowerCase(), didYouMean(entry, readAs))
      if (term !== null || ingredient !== null || alerts.has(said.toLowerCase())) continue
      alerts.set(said.toLowerCase(), {
        kind: 'unread',
        text: `We do not know "${said}"${isSearched(said) ? ': names on the list are only searched for these letters' : ', and it is too short to be searched for in names'}.`,
        because: entry,
        printed: [],
      })
    }
  return [...alerts.values()]
}

type Told = { allergies: readonly string[]; told: readonly PersonalAlert[]; knowledge: Knowledge }

/** What an entry names and no alert tells of. `zorblax and almonds`: that the list holds almonds tells nothing of the other. */
function notMet(entry: string, { allergies, told, knowledge }: Told): readonly Allergy[] {
  const read = readAllergyOnce(entry, allergies, knowledge)
  const texts = told.flatMap(({ kind, because, text }) =>
    kind === 'allergy' && because === entry ? [text] : [],
  )
  if (texts.length === 0) return read
  return read.length === 1 ? [] : read.filter(({ said }) => !texts.some((text) => text.includes(said)))
}

function didYouMean(entry: string, readAs: string): PersonalAlert {
  const text = `We do not know "${entry}" and looked for "${readAs}". Please correct the entry if you mean something else.`
  return { kind: 'unread', text, because: entry, printed: [] }
}
