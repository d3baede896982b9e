import type { PersonalAlert } from '../../contract/finding.ts'
import type { Assessed } from '../assess/assess-item.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Profile } from '../profile.ts'
import { allergyAlerts, isSaidBy } from './allergy-alerts.ts'
import { interactionAlerts } from './interaction-alerts.ts'
import { labelWarnings } from './label-warnings.ts'
import { pregnancyAlerts } from './pregnancy-alerts.ts'
import { preferenceAlerts } from './preference-alerts.ts'
import { unknownEntryAlerts } from './unknown-entry-alerts.ts'
import { unreadAlerts } from './unread-alert.ts'

/** What to look at: pairs for everyone, and what the user's own settings ask for. */
export function alertsFor(
  assessed: readonly Assessed[],
  list: ParsedList,
  knowledge: Knowledge,
  profile: Profile | undefined,
  text: string,
): PersonalAlert[] {
  const personal = profile
    ? [
        ...allergyAlerts(assessed, list, knowledge, { allergies: profile.allergies, text }),
        ...(profile.isPregnant ? pregnancyAlerts(assessed, list, knowledge) : []),
        ...preferenceAlerts(assessed, profile, knowledge),
      ]
    : []
  const allergies = assessed.length > 0 ? (profile?.allergies ?? []) : []
  // Warnings beside the list are read for those alone who are told of names that nobody read.
  const isTold = allergies.length > 0 || profile?.isPregnant === true
  const names = isTold ? namesOf(assessed, list, text) : []
  const asked = { allergies, isPregnant: profile?.isPregnant === true }
  return [
    ...personal,
    ...unknownEntryAlerts(allergies, personal, knowledge),
    ...unreadAlerts(names, asked, personal, knowledge),
    ...interactionAlerts(list, knowledge),
  ]
}

/** `traces of nuts` stands for no ingredient that somebody could have read. */
function namesOf(assessed: readonly Assessed[], list: ParsedList, text: string): Assessed[] {
  const traces = labelWarnings(text, list).filter(({ cue }) => cue === 'traces')
  return assessed.filter((one) => !isSaidBy(traces, one))
}
