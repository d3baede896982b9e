import type { ParsedItem } from '../inci/parsed-types.ts'
import type { LimitFact } from '../knowledge/use-facts.ts'
import type { Knowledge } from '../knowledge/load.ts'
import {
  allowedWords,
  fromWords,
  limitReference,
  perCent,
  printedWords,
  productsOf,
  togetherWords,
} from './limit-words.ts'
import { holds, type ProductUse } from './product-use.ts'
import { IMPLIED } from './use-words.ts'
import { joinWords } from './words.ts'

/**
 * A printed per cent against the law. `over`: in whatever the product may be for. `unclear`: it depends on what it is for,
 * which is not known. `upcoming`: over a limit that does not apply yet.
 */
export type LimitVerdict = {
  verdict: 'over' | 'within' | 'unclear' | 'upcoming'
  text: string
  /** Index into `sources`. */
  source: number
}

/** A product that the limits hold for: its items, and how much of each is printed. */
type Amounts = {
  items: readonly ParsedItem[]
  /** Per cent by item; null where none is printed or what is printed is not believed. */
  printed: readonly (number | null)[]
  useOf: (item: number) => ProductUse
  /** Items are only counted together inside one product. */
  productOf: (item: number) => number
}

type Held = { limit: LimitFact; amount: number; isOver: boolean }
type Scenario = { held: Held[]; isOver: boolean }

export function limitsOf(amounts: Amounts, knowledge: Knowledge): (LimitVerdict | null)[] {
  const factsOf = (item: number) => knowledge.ingredients[amounts.items[item]?.match.ingredient ?? -1]
  const sums = groupSums(amounts, factsOf)
  return amounts.items.map((_item, at) => {
    const printed = amounts.printed[at] ?? null
    const limits = factsOf(at)?.limits
    if (printed === null || !limits) return null
    const hold = (limit: LimitFact): Held => {
      const amount = sums.get(groupKey(amounts, at, limit)) ?? printed * limit.factor
      // Molar masses are rounded: an amount that equals its limit is within it.
      return { limit, amount, isOver: amount > limit.max * 1.0005 }
    }
    return verdictOf(printed, limits, { use: amounts.useOf(at), hold })
  })
}

type FactsOf = (item: number) => { limits?: LimitFact[] } | undefined

/** What the law counts together: every printed member of a group, each turned into what the limit is in. */
function groupSums(amounts: Amounts, factsOf: FactsOf): Map<string, number> {
  const sums = new Map<string, number>()
  amounts.printed.forEach((printed, at) => {
    if (printed === null) return
    const counted = new Set<string>()
    for (const limit of factsOf(at)?.limits ?? []) {
      const key = groupKey(amounts, at, limit)
      if (limit.group === '' || counted.has(key)) continue
      counted.add(key)
      sums.set(key, (sums.get(key) ?? 0) + printed * limit.factor)
    }
  })
  return sums
}

function groupKey({ productOf }: Amounts, item: number, { group, as }: LimitFact): string {
  return group === '' ? '' : `${productOf(item)} ${group} ${as}`
}

type Ask = { use: ProductUse; hold: (limit: LimitFact) => Held }

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

function judge(printed: number, limits: readonly LimitFact[], { use, hold }: Ask): LimitVerdict | null {
  const judged = grouped(limits, limitReference)
    .map((rows) => scenariosOf(rows, use, hold))
    .filter((scenarios) => scenarios.length > 0)
  const order = [isWithin, isUnclear, () => true]
  const chosen = order.flatMap((fits) => judged.filter(fits).sort((a, b) => mostOf(b) - mostOf(a)))[0]
  return chosen ? inWordsOf(printed, chosen) : null
}

const isWithin = (scenarios: readonly Scenario[]) => scenarios.every(({ isOver }) => !isOver)
const isUnclear = (scenarios: readonly Scenario[]) => scenarios.some(({ isOver }) => !isOver)
const mostOf = (scenarios: readonly Scenario[]) =>
  Math.max(...scenarios.flatMap(({ held }) => held.map(({ limit }) => limit.max)))

/** What the product may be for: the most special use that surely holds, and every more special one that may. */
function scenariosOf(rows: readonly LimitFact[], use: ProductUse, hold: Ask['hold']): Scenario[] {
  const fits = rows.map((limit) => ({ limit, fit: fitOf(limit, use) })).filter(({ fit }) => fit !== false)
  const sure = fits.filter(({ fit }) => fit === true).map(({ limit }) => limit)
  const special = Math.max(-1, ...sure.map(specialty))
  const open = fits.filter(({ fit, limit }) => fit === null && specialty(limit) > special)
  const surest = sure.filter((limit) => specialty(limit) === special)
  const cases = [
    ...(surest.length > 0 ? [surest] : []),
    ...grouped(
      open.map(({ limit }) => limit),
      ({ uses, except }) => `${uses.join('+')} ${except.join('+')}`,
    ),
  ]
  return cases.map((limits) => {
    const held = limits.map(hold)
    return { held, isOver: held.some(({ isOver }) => isOver) }
  })
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

function inWordsOf(printed: number, scenarios: readonly Scenario[]): LimitVerdict | null {
  const [first] = scenarios
  const worst = [...scenarios].sort((a, b) => maxOf(b) - maxOf(a))[0]
  if (!first || !worst) return null
  const decisive = decisiveOf(worst)
  const told = { source: decisive.limit.source }
  if (scenarios.every(({ isOver }) => isOver)) {
    return { verdict: 'over', text: overWords(printed, decisive, scenarios.length === 1), ...told }
  }
  if (scenarios.every(({ isOver }) => !isOver)) {
    const least = scenarios.map(decisiveOf).sort((a, b) => a.limit.max - b.limit.max)[0] ?? decisive
    const text = `${amountWords(printed, least)}, within the EU limit of ${perCent(least.limit.max)} (${limitReference(least.limit)}).`
    return { verdict: 'within', text, ...told }
  }
  return { verdict: 'unclear', text: unclearWords(printed, scenarios), ...told }
}

function maxOf({ held }: Scenario): number {
  return Math.min(...held.map(({ limit }) => limit.max))
}

/** Of limits that hold together the one that is overstepped, else the narrowest. */
function decisiveOf({ held }: Scenario): Held {
  const [first, ...rest] = held
  if (!first) throw new RangeError('a scenario has a limit')
  return rest.reduce(
    (best, one) =>
      one.isOver === best.isOver ? (one.limit.max < best.limit.max ? one : best) : one.isOver ? one : best,
    first,
  )
}

function amountWords(printed: number, { limit, amount }: Held): string {
  const own = printedWords(printed, limit)
  return limit.group !== '' && amount > printed * limit.factor * 1.0005
    ? `${own}, ${togetherWords(amount, limit)}`
    : own
}

function overWords(printed: number, held: Held, isSure: boolean): string {
  const products = isSure ? productsOf(held.limit) : null
  const where = products === null ? '' : ` for ${products}`
  const allowed = held.limit.max === 0 ? 'none allowed in this kind of product' : allowedWords(held.limit)
  return `Over the EU limit${where}: ${amountWords(printed, held)}, ${allowed} (${limitReference(held.limit)}).`
}

/** `1.5 % printed: above the 0.5 % allowed in body lotions; 2 % allowed elsewhere (Annex III/98).` */
function unclearWords(printed: number, scenarios: readonly Scenario[]): string {
  const held = scenarios.map(decisiveOf)
  const [first] = held
  if (!first) return ''
  const order = ({ limit, isOver }: Held) => (productsOf(limit) === null ? 2 : isOver ? 0 : 1)
  const parts = new Map<string, string[]>()
  for (const one of [...held].sort((a, b) => order(a) - order(b) || a.limit.max - b.limit.max)) {
    const products = productsOf(one.limit)
    const key = `${allowanceWords(one)} ${products === null ? '' : 'in'}`
    parts.set(key, [...(parts.get(key) ?? []), products ?? 'elsewhere'])
  }
  const told = [...parts].map(([key, products]) => `${key.trimEnd()} ${joinWords(products)}`)
  return `${amountWords(printed, first)}: ${told.join('; ')} (${limitReference(first.limit)}).`
}

function allowanceWords({ limit, isOver }: Held): string {
  if (limit.max === 0) return 'not allowed'
  return isOver ? `above the ${perCent(limit.max)} allowed` : `${perCent(limit.max)} allowed`
}
