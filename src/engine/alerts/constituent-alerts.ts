import { amountText } from '../../contract/constituent.ts'
import type { PersonalAlert } from '../../contract/finding.ts'
import type { Assessed } from '../assess/assess-item.ts'
import { joinWords } from '../assess/words.ts'
import type { ConstituentFact } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Allergy } from './allergy-entry.ts'
import { sourceAt } from './source-at.ts'

const NAMED_MAX = 3

type Told = {
  entry: string
  allergy: Allergy
  assessed: readonly Assessed[]
  /** Printed names that the entry has met by themselves. */
  told: ReadonlySet<string>
  knowledge: Knowledge
}

/** An oil in the list that holds what somebody is allergic to; kept apart from what is printed, and one alert a source. */
export function constituentAlerts({ entry, allergy, assessed, told, knowledge }: Told): PersonalAlert[] {
  const wanted = wantedOf(allergy)
  if (wanted.size === 0) return []
  const bySource = new Map<number, Map<string, string>>()
  for (const { facts, finding } of assessed) {
    const parts = (facts?.constituents ?? []).filter(({ ingredient }) => wanted.has(ingredient))
    if (parts.length === 0 || told.has(finding.printed)) continue
    const source = parts[0]?.sources[0] ?? 0
    const oils = bySource.get(source) ?? new Map<string, string>()
    oils.set(finding.printed, `${finding.printed} holds ${joinWords(partsText(parts, knowledge))}`)
    bySource.set(source, oils)
  }
  return [...bySource].map(([source, oils]) => ({
    kind: 'allergy' as const,
    text: `You listed an allergy to ${allergy.said}. ${[...oils.values()].join('; ')}.`,
    because: entry,
    printed: [...oils.keys()],
    ...sourceAt(knowledge, source),
  }))
}

/** A plant, or a group that only shares a scent, does not make every oil with that scent one of its own. */
function wantedOf({ term, ingredient }: Allergy): ReadonlySet<number> {
  return new Set([...(term?.isInOils ? term.ingredients : []), ...(ingredient === null ? [] : [ingredient])])
}

function partsText(parts: readonly ConstituentFact[], { ingredients }: Knowledge): string[] {
  const texts = parts.map(({ ingredient, range }) => {
    const amount = amountText(range)
    const name = ingredients[ingredient]?.inci.toLowerCase() ?? ''
    return amount === '' ? name : `${name} (${amount})`
  })
  const more = texts.length - NAMED_MAX
  return more > 1 ? [...texts.slice(0, NAMED_MAX), `${more} more`] : texts
}
