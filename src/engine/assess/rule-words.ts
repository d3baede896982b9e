import type { RuleId } from './rules.ts'

/** What a rule says about one name and about several, in the brackets behind them. */
const RULE_WORDS: Record<Exclude<RuleId, 'no-restriction'>, readonly [one: string, many: string]> = {
  banned: ['not allowed in the EU', 'not allowed in the EU'],
  'isothiazolinone-leave-on': [
    'a preservative meant for products that are rinsed off',
    'preservatives meant for products that are rinsed off',
  ],
  'acid-peel': ['an acid at the strength of a peel', 'acids at the strength of a peel'],
  'base-strong': ['a strong alkali that can burn', 'strong alkalis that can burn'],
  'corrosive-strong': ['strong enough to burn skin', 'strong enough to burn skin'],
  'oil-strong': ['a scented oil too strong for skin', 'scented oils too strong for skin'],
  'acid-strong': ['an acid above the strength for daily use', 'acids above the strength for daily use'],
  'acid-moderate': ['an acid that may sting', 'acids that may sting'],
  'retinoid-strong': [
    'the strongest retinoid a cosmetic may hold',
    'the strongest retinoids a cosmetic may hold',
  ],
  'retinoid-moderate': ['a retinoid that may irritate', 'retinoids that may irritate'],
  'retinoid-mild': ['a mild retinoid', 'mild retinoids'],
  'surfactant-strong': ['a harsh cleansing agent', 'harsh cleansing agents'],
  'surfactant-moderate': ['a cleansing agent of medium strength', 'cleansing agents of medium strength'],
  'over-limit': ['printed above the EU limit', 'printed above the EU limit'],
  'formaldehyde-releaser': [
    'a preservative that releases formaldehyde',
    'preservatives that release formaldehyde',
  ],
  unreviewed: [
    'named among forbidden substances, not looked up yet',
    'named among forbidden substances, not looked up yet',
  ],
  excepted: ['forbidden but for one kind of product', 'forbidden but for one kind of product each'],
  'isothiazolinone-rinse-off': [
    'a preservative that often causes contact allergy',
    'preservatives that often cause contact allergy',
  ],
  'not-for-this-product': ['not allowed in this kind of product', 'not allowed in this kind of product'],
  'undisclosed-fragrance': ['a mixture that need not be listed', 'mixtures that need not be listed'],
  'fragrance-allergen': ['a fragrance allergen', 'fragrance allergens'],
  'sls-leave-on': ['may irritate where it stays on', 'may irritate where they stay on'],
  'uv-restricted': ['a UV filter with tightened limits', 'UV filters with tightened limits'],
  inhalation: ['not to be breathed in', 'not to be breathed in'],
  'essential-oil': ['a scented plant oil', 'scented plant oils'],
  'annex-iii': ['restricted in the EU', 'restricted in the EU'],
  'drying-alcohol': ['may dry skin this high in a list', 'may dry skin this high in a list'],
  preservative: ['a preservative with a legal limit', 'preservatives with a legal limit'],
  'uv-filter': ['a UV filter with a legal limit', 'UV filters with a legal limit'],
  adjuster: ['there for the formula, not for the skin', 'there for the formula, not for the skin'],
  purity: ['allowed with a condition', 'allowed with a condition'],
  imported: ['known from an imported inventory only', 'known from an imported inventory only'],
  colourant: ['a listed colourant', 'listed colourants'],
}

export function ruleWords(rule: string, count: number): string {
  const words = (RULE_WORDS as Record<string, readonly [string, string] | undefined>)[rule]
  return words?.[count === 1 ? 0 : 1] ?? 'known by kind only'
}
