import type { ProductType } from '../../contract/finding.ts'
import type { AnnexEntry, IngredientFacts, Trait, TraitFact } from '../knowledge/compiled.ts'

/**
 * The scores of the method. docs/method.md gives the reason of each; a change here is a new ENGINE_VERSION.
 * An ingredient starts at 100 and takes the score of the single strongest rule that fits.
 */
export const SCORES = {
  banned: 5,
  'isothiazolinone-leave-on': 25,
  'formaldehyde-releaser': 45,
  'isothiazolinone-rinse-off': 60,
  'not-for-this-product': 60,
  'undisclosed-fragrance': 65,
  'fragrance-allergen': 65,
  'sls-leave-on': 65,
  'uv-restricted': 70,
  inhalation: 75,
  'annex-iii': 75,
  'drying-alcohol': 80,
  preservative: 85,
  'uv-filter': 88,
  adjuster: 90,
  purity: 90,
  colourant: 95,
  'no-restriction': 100,
} as const
export type RuleId = keyof typeof SCORES

/** A rule that fits: what it says in words, and the index of its source. */
export type Fit = { rule: RuleId; text: string; source: number }

export type Setting = {
  productType: ProductType
  /** Printed as a colour number: `CI 77891` is there to colour, not to filter light. */
  isColour?: boolean
  /** 0-based place among the scored names. */ position: number
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
  const entries = (facts.annexes ?? []).filter(({ effect }) => !setting.isColour || effect !== 'uv-filter')
  const fits = [
    ...entries.map((entry) => annexRule(entry, setting)),
    ...(facts.traits ?? []).map((trait) => traitRule(trait, setting)),
  ].filter((fit) => fit !== null)
  // What only sets the pH or keeps a formula stable is judged as such, not by an entry for other uses of it.
  const isAdjuster = facts.traits?.some(({ trait }) => trait === 'adjuster') ?? false
  const counted = isAdjuster ? fits.filter(({ rule }) => !JUDGED_AS_ADJUSTER.has(rule)) : fits
  return counted.reduce<Fit | null>(
    (best, fit) => (!best || SCORES[fit.rule] < SCORES[best.rule] ? fit : best),
    null,
  )
}

function annexRule(entry: AnnexEntry, { productType }: Setting): Fit | null {
  const where = `Annex ${entry.annex}/${entry.ref}`
  const limit = limitWords(entry)
  const fit = (rule: RuleId, text: string): Fit => ({ rule, text, source: entry.source })
  switch (entry.effect) {
    case 'banned':
      return fit('banned', `${banWords(entry)} (${where}).${limit}`)
    case 'fragrance-allergen':
      return fit(
        'fragrance-allergen',
        `A fragrance allergen that the EU wants named on labels (${where}).${limit}`,
      )
    case 'annex-iii':
      return fit('annex-iii', `Restricted in the EU (${where}).${limit}`)
    case 'purity':
      return fit('purity', `Allowed with a condition on its purity or use (${where}).${limit}`)
    case 'inhalation':
      if (productType !== 'spray') return null
      return fit('inhalation', `Its dust should not be breathed in; sprays have limits (${where}).${limit}`)
    case 'preservative':
      return fit(limitRule(entry, productType), `A preservative allowed within limits (${where}).${limit}`)
    case 'uv-filter':
      return fit('uv-filter', `A UV filter allowed within limits (${where}).${limit}`)
    case 'colourant':
      return fit('colourant', `A colourant allowed in the EU (${where}).${limit}`)
    case 'conditional':
    case 'hair-dye':
      return null
  }
}

/** The Cosmetics Regulation applies since this day; what it forbade from the start was never allowed under it. */
const APPLIES_SINCE = '2013-07-11'

export function banWords({ since }: Pick<AnnexEntry, 'since'>): string {
  return since < APPLIES_SINCE
    ? 'Not allowed in cosmetics in the EU'
    : `No longer allowed in the EU since ${since}`
}

function limitWords({ limit }: AnnexEntry): string {
  return limit === '' ? '' : ` Limit: ${limit}.`
}

/** Some preservatives may not be used under three years of age or on the lips. */
function limitRule(entry: AnnexEntry, productType: ProductType): RuleId {
  const isOut =
    (productType === 'baby' && entry.limit.includes('under 3 years')) ||
    (productType === 'lip' && entry.limit.includes('not on lips'))
  return isOut ? 'not-for-this-product' : 'preservative'
}

/** Traits that weigh the same in every product. */
const TRAIT_RULES: Partial<Record<Trait, RuleId>> = {
  'formaldehyde-releaser': 'formaldehyde-releaser',
  'undisclosed-fragrance': 'undisclosed-fragrance',
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
