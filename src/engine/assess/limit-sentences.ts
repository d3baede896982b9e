import type { AmountBound } from '../inci/names/amount-words.ts'
import type { LimitFact } from '../knowledge/use-facts.ts'
import {
  allowedWords,
  limitReference,
  perCent,
  printedWords,
  productsOf,
  togetherWords,
  NO_MAXIMUM,
} from './limit-words.ts'
import type { ProductUse } from './product-use.ts'
import { joinWords } from './words.ts'

/**
 * A printed per cent against the law. `over`: in whatever the product may be for. `unclear`: it depends on what it is for,
 * which is not known. `upcoming`: over a limit that does not apply yet.
 */
export type LimitVerdict = {
  verdict: 'over' | 'within' | 'unclear' | 'upcoming'
  text: string
  /** Too much for a product of no special kind, and allowed in some that nothing tells of. */
  isCondition?: true
  /** Index into `sources`. */
  source: number
}

export type Held = {
  limit: LimitFact
  /** Per cent of what the limit is in: of this ingredient, and of all that is counted with it. */
  own: number
  amount: number
  isOver: boolean
  isMeasuredSo: boolean
  /** `at most `, `at least `: what a salt holds with as little or as much water as it is sold with. */
  end?: string
  /** `more than` and the like, where the label bounds the amount so. */
  bound?: AmountBound | null
}
export type Scenario = {
  held: Held[]
  isOver: boolean
  /** The entry may have no limit for what the product is: its rows are for some uses only, and none of them is sure. */
  isPartial: boolean
}

export type Ask = {
  use: ProductUse
  hold: (limit: LimitFact) => Held
  /** A colour or a skin protectant as well as a UV filter. */
  hasOtherPurpose: boolean
  /** What the same entry leaves to professionals for this use, where the amount is within that; else null. */
  professional: (over: Held) => number | null
}

export function inWordsOf(printed: number, scenarios: readonly Scenario[], ask: Ask): LimitVerdict | null {
  const [first] = scenarios
  const worst = [...scenarios].sort((a, b) => maxOf(b) - maxOf(a))[0]
  if (!first || !worst) return null
  const decisive = decisiveOf(worst)
  const told = { source: decisive.limit.source }
  const isOther = isForOtherPurpose(decisive, ask)
  if (scenarios.every(({ isOver }) => isOver)) {
    if (isOther) return { verdict: 'unclear', text: otherPurposeWords(printed, decisive), ...told }
    if (!first.isPartial)
      return { verdict: 'over', text: overTold(printed, scenarios, decisive, ask), ...told }
  }
  // What an entry allows in a few kinds of product is no limit of one that may be none of them.
  if (scenarios.every(({ isOver, isPartial }) => !isOver && !isPartial))
    return { verdict: 'within', text: withinWords(printed, scenarios, decisive, isOther), ...told }
  const isCondition = isOverInGeneral(scenarios) ? { isCondition: true as const } : {}
  return { verdict: 'unclear', text: unclearWords(printed, scenarios), ...isCondition, ...told }
}

function isForOtherPurpose({ limit }: Held, { hasOtherPurpose, use }: Ask): boolean {
  return hasOtherPurpose && limit.annex === 'VI' && limit.max > 0 && !use.has('sunscreen')
}

/** What is meant by `elsewhere` is what nothing special is told of; care for the face needs no word of its own. */
function isOverInGeneral(scenarios: readonly Scenario[]): boolean {
  const isGeneral = ({ held }: Scenario) => held.every(({ limit }) => productsOf(limit) === null)
  const isForFace = ({ held }: Scenario) => held.some(({ limit }) => limit.uses.includes('face'))
  return (
    scenarios.some((one) => isGeneral(one) && one.isOver) &&
    !scenarios.some((one) => !one.isOver && isForFace(one))
  )
}

function overTold(printed: number, scenarios: readonly Scenario[], worst: Held, ask: Ask): string {
  return scenarios.length === 1 ? overWords(printed, worst, ask) : overAllWords(printed, scenarios, worst)
}

function withinWords(printed: number, scenarios: readonly Scenario[], worst: Held, isOther: boolean): string {
  const least = scenarios.map(decisiveOf).sort((a, b) => a.limit.max - b.limit.max)[0] ?? worst
  const products = isOther ? 'UV filters' : productsOf(least.limit)
  const where = products === null ? '' : ` for ${products}`
  if (least.limit.max === NO_MAXIMUM)
    return `${amountWords(printed, least)}, ${products === null ? 'with no maximum unless it is there to preserve' : `allowed in ${products}`} (${limitReference(least.limit)}).`
  return `${amountWords(printed, least)}, within the EU limit of ${perCent(least.limit.max)}${where} (${limitReference(least.limit)}).`
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

function amountWords(printed: number, held: Held): string {
  const { limit, own, amount, isMeasuredSo, end = '', bound = null } = held
  const words = (bound === null ? '' : `${bound} `) + printedWords(printed, limit, { own, isMeasuredSo, end })
  return limit.group !== '' && amount > own * 1.0005 ? `${words}, ${togetherWords(amount, limit)}` : words
}

function overWords(printed: number, held: Held, { professional }: Ask): string {
  const { limit } = held
  const products = productsOf(limit)
  const where = products === null ? '' : ` for ${products}`
  const allowed = limit.max === 0 ? 'none allowed in this kind of product' : allowedWords(limit)
  const more = professional(held)
  const others = more === null ? '' : `; up to ${perCent(more)} only by professionals`
  return `Over the EU limit${where}: ${amountWords(printed, held)}, ${allowed}${others} (${limitReference(limit)}).`
}

/** Where nothing tells the use: over whatever it is, with what each use allows. */
function overAllWords(printed: number, scenarios: readonly Scenario[], worst: Held): string {
  const allowances = allowancesOf(scenarios.map(decisiveOf), ({ limit }) =>
    limit.max === 0 ? 'none allowed' : `${perCent(limit.max)} allowed`,
  )
  return `Over the EU limit: ${amountWords(printed, worst)}, ${allowances} (${limitReference(worst.limit)}).`
}

/** A pigment that soothes or covers is no UV filter there, and the limit is one for UV filters. */
function otherPurposeWords(printed: number, held: Held): string {
  return `${amountWords(printed, held)}: above the ${perCent(held.limit.max)} allowed as a UV filter; for other purposes no maximum is set (${limitReference(held.limit)}).`
}

/** `1.5 % printed: above the 0.5 % allowed in body lotions; 2 % allowed elsewhere (Annex III/98).` */
function unclearWords(printed: number, scenarios: readonly Scenario[]): string {
  const held = scenarios.map(decisiveOf)
  const [first] = held
  if (!first) return ''
  return `${amountWords(printed, first)}: ${allowancesOf(held, allowanceWords)} (${limitReference(first.limit)}).`
}

/** Those of one amount in one breath, what holds elsewhere last. */
function allowancesOf(held: readonly Held[], wordsOf: (one: Held) => string): string {
  const order = ({ limit, isOver }: Held) => (productsOf(limit) === null ? 2 : isOver ? 0 : 1)
  const parts = new Map<string, string[]>()
  for (const one of [...held].sort((a, b) => order(a) - order(b) || a.limit.max - b.limit.max)) {
    const products = productsOf(one.limit)
    const key = `${wordsOf(one)} ${products === null ? '' : 'in'}`
    parts.set(key, [...(parts.get(key) ?? []), products ?? 'elsewhere'])
  }
  return [...parts].map(([key, products]) => `${key.trimEnd()} ${joinWords(products)}`).join('; ')
}

function allowanceWords({ limit, isOver }: Held): string {
  if (limit.max === 0) return 'not allowed'
  if (limit.max === NO_MAXIMUM) return 'allowed'
  return isOver ? `above the ${perCent(limit.max)} allowed` : `${perCent(limit.max)} allowed`
}
