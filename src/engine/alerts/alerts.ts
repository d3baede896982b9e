import type { PersonalAlert } from '../../contract/finding.ts'
import type { Assessed } from '../assess/assess-item.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Profile } from '../profile.ts'
import { allergyAlerts } from './allergy-alerts.ts'
import { interactionAlerts } from './interaction-alerts.ts'
import { pregnancyAlerts } from './pregnancy-alerts.ts'
import { preferenceAlerts } from './preference-alerts.ts'
import { unknownEntryAlerts } from './unknown-entry-alerts.ts'
import { unreadAlert } from './unread-alert.ts'

/** What to look at: pairs for everyone, and what the user's own settings ask for. */
export function alertsFor(
  assessed: readonly Assessed[],
  list: ParsedList,
  knowledge: Knowledge,
  profile: Profile | undefined,
): PersonalAlert[] {
  const personal = profile
    ? [
        ...allergyAlerts(assessed, list, knowledge, profile.allergies),
        ...(profile.isPregnant ? pregnancyAlerts(assessed, knowledge) : []),
        ...preferenceAlerts(assessed, profile, knowledge),
      ]
    : []
  const allergies = assessed.length > 0 ? (profile?.allergies ?? []) : []
  const unread = unreadAlert(assessed, allergies, personal, knowledge)
  return [
    ...personal,
    ...unknownEntryAlerts(allergies, personal, knowledge),
    ...(unread ? [unread] : []),
    ...interactionAlerts(list, knowledge),
  ]
}
