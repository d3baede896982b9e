import type { LimitFact, Use } from '../knowledge/use-facts.ts'
import type { Held, Scenario } from './limit-sentences.ts'
import { holds, OPPOSITE, type ProductUse } from './product-use.ts'
import { IMPLIED } from './use-words.ts'

type Hold = (limit: LimitFact) => Held

export const isWithin = (scenarios: readonly Scenario[]) => scenarios.every(({ isOver }) => !isOver)
export const isUnclear = (scenarios: readonly Scenario[]) => scenarios.some(({ isOver }) => !isOver)
export const mostOf = (scenarios: readonly Scenario[]) =>
  Math.max(...scenarios.flatMap(({ held }) => held.map(({ limit }) => limit.max)))

/** Of the places that a product is for the one that allows least; nothing is said of an entry that is for none of them. */
export function strictest(byPlace: readonly Scenario[][]): Scenario[] {
  const told = byPlace.filter((scenarios) => scenarios.length > 0)
  const rank = (scenarios: readonly Scenario[]) => (isWithin(scenarios) ? 2 : isUnclear(scenarios) ? 1 : 0)
  return [...told].sort((a, b) => rank(a) - rank(b) || mostOf(a) - mostOf(b))[0] ?? []
}

/** What the product may be for: the most special use that surely holds, and every more special one that may. */
export function scenariosOf(rows: readonly LimitFact[], use: ProductUse, hold: Hold): Scenario[] {
  const all = rows.map((limit) => ({ limit, fit: fitOf(limit, use) })).filter(({ fit }) => fit !== false)
  const bar = all.find(({ limit, fit }) => fit === true && isBar(limit))?.limit
  // What an entry forbids for a use goes before what it allows for all, and is nothing to tell of other products.
  const fits = all.filter(({ limit, fit }) =>
    bar ? limit === bar || mayBeExcepted({ limit, fit }, bar, use) : fit === true || !isBar(limit),
  )
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

/** `Not in sprays`, `not for children under 3 years`: a use that a pack tells and that the entry forbids. */
function isBar({ max, uses }: LimitFact): boolean {
  return max === 0 && uses.some((use) => !KINDS.has(use))
}

const KINDS: ReadonlySet<Use> = new Set(['rinse-off', 'leave-on', 'professional', 'nano'])

/**
 * An exception holds where the product surely is of it. What is only known to be rinsed off may be the bath or shampoo that an
 * entry excepts from what it forbids for children.
 */
function mayBeExcepted(
  { limit, fit }: { limit: LimitFact; fit: boolean | null },
  bar: LimitFact,
  use: ProductUse,
): boolean {
  const isOpen = fit === null && limit.max > 0 && use.has('rinse-off') && limit.uses.includes('rinse-off')
  return (fit === true || isOpen) && isPartOf(limit, bar)
}

/** Toothpaste for children is part of what is for children. */
export function isPartOf({ uses }: LimitFact, { uses: whole }: LimitFact): boolean {
  const all = new Set(uses.flatMap((use) => [use, ...(IMPLIED[use] ?? [])]))
  return uses.length > 0 && all.size > whole.length && whole.every((use) => all.has(use))
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

export function grouped(limits: readonly LimitFact[], keyOf: (limit: LimitFact) => string): LimitFact[][] {
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
