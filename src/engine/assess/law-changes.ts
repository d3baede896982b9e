import type { LawChange } from '../../contract/law-change.ts'
import type { ParsedItem } from '../inci/parsed-types.ts'
import { parseList } from '../inci/parse.ts'
import type { AnnexEntry, Effect } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { annexMeaning, annexReference } from './annex-words.ts'
import { sourceRef } from './claims.ts'

/** Days in the form 2026-05-01, `after` left out and `until` taken in. */
type Period = { after: string; until: string }

/** What asks more of a product than before. That something may be used as a dye now changes nothing for who has it at home. */
const RESTRICTING: ReadonlySet<Effect> = new Set([
  'banned',
  'annex-iii',
  'fragrance-allergen',
  'purity',
  'inhalation',
  'preservative',
  'uv-filter',
])

/**
 * What EU law has said about the names of a list in a period: entries of the annexes by the day since which they apply. What we
 * only came to know is none; names that may come (`may contain`) count too. One line a name and entry.
 */
export function lawChanges(text: string, knowledge: Knowledge, period: Period): LawChange[] {
  const all = parseList(text, knowledge).items.flatMap((item) => changesOf(item, knowledge, period))
  const seen = new Set<string>()
  return all.filter(({ name, text: words }) => {
    const line = `${name} ${words}`
    return !seen.has(line) && seen.add(line)
  })
}

function changesOf({ match }: ParsedItem, knowledge: Knowledge, period: Period): LawChange[] {
  const facts = match.ingredient === null ? undefined : knowledge.ingredients[match.ingredient]
  const isNew = ({ since }: { since: string }) => since > period.after && since <= period.until
  if (facts) {
    const entries = [...(facts.annexes ?? []), ...(facts.upcoming ?? [])].filter(
      (entry) => RESTRICTING.has(entry.effect) && isNew(entry),
    )
    return entries.map((entry) => ({
      name: facts.inci,
      text: wordsOf(entry),
      since: entry.since,
      source: sourceRef(knowledge, entry.source),
    }))
  }
  const stop = match.tier === 'ambiguous' ? undefined : knowledge.stopList[match.stop ?? -1]
  if (stop?.verdict !== 'banned' || !isNew(stop)) return []
  return [
    {
      name: stop.name,
      text: bannedBy({ annex: 'II', ref: stop.ref }),
      since: stop.since,
      source: sourceRef(knowledge, stop.source),
    },
  ]
}

function bannedBy(entry: Pick<AnnexEntry, 'annex' | 'ref'>): string {
  return `No longer allowed in cosmetics in the EU (${annexReference(entry)}).`
}

function wordsOf(entry: AnnexEntry): string {
  if (entry.effect === 'banned') return bannedBy(entry)
  const limit = entry.limit === '' ? '' : ` Limit: ${entry.limit}.`
  return `${annexMeaning(entry)} (${annexReference(entry)}).${limit}`
}

/** The last day up to `day` on which an entry of the annexes began to apply; a list looked at before it may be told more. */
export function lawOf(knowledge: Knowledge, day: string): string {
  let last = ''
  const look = ({ since }: { since: string }) => {
    if (since > last && since <= day) last = since
  }
  for (const { annexes, upcoming } of knowledge.ingredients) {
    annexes?.forEach(look)
    upcoming?.forEach(look)
  }
  knowledge.stopList.forEach(look)
  return last
}
