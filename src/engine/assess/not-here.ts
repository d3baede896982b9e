import type { LimitFact, Use } from '../knowledge/use-facts.ts'
import type { Held, Scenario } from './limit-sentences.ts'
import { limitReference, productsOf } from './limit-words.ts'
import { holds, placesNamed, type ProductUse } from './product-use.ts'
import { grouped, isPartOf, isWithin, scenariosOf, strictest } from './scenarios.ts'
import { joinWords } from './words.ts'

/**
 * What law does not allow in a kind of product at all, whatever the amount. `isSure`: the kind was chosen or stands on the
 * pack; else it is guessed or not known, and the condition is told.
 */
export type NotHere = { isSure: boolean; text: string; source: number }

/** `named`: what is chosen or told of the product; `taken`: with what its names let guess. */
type Uses = { named: ProductUse; taken: ProductUse }

const PRODUCTS_SHOWN = 4

export function notHereOf(limits: readonly LimitFact[], { named, taken }: Uses): NotHere | null {
  const now = limits.filter(({ isUpcoming }) => !isUpcoming)
  if (!now.some(({ max }) => max === 0)) return null
  const entries = entriesFor(now, taken)
  const first = entries.find(isForbidden) ?? entries.find((entry) => !isWithin(entry))
  if (!first || entries.some(isWithin))
    return dyeCondition(now, { named, taken }) ?? closerCondition(now, taken)
  if (!entries.every(isForbidden) || !isForbiddenIn(now, named)) return conditionOf(first, now, taken)
  const limit = barOf(first)
  return (
    limit && {
      isSure: true,
      text: `${barWords(limit, now)} (${limitReference(limit)})`,
      source: limit.source,
    }
  )
}

function barOf(entry: readonly Scenario[]): LimitFact | null {
  return entry.flatMap(({ held }) => held).find(({ isOver }) => isOver)?.limit ?? null
}

function conditionOf(
  entry: readonly Scenario[],
  limits: readonly LimitFact[],
  use: ProductUse,
): NotHere | null {
  const limit = barOf(entry)
  if (!limit || limits.some((one) => isForPlainCare(one, use))) return null
  const open = limits.filter((one) => mayBe(one, use))
  // Where none of the allowed ones may be meant, all of them are told: `only in other products` says nothing.
  const words =
    conditionWords(limit, open.some(({ max }) => max > 0) ? open : limits) + exceptWords(limit, open)
  return { isSure: false, text: `${words} (${limitReference(limit)})`, source: limit.source }
}

/** `, except in shampoos for children under 3 years`: what the entry allows of what it forbids. */
function exceptWords(bar: LimitFact, limits: readonly LimitFact[]): string {
  const parts = limits.filter((limit) => limit.max > 0 && isExceptionOf(limit, bar))
  return parts.length === 0 || productsOf(bar) === null ? '' : `, except in ${allowedProducts(parts)}`
}

function isExceptionOf(limit: LimitFact, bar: LimitFact): boolean {
  return limitReference(limit) === limitReference(bar) && isPartOf(limit, bar)
}

const PLAIN_CARE: ReadonlySet<Use> = new Set(['face', 'hand', 'body', 'leave-on'])

/** Allowed in a cream for the face, which is what a cream is as long as no other place is named; not so a sun cream. */
function isForPlainCare(limit: LimitFact, use: ProductUse): boolean {
  const { annex, max, uses } = limit
  const isPlain = uses.includes('face') && uses.every((one) => PLAIN_CARE.has(one))
  return annex === 'III' && max > 0 && isPlain && mayBe(limit, use)
}

function isForbiddenIn(limits: readonly LimitFact[], use: ProductUse): boolean {
  const entries = entriesFor(limits, use)
  const isForTrade = limits.some((limit) => limit.max > 0 && isLeftToTrade(limit, use))
  return entries.length > 0 && entries.every(isForbidden) && !isForTrade
}

/** That only professionals use it stands on the pack, and seldom beside a list. */
function isLeftToTrade(limit: LimitFact, use: ProductUse): boolean {
  return limit.uses.includes('professional') && mayBe(limit, use)
}

/** Of each entry what the product may be for; an entry that is for nothing of it tells nothing. */
function entriesFor(limits: readonly LimitFact[], use: ProductUse): Scenario[][] {
  return grouped(limits, limitReference)
    .map((rows) => strictest(placesNamed(use).map((place) => scenariosOf(rows, place, trace))))
    .filter((scenarios) => scenarios.length > 0)
}

/** As little of it as there may be. */
function trace(limit: LimitFact): Held {
  return { limit, own: 0, amount: 0, isOver: limit.max === 0, isMeasuredSo: false }
}

function isForbidden(scenarios: readonly Scenario[]): boolean {
  return scenarios.every(({ isOver, isPartial }) => isOver && !isPartial)
}

/** Uses that what is known of the product excludes are nothing to tell of it. */
function mayBe({ uses, except }: LimitFact, use: ProductUse): boolean {
  return (
    uses.every((one) => one === 'professional' || holds(use, one) !== false) &&
    !except.some((one) => use.has(one))
  )
}

function barWords(limit: LimitFact, limits: readonly LimitFact[]): string {
  const products = productsOf(limit)
  if (products !== null) return `Not allowed in ${products} in the EU`
  return `Not allowed in this kind of product in the EU, only in ${allowedProducts(limits)}`
}

function conditionWords(limit: LimitFact, limits: readonly LimitFact[]): string {
  const products = productsOf(limit)
  return products === null
    ? `Allowed in the EU only in ${allowedProducts(limits)}`
    : `Not allowed in ${products} in the EU`
}

function allowedProducts(limits: readonly LimitFact[]): string {
  const all = limits.filter(({ max }) => max > 0).map(productsOf)
  const names = [...new Set(all)].filter((products) => products !== null)
  if (names.length === 0) return 'other products'
  const more = names.length - PRODUCTS_SHOWN
  return more > 1 ? joinWords([...names.slice(0, PRODUCTS_SHOWN), 'a few others']) : joinWords(names)
}

/** A dye of oxidation lets guess a hair dye; as long as no word says so, the condition is told. */
function dyeCondition(limits: readonly LimitFact[], { named, taken }: Uses): NotHere | null {
  const [first] = entriesFor(limits, named).filter((entry) => !isWithin(entry))
  if (!taken.has('hair-dye') || named.has('hair-dye') || !first) return null
  return entriesFor(limits, named).some(isWithin) ? null : conditionOf(first, limits, named)
}

/** What is for babies may be for the nappy area, and what is for lips or lashes may touch a mucous membrane. */
const CLOSER_USES: readonly Use[] = ['nappy', 'mucous']

/** What is for children of no told age may be for those under three. */
function isCloser(one: Use, use: ProductUse): boolean {
  if (one === 'baby') return (use.has('child') || use.has('under-6')) && !use.has('baby')
  return CLOSER_USES.includes(one) && holds(use, one) === null
}

function closerCondition(limits: readonly LimitFact[], use: ProductUse): NotHere | null {
  const limit = limits.find(
    ({ max, uses, except }) =>
      max === 0 && uses.some((one) => isCloser(one, use)) && !except.some((one) => use.has(one)),
  )
  if (!limit) return null
  const ofChildren: ProductUse = new Set([...use, ...limit.uses])
  const excepted = limits.filter((one) => one.max > 0 && isExceptionOf(one, limit))
  if (excepted.some(({ uses }) => uses.every((one) => holds(ofChildren, one) === true))) return null
  const open = excepted.filter((one) => mayBe(one, ofChildren))
  const text = `${conditionWords(limit, [])}${exceptWords(limit, open)} (${limitReference(limit)})`
  return { isSure: false, text, source: limit.source }
}
