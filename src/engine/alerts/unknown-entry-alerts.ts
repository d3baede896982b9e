import type { PersonalAlert } from '../../contract/finding.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { isSearched } from './allergy-alerts.ts'
import { readAllergyOnce } from './allergy-entry.ts'

/**
 * Of each word nobody knows one alert of kind `unread`: without it, silence would read like 'not in this product'. None
 * for an entry that met a name by its letters, and none where there is no list.
 */
export function unknownEntryAlerts(
  allergies: readonly string[],
  told: readonly PersonalAlert[],
  knowledge: Knowledge,
): PersonalAlert[] {
  const matched = new Set(told.flatMap(({ kind, because }) => (kind === 'allergy' ? [because] : [])))
  const alerts = new Map<string, PersonalAlert>()
  for (const entry of allergies.map((one) => one.trim()).filter((one) => one !== '' && !matched.has(one)))
    for (const { said, term, ingredient, readAs } of readAllergyOnce(entry, allergies, knowledge)) {
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

function didYouMean(entry: string, readAs: string): PersonalAlert {
  const text = `We do not know "${entry}" and looked for "${readAs}". Please correct the entry if you mean something else.`
  return { kind: 'unread', text, because: entry, printed: [] }
}
