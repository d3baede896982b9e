import { AMOUNT_BOUNDS, type AmountBound } from '../inci/names/amount-words.ts'
import type { ParsedItem } from '../inci/parsed-types.ts'
import type { IngredientFacts } from '../knowledge/compiled.ts'
import type { LimitFact } from '../knowledge/use-facts.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { fromWords, limitReference, NO_MAXIMUM } from './limit-words.ts'
import { inWordsOf, type Ask, type Held, type LimitVerdict, type Scenario } from './limit-sentences.ts'
import { placesNamed, type ProductUse } from './product-use.ts'
import { hasEffect } from './rules.ts'
import { grouped, isUnclear, isWithin, mostOf, scenariosOf, strictest } from './scenarios.ts'

/** A product that the limits hold for: its items, and how much of each is printed. */
type Amounts = {
  items: readonly ParsedItem[]
  /** Per cent by item; null where none is printed or what is printed is not believed. */
  printed: readonly (number | null)[]
  useOf: (item: number) => ProductUse
  /** Items are only counted together inside one product. */
  productOf: (item: number) => number
}

export function limitsOf(all: Amounts, knowledge: Knowledge): (LimitVerdict | null)[] {
  const amounts = {
    ...all,
    printed: all.printed.map((printed, at) =>
      SOLD_DILUTED.test(all.items[at]?.printed ?? '') ? null : printed,
    ),
  }
  const factsOf = (item: number) => knowledge.ingredients[amounts.items[item]?.match.ingredient ?? -1]
  const least = limitsBy(amounts, factsOf, false)
  const isSoldDry = amounts.items.some((_item, at) =>
    factsOf(at)?.limits?.some(({ dry }) => dry !== undefined),
  )
  if (!isSoldDry) return least
  return limitsBy(amounts, factsOf, true).map((most, at) => between(least[at] ?? null, most))
}

/** Solutions under a trade name: how much of the substance is in what is printed is not told. */
const SOLD_DILUTED = /^(?:kathon|euxyl)\b/i

/** With the most water that salts are sold with, or dry. */
function limitsBy(amounts: Amounts, factsOf: FactsOf, isDry: boolean): (LimitVerdict | null)[] {
  const sums = groupSums(amounts, factsOf, isDry)
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
    const bound = boundOf(item)
    const hold = (limit: LimitFact): Held => {
      const { factor, isMeasuredSo } = factorOf(item, limit, isDry)
      const own = printed * factor
      const amount = sums.get(groupKey(amounts, at, limit)) ?? own
      const end = limit.dry === undefined || isMeasuredSo ? '' : isDry ? 'at most ' : 'at least '
      return { limit, own, amount, isOver: isAbove(amount, limit.max, bound), isMeasuredSo, end, bound }
    }
    const use = amounts.useOf(at)
    const professional = ({ limit: { annex, ref } }: Held) => {
      const more = limits.filter((one) => one.annex === annex && one.ref === ref && isForTrade(one, use))
      const most = Math.max(0, ...more.map(({ max }) => max))
      return more.some((one) => !hold(one).isOver) ? most : null
    }
    const hasOtherPurpose = hasEffect(factsOf(at), 'colourant') && !isBesideFilters
    const verdict = verdictOf(printed, limits, { use, hold, hasOtherPurpose, professional })
    return bound === 'less than' && verdict?.verdict === 'over' ? perhapsOver(verdict) : verdict
  })
}

/** Over with the most water is over however it is sold; else the dry salt decides, and over by that is what may be. */
function between(least: LimitVerdict | null, most: LimitVerdict | null): LimitVerdict | null {
  if (most === null || !isOverLimit(most)) return most
  return least?.verdict === most.verdict && isOverLimit(least) ? least : perhapsOver(most)
}

function isOverLimit({ verdict, text }: LimitVerdict): boolean {
  return verdict === 'over' || (verdict === 'upcoming' && text.includes(OVER_TO_COME))
}

const OVER_TO_COME = ': over the EU limit'

function boundOf({ notes }: ParsedItem): AmountBound | null {
  return AMOUNT_BOUNDS.find((bound) => notes.includes(bound)) ?? null
}

/** Molar masses are rounded: an amount that equals its limit is within it, but more than the limit is not. */
function isAbove(amount: number, max: number, bound: AmountBound | null): boolean {
  return bound === 'more than' ? amount >= max * 0.9995 : amount > max * 1.0005
}

/** `Less than 1 %` may be as little as the limit. */
function perhapsOver({ verdict, text, source }: LimitVerdict): LimitVerdict {
  const words = text
    .replace(/^Over the EU limit/, 'May be over the EU limit')
    .replace(OVER_TO_COME, ': may be over the EU limit')
  return { verdict: verdict === 'upcoming' ? verdict : 'unclear', text: words, source }
}

function isForTrade({ uses }: LimitFact, use: ProductUse): boolean {
  return uses.includes('professional') && uses.every((one) => one === 'professional' || use.has(one))
}

type FactsOf = (item: number) => IngredientFacts | undefined

/**
 * What the law counts together: every printed member of a group, each turned into what the limit is in. A list in two languages
 * prints one member twice; its nano form is another.
 */
function groupSums(amounts: Amounts, factsOf: FactsOf, isDry: boolean): Map<string, number> {
  const parts = new Map<string, Map<string, number>>()
  amounts.printed.forEach((printed, at) => {
    const item = amounts.items[at]
    if (printed === null || !item) return
    const form = `${item.match.ingredient}${item.notes.includes('nano') ? ' nano' : ''}`
    const counted = new Set<string>()
    for (const limit of factsOf(at)?.limits ?? []) {
      const key = groupKey(amounts, at, limit)
      if (limit.group === '' || counted.has(key)) continue
      counted.add(key)
      const ofGroup = parts.get(key) ?? new Map<string, number>()
      const amount = printed * factorOf(item, limit, isDry).factor
      parts.set(key, ofGroup.set(form, Math.max(ofGroup.get(form) ?? 0, amount)))
    }
  })
  return new Map([...parts].map(([key, ofGroup]) => [key, [...ofGroup.values()].reduce((a, b) => a + b, 0)]))
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
    ask.hasOtherPurpose &&
    scenarios.every(({ held }) => held.every(({ limit }) => limit.annex === 'VI' && limit.max > 0))
  const order = [isWithin, isUnclear, isPigment, () => true]
  const chosen = order.flatMap((fits) => judged.filter(fits).sort((a, b) => figureOf(b) - figureOf(a)))[0]
  return chosen ? inWordsOf(printed, chosen, ask) : null
}

/** What is within a figure is told that, before what has none. */
function figureOf(scenarios: readonly Scenario[]): number {
  const most = mostOf(scenarios)
  return most === NO_MAXIMUM ? -1 : most
}

/** What labels print for what a limit is in. */
const MEASURES: Record<string, RegExp> = {
  'as fluorine': /^(?:F\b|fluor)/iu,
  'as acid': /acid|säure|acide|ácido|acido|kwas|zuur|syra|syre|kyselin|кислот/iu,
  'as base': /base|basis/iu,
  'as the free base': /base|basis/iu,
  'as hydrogen peroxide': /H2O2|peroxid|peróxid|peroxyde|perossido|nadtlen|vetyperoks/iu,
  'as free SO2': /SO2|sul(?:f|ph)ur dioxide|schwefeldioxid|dioxyde de soufre|anidride solforosa/iu,
  'as NH3': /NH3|ammonia|ammoniak/iu,
  'as zinc': /^(?:Zn\b|zin[ck]|цинк)/iu,
  'as aluminium': /^(?:Al\b|alumin)/iu,
  'as strontium': /^(?:Sr\b|strontium)/iu,
  'as sulfur': /^(?:S\b|sul(?:f|ph)ur|schwefel|soufre)/iu,
  'as mercury': /^(?:Hg\b|mercury|quecksilber|mercure)/iu,
  'as chlorhexidine': /^(?:chlorhexidin)/iu,
  'as retinol equivalents': /^(?:RE\b|retinol)/iu,
  'as sodium hydroxide': /NaOH|sodium hydroxide|natriumhydroxid/iu,
  'as benzalkonium chloride': /benzalkonium chlorid/iu,
  'as etidronic acid': /etidron/iu,
}
const MIXED = 'after mixing with as much developer'
const MIXED_FACTOR = 0.5

/** From what is printed to what the limit is in: a label that prints it so already (`1450 ppm F`) is not converted again. */
function factorOf(
  { notes }: Pick<ParsedItem, 'notes'>,
  { as, factor, dry = factor }: LimitFact,
  isDry: boolean,
): { factor: number; isMeasuredSo: boolean } {
  const measure = as.replace(`, ${MIXED}`, '')
  const printed = notes.find((note) => note.startsWith('as '))?.slice('as '.length)
  if (printed === undefined || MEASURES[measure]?.test(printed) !== true)
    return { factor: isDry ? dry : factor, isMeasuredSo: false }
  const asPrinted = as.endsWith(MIXED) ? MIXED_FACTOR : 1
  return { factor: asPrinted, isMeasuredSo: asPrinted !== factor }
}
