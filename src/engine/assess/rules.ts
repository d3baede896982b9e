import type { ProductType } from '../../contract/finding.ts'
import { annexMeaning, annexReference, banHereWords } from './annex-words.ts'
import { POTENCY_SCORES, potencyRules } from './potency.ts'
import { useByName } from './product-type.ts'
import type { ProductUse } from './product-use.ts'
import type { LimitVerdict } from './limit-sentences.ts'
import type { NotHere } from './not-here.ts'
import type { AnnexEntry, IngredientFacts, Trait, TraitFact } from '../knowledge/compiled.ts'

/**
 * The scores of the method. docs/method.md gives the reason of each; a change here is a new ENGINE_VERSION.
 * An ingredient starts at 100 and takes the score of the single strongest rule that fits.
 */
export const SCORES = {
  banned: 5,
  'isothiazolinone-leave-on': 25,
  'over-limit': 40,
  'not-for-this-product': 40,
  ...POTENCY_SCORES,
  'formaldehyde-releaser': 45,
  unreviewed: 45,
  excepted: 45,
  'isothiazolinone-rinse-off': 60,
  'undisclosed-fragrance': 65,
  'fragrance-allergen': 65,
  'sls-leave-on': 65,
  'uv-restricted': 70,
  inhalation: 75,
  'annex-iii': 75,
  'essential-oil': 75,
  'drying-alcohol': 80,
  preservative: 85,
  'uv-filter': 88,
  adjuster: 90,
  purity: 90,
  imported: 92,
  colourant: 95,
  'no-restriction': 100,
} as const
export type RuleId = keyof typeof SCORES

/** A rule that fits: what it says in words, and the index of its source. */
export type Fit = {
  rule: RuleId
  text: string
  source: number
  /** Forbidden in this kind of product, allowed in others. */
  isHereOnly?: true
}

export type Setting = {
  productType: ProductType
  /** Printed as a colour number: `CI 77891` is there to colour, not to filter light. */
  isColour?: boolean
  /** 0-based place among the scored names. */ position: number
  /** Per cent on the label, where one is printed and believed. */
  printed?: number | null
  limit?: LimitVerdict | null
  /** What law does not allow in this kind of product, or in other kinds than some. */
  notHere?: NotHere | null
  /** What is known of the use of its product. */
  use?: () => ProductUse
  isNamedBefore?: boolean
  /** First of what a product names, in a list that was read. */
  isFirst?: boolean
}

/** `High in the list`: the first five names, where a product holds most of what it is made of. */
const HIGH_IN_LIST = 5

export function staysOn(productType: ProductType): boolean {
  return productType !== 'rinse-off'
}

const JUDGED_AS_ADJUSTER: ReadonlySet<RuleId> = new Set(['annex-iii', 'preservative', 'purity'])

/** The strongest rule for an ingredient in this product, or null where nothing in our sources restricts it. */
export function strongestRule(facts: IngredientFacts, setting: Setting): Fit | null {
  // A pigment printed by its number is there to colour, not to filter light.
  const entries = (facts.annexes ?? [])
    .filter(({ effect }) => !setting.isColour || effect !== 'uv-filter')
    .filter(({ effect }) => effect !== 'excepted' || isKindOpen(facts, setting))
  const fits = [
    ...entries.map((entry) => annexRule(entry, setting)),
    ...(facts.traits ?? []).map((trait) => traitRule(trait, setting)),
  ].filter((fit) => fit !== null)
  // What only sets the pH or keeps a formula stable is judged as such, not by an entry for other uses of it.
  const isAdjuster = facts.traits?.some(({ trait }) => trait === 'adjuster') ?? false
  const counted = isAdjuster ? fits.filter(({ rule }) => !JUDGED_AS_ADJUSTER.has(rule)) : fits
  const over = overLimit(setting)
  const bar = barredHere(setting)
  const neat = neatOil(facts, setting)
  return [
    ...(over ? [over] : []),
    ...(bar ? [bar] : []),
    ...(neat ? [neat] : []),
    ...potencyRules(facts, setting),
    ...counted,
  ].reduce<Fit | null>((best, fit) => (!best || SCORES[fit.rule] < SCORES[best.rule] ? fit : best), null)
}

/** From here on what is left of a product thins a scented oil no more. */
const NEAT_FROM = 50

function neatOil(facts: IngredientFacts, { isFirst = false, printed = null }: Setting): Fit | null {
  // What stands first is most of a product.
  const isNeat = printed === null ? isFirst : printed >= NEAT_FROM
  if (!isNeat || !isScentedOil(facts)) return null
  return {
    rule: 'oil-strong',
    text: 'A scented oil that is most of a product is hardly thinned: so strong it may irritate or burn, and makes an allergy likelier.',
    source: facts.traits?.find(({ trait }) => trait === 'essential-oil')?.source ?? facts.source,
  }
}

/** By its kind, or by the allergens that its entry is about. */
function isScentedOil(facts: IngredientFacts): boolean {
  return (
    hasTrait(facts, 'essential-oil') ||
    (facts.inci.endsWith(' OIL') && hasEffect(facts, 'fragrance-allergen'))
  )
}

function overLimit({ limit }: Setting): Fit | null {
  return limit?.verdict === 'over' ? { rule: 'over-limit', text: limit.text, source: limit.source } : null
}

function barredHere({ notHere }: Setting): Fit | null {
  if (!notHere?.isSure) return null
  return { rule: 'not-for-this-product', isHereOnly: true, text: `${notHere.text}.`, source: notHere.source }
}

function annexRule(entry: AnnexEntry, { productType, use, notHere }: Setting): Fit | null {
  const banHere = use ? banHereWords(entry.limit, use) : null
  if (banHere !== null)
    return {
      rule: 'banned',
      isHereOnly: true,
      text: `${banHere} (${annexReference(entry)}).`,
      source: entry.source,
    }
  const rule = ruleOfEntry(entry, productType)
  if (!rule) return null
  return {
    rule,
    text: `${annexMeaning(entry)} (${annexReference(entry)}).${limitWords(entry)}${rule === 'excepted' && notHere ? ' Nothing tells that this is one.' : ''}`,
    source: entry.source,
  }
}

/**
 * Whether the product may be one of those that may hold it is not known: a name that tells no kind is looked up without a
 * product, or nothing tells its kind. Where the kind is told, it allows the name or bars it.
 */
function isKindOpen({ inci }: IngredientFacts, { notHere }: Setting): boolean {
  return notHere === undefined ? useByName(inci) === null : notHere !== null && !notHere.isSure
}

/** Most effects are rules of the same name. */
function ruleOfEntry(entry: AnnexEntry, productType: ProductType): RuleId | null {
  const { effect } = entry
  if (effect === 'conditional' || effect === 'hair-dye') return null
  if (effect === 'inhalation') return productType === 'spray' ? effect : null
  return effect
}

function limitWords({ limit }: AnnexEntry): string {
  return limit === '' ? '' : ` Limit: ${limit}.`
}

/** Traits that weigh the same in every product. */
const TRAIT_RULES: Partial<Record<Trait, RuleId>> = {
  'formaldehyde-releaser': 'formaldehyde-releaser',
  'undisclosed-fragrance': 'undisclosed-fragrance',
  'essential-oil': 'essential-oil',
  'uv-restricted': 'uv-restricted',
  adjuster: 'adjuster',
}

function traitRule({ trait, note, source }: TraitFact, setting: Setting): Fit | null {
  const rule = TRAIT_RULES[trait] ?? ruleByUse(trait, setting)
  return rule ? { rule, text: `${note}.`, source } : null
}

/** Traits that depend on whether the product stays on, and on how much of it there is. */
function ruleByUse(trait: Trait, { productType, position }: Setting): RuleId | null {
  const stays = staysOn(productType)
  if (trait === 'isothiazolinone') return stays ? 'isothiazolinone-leave-on' : 'isothiazolinone-rinse-off'
  if (!stays) return null
  if (trait === 'sls') return 'sls-leave-on'
  return trait === 'drying-alcohol' && position < HIGH_IN_LIST ? 'drying-alcohol' : null
}

export function hasTrait(facts: IngredientFacts | undefined, wanted: Trait): boolean {
  return facts?.traits?.some(({ trait }) => trait === wanted) ?? false
}

export function hasEffect(facts: IngredientFacts | undefined, wanted: AnnexEntry['effect']): boolean {
  return facts?.annexes?.some(({ effect }) => effect === wanted) ?? false
}

/**
 * What patch tests meet rarely is told on its page, but would mark nearly every product if it counted. A scented oil known
 * by name counts as one known by its kind does: nearly all of them hold listed allergens.
 */
export function isAllergen(facts: IngredientFacts): boolean {
  const contact = facts.contact?.strength
  const isScented = hasEffect(facts, 'fragrance-allergen') || hasTrait(facts, 'essential-oil')
  return isScented || contact === 'frequent' || contact === 'occasional'
}
