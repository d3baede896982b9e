/**
 * What can be chosen from, apart from the schemas that check it: the screens of the first look show these lists, and go without the
 * library of the schemas (see `endpoints.ts`).
 */

/** From the least to the most. */
export const PLAN_NAMES = ['Free', 'Standard', 'Premium'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

/** How a product is used, as far as the law and our rules tell uses apart. */
export const PRODUCT_TYPES = ['leave-on', 'rinse-off', 'spray', 'lip', 'baby'] as const

export const HISTORY_SORTS = ['newest', 'oldest', 'score-high', 'score-low'] as const
export const COSMETIC_FILTERS = ['all', 'high-risk', 'safe', 'vegan', 'alerts'] as const
export const SKIN_FILTERS = ['all', 'oily', 'dry', 'sensitive', 'combination', 'normal'] as const

/** Labels of products that do not exist, kept by the server: what a visitor may see analysed without an account. */
export const SAMPLE_NAMES = ['cream', 'shampoo', 'serum'] as const

/** How many results stand side by side. */
export const COMPARED_MIN = 2
export const COMPARED_MAX = 3

/** What the words of each consent are today; a consent to older words is asked for again. */
export const CONSENT_VERSIONS = { sharing: '2026-11', 'face-analysis': '2026-11' } as const

/** Official lists beside the cosmetics law that an ingredient may stand on. */
export const LISTING_AXES = ['endocrine', 'cmr', 'pfas', 'microplastic', 'environment'] as const
