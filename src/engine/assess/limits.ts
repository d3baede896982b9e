import type { ParsedItem } from '../inci/parsed-types.ts'
import type { IngredientFacts } from '../knowledge/compiled.ts'
import type { LimitFact, Use } from '../knowledge/use-facts.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { fromWords, limitReference } from './limit-words.ts'
import { type Ask, type Held, inWordsOf, type LimitVerdict, type Scenario } from './limit-sentences.ts'
import { factorOf } from './measured-as.ts'
import { holds, OPPOSITE, placesNamed, type ProductUse } from './product-use.ts'
import { hasEffect } from './rules.ts'
import { IMPLIED } from './use-words.ts'

/** A product that the limits hold for: its items, and how much of each is printed. */
type Amounts = {
  items: readonly ParsedItem[]
  /** Per cent by item; null where none is printed or what is printed is not believed. */
  printed: readonly (number | null)[]
  useOf: (item: number) => ProductUse
  /** Items are only counted together inside one product. */
  productOf: (item: number) => number
}

export function limitsOf(amounts: Amounts, knowledge: Knowledge): (LimitVerdict | null)[] {
  const factsOf = (item: number) => knowledge.ingredients[amounts.items[item]?.match.ingredient ?? -1]
  const sums = groupSums(amounts, factsOf)
  const isBesideFilters = amounts.items.some((_item, at) => {
    const facts = factsOf(at)
    return (
      (amounts.printed[at] ?? null) !== null &&
      hasEffect(facts, 'uv-filter') &&
      !hasEffect(facts, 'colourant')
    )
  })
  return amounts.items.map((item, at) => {
    const printed = amounts.printed[at] ?? null
    const limits = factsOf(at)?.limits
    if (printed === null || !limits) return null
    const hold = (limit: LimitFact): Held => {
      const factor = factorOf(item, limit)
      const own = printed * factor
      const amount = sums.get(groupKey(amounts, at, limit)) ?? own
      // Molar masses are rounded: an amount that equals its limit is within it.
      return {
        limit,
        own,
        amount,
        isOver: amount > limit.max * 1.0005,
        isMeasuredSo: factor !== limit.factor,
      }
    }
    const use = amounts.useOf(at)
    const professional = ({ limit: { annex, ref } }: Held) => {
      const more = limits.filter((one) => one.annex === annex && one.ref === ref && isForTrade(one, use))
      const most = Math.max(0, ...more.map(({ max }) => max))
      return more.some((one) => !hold(one).isOver) ? most : null
    }
    const hasOtherPurpose = hasEffect(factsOf(at), 'colourant') && !isBesideFilters
    return verdictOf(printed, limits, { use, hold, hasOtherPurpose, professional })
  })
}

function isForTrade({ uses }: LimitFact, use: ProductUse): boolean {
  return uses.includes('professional') && uses.every((one) => one === 'professional' || use.has(one))
}

type FactsOf = (item: number) => IngredientFacts | undefined

/** What the law counts together: every printed member of a group, each turned into what the limit is in. */
function groupSums(amounts: Amounts, factsOf: FactsOf): Map<string, number> {
  const sums = new Map<string, number>()
  amounts.printed.forEach((printed, at) => {
    const item = amounts.items[at]
    if (printed === null || !item) return
    const counted = new Set<string>()
    for (const limit of factsOf(at)?.limits ?? []) {
      const key = groupKey(amounts, at, limit)
      if (limit.group === '' || counted.has(key)) continue
      counted.add(key)
      sums.set(key, (sums.get(key) ?? 0) + printed * factorOf(item, limit))
    }
  })
  return sums
}

function groupKey({ productOf }: Amounts, item: number, { group, as }: LimitFact): string {
  return group === '' ? '' : `${productOf(item)} ${group} ${as}`
}

/** Entries of two annexes are for two purposes (a preservative, and not one); a label does not tell which, so one is enough. */
function verdictOf(printed: number, limits: readonly LimitFact[], ask: Ask): LimitVerdict | null {
  const now = judge(
    printed,
    limits.filter(({ isUpcoming }) => !isUpcoming),
    ask,
  )
  if (now?.verdict === 'over') return now
  const later = limits.filter(({ isUpcoming }) => isUpcoming)
  const then = judge(printed, later, ask)
  const first = later[0]
  if (then && first && then.verdict !== 'within') {
    const text = `${fromWords(first)}: ${then.text.charAt(0).toLowerCase()}${then.text.slice(1)}`
    return { verdict: 'upcoming', text: now ? `${now.text} ${text}` : text, source: then.source }
  }
  return now
}

function judge(printed: number, limits: readonly LimitFact[], ask: Ask): LimitVerdict | null {
  const { use, hold } = ask
  const places = placesNamed(use)
  const judged = grouped(limits, limitReference)
    .map((rows) => strictest(places.map((place) => scenariosOf(rows, place, hold))))
    .filter((scenarios) => scenarios.length > 0)
  const isPigment = (scenarios: readonly Scenario[]) =>
    ask.hasOtherPurpose && scenarios.every(({ held }) => held.every(({ limit }) => limit.annex === 'VI'))
  const order = [isWithin, isUnclear, isPigment, () => true]
  const chosen = order.flatMap((fits) => judged.filter(fits).sort((a, b) => mostOf(b) - mostOf(a)))[0]
  return chosen ? inWordsOf(printed, chosen, ask) : null
}

const isWithin = (scenarios: readonly Scenario[]) => scenarios.every(({ isOver }) => !isOver)
const isUnclear = (scenarios: readonly Scenario[]) => scenarios.some(({ isOver }) => !isOver)
const mostOf = (scenarios: readonly Scenario[]) =>
  Math.max(...scenarios.flatMap(({ held }) => held.map(({ limit }) => limit.max)))

/** Of the places that a product is for the one that allows least; nothing is said of an entry that is for none of them. */
function strictest(byPlace: readonly Scenario[][]): Scenario[] {
  const told = byPlace.filter((scenarios) => scenarios.length > 0)
  const rank = (scenarios: readonly Scenario[]) => (isWithin(scenarios) ? 2 : isUnclear(scenarios) ? 1 : 0)
  return [...told].sort((a, b) => rank(a) - rank(b) || mostOf(a) - mostOf(b))[0] ?? []
}

/** What the product may be for: the most special use that surely holds, and every more special one that may. */
function scenariosOf(rows: readonly LimitFact[], use: ProductUse, hold: Ask['hold']): Scenario[] {
  const fits = rows.map((limit) => ({ limit, fit: fitOf(limit, use) })).filter(({ fit }) => fit !== false)
  const sure = fits.filter(({ fit }) => fit === true).map(({ limit }) => limit)
  const unsure = fits.filter(({ fit }) => fit === null).map(({ limit }) => limit)
  const either = unsure.filter((limit) => unsure.some((other) => isEither(limit, other, use)))
  const special = Math.max(-1, ...sure.map(specialty), ...either.map((limit) => specialty(limit) - 1))
  const open = unsure.filter((limit) => specialty(limit) > special)
  const surest = sure.filter((limit) => specialty(limit) === special)
  const cases = [
    ...(surest.length > 0 ? [surest] : []),
    ...grouped(open, ({ uses, except }) => `${uses.join('+')} ${except.join('+')}`),
  ]
  const isPartial = surest.length === 0 && either.length === 0 && !isForBoth(rows)
  return cases.map((limits) => {
    const held = limits.map(hold)
    return { held, isOver: held.some(({ isOver }) => isOver), isPartial }
  })
}

/** What is rinsed off and what stays on is every product. */
function isForBoth(rows: readonly LimitFact[]): boolean {
  const isFor = (use: Use) => rows.some(({ uses }) => uses.length === 1 && uses[0] === use)
  return isFor('rinse-off') && isFor('leave-on')
}

/** A hair dye is with a developer or without one: where an entry has a limit for each, no other of it holds. */
function isEither(limit: LimitFact, other: LimitFact, use: ProductUse): boolean {
  const open = limit.uses.filter((one) => holds(use, one) === null)
  const opposite = open[0] === undefined ? undefined : OPPOSITE[open[0]]
  if (open.length !== 1 || opposite === undefined || !other.uses.includes(opposite)) return false
  if (other.except.length > 0 || limit.except.length > 0) return false
  return other.uses.every((one) => one === opposite || limit.uses.includes(one))
}

/** Hair waving is hair and rinsed off as well: its own limit goes before that of other hair products that are rinsed off. */
function specialty({ uses }: LimitFact): number {
  return new Set(uses.flatMap((use) => [use, ...(IMPLIED[use] ?? [])])).size
}

function grouped(limits: readonly LimitFact[], keyOf: (limit: LimitFact) => string): LimitFact[][] {
  const groups = new Map<string, LimitFact[]>()
  for (const limit of limits) groups.set(keyOf(limit), [...(groups.get(keyOf(limit)) ?? []), limit])
  return [...groups.values()]
}

function fitOf({ uses, except }: LimitFact, product: ProductUse): boolean | null {
  const told = [
    ...uses.map((use) => holds(product, use)),
    ...except.map((use) => {
      const is = holds(product, use)
      return is === null ? null : !is
    }),
  ]
  if (told.includes(false)) return false
  return told.includes(null) ? null : true
}
