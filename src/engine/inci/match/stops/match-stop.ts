import type { Knowledge } from '../../../knowledge/load.ts'
import { matchSimple } from '../match-exact.ts'
import { splitBrackets } from '../match-part.ts'
import { registryNumber, nameKey } from '../name-key.ts'
import { matched, UNKNOWN, type KnownName, type Match, type StopHit } from '../match-types.ts'

const STRENGTH = {
  name: ['exact', 1],
  'other-name': ['synonym', 0.98],
  number: ['code', 0.95],
  group: ['part', 0.9],
} as const

/** A name that the law forbids without condition: recognised, though it is no curated ingredient. */
export function matchBanned(printed: string, knowledge: Knowledge): Match | null {
  if (isMisreadNumber(printed, knowledge)) return null
  const hit = knowledge.stops.find(printed)
  return hit && knowledge.stopList[hit.stop]?.verdict === 'banned' ? asMatch(hit, knowledge) : null
}

/** `Benzophenone-l` is `Benzophenone-1` misread, and no name of benzophenone. */
function isMisreadNumber(printed: string, { byKey }: Knowledge): boolean {
  return (printed.endsWith('-l') || printed.endsWith('-I')) && byKey.has(nameKey(`${printed.slice(0, -1)}1`))
}

/** `(nano)`, `[nano]`, `Nano Gold`, in the scripts that labels print it in. */
const NANO = /[([]? ?(?:\bnano\b|нано|ナノ|나노|纳米) ?[)\]]?/iu

/** What is forbidden as nano only: asked before all that leaves the word away. */
export function matchBannedNano(printed: string, knowledge: Knowledge): Match | null {
  if (!NANO.test(printed)) return null
  const plain = printed.replace(NANO, ' ').trim()
  const { outer, inner } = splitBrackets(plain)
  const known = [plain, outer, ...inner].flatMap((name) => {
    const found = matchSimple(name.trim(), knowledge)
    return [name, knowledge.ingredients[found?.ingredient ?? -1]?.inci ?? name]
  })
  const banned = known.map((name) => matchBanned(`${name} (nano)`, knowledge))
  return banned.find((match) => match !== null) ?? null
}

/** The same for what stands in front of brackets: `Mercury (as calomel)`. What stands in them may be what is left out. */
export function matchBannedOutside(printed: string, knowledge: Knowledge): Match | null {
  const { outer, inner, tail } = splitBrackets(printed)
  return inner.length > 0 && tail === '' ? matchBanned(outer, knowledge) : null
}

/** What stands behind the name to say which substance it is: `Bis(2-ethylhexyl) phthalate (117-81-7)`, `Lilial CAS 80-54-6`. */
export function matchBannedNumber(printed: string, knowledge: Knowledge): Match | null {
  const behind = /\b(?:CAS|EC|EINECS|ELINCS)\b.*$/i.exec(printed)?.[0]
  const numbers = [...splitBrackets(printed).inner, ...(behind === undefined ? [] : [behind])]
  for (const number of numbers) {
    const match = registryNumber(number) === null ? null : matchBanned(number, knowledge)
    if (match) return match
  }
  return null
}

/** What is forbidden for some uses, or no cosmetic ingredient: nobody can give it a number, and the reason is told. */
export function matchStopped(printed: string, knowledge: Knowledge): Match | null {
  const { outer, inner, tail } = splitBrackets(printed)
  const hit =
    knowledge.stops.find(printed) ?? (inner.length > 0 && tail === '' ? knowledge.stops.find(outer) : null)
  return hit ? { ...UNKNOWN, by: knowledge.stopList[hit.stop]?.name ?? null, stop: hit.stop } : null
}

/** `Hydrochinone` is what `Hydroquinone` is: of a forbidden substance that is an ingredient of ours, one and the same is told. */
function asMatch({ stop, kind }: StopHit, knowledge: Knowledge): Match {
  const [tier, confidence] = STRENGTH[kind]
  const own = kind === 'group' ? null : ownOf(stop, knowledge)
  if (own) return { ...matched(tier, confidence, own.name, own.ingredient), stop }
  return { ...UNKNOWN, tier, confidence, by: knowledge.stopList[stop]?.name ?? null, stop }
}

/** The curated ingredient that goes by the name of the entry and is forbidden by it; an oil of a plant is no extract of it. */
function ownOf(stop: number, { stopList, byKey, ingredients }: Knowledge): KnownName | null {
  const { name, ref } = stopList[stop] ?? { name: '', ref: '' }
  const known = byKey.get(nameKey(name))
  const facts = known && ingredients[known.ingredient]
  if (!known || !facts || facts.origin === 'plant') return null
  const isForbidden = (facts.annexes ?? []).some((entry) => entry.effect === 'banned' && entry.ref === ref)
  return isForbidden ? known : null
}
