import type { AnnexEntry, Effect } from '../knowledge/compiled.ts'
import type { LimitFact } from '../knowledge/use-facts.ts'
import { holds, type ProductUse } from './product-use.ts'

/** The Cosmetics Regulation applies since this day; what it forbade from the start was never allowed under it. */
const APPLIES_SINCE = '2013-07-11'

const NOT_ALLOWED = 'Not allowed in cosmetics in the EU'

export function banWords({ since }: Pick<AnnexEntry, 'since'>): string {
  return since < APPLIES_SINCE ? NOT_ALLOWED : `No longer allowed in the EU since ${inWords(since)}`
}

/** What regulation.tsv and the stop list say of an entry that forbids a substance in dyes for hair only. */
const NOT_IN_HAIR_OR_LASH_DYES = 'forbidden in hair and eyelash dyes'
const NOT_IN_HAIR_DYES = ['not in hair dyes', 'forbidden in hair dyes', NOT_IN_HAIR_OR_LASH_DYES]
const EYES_ONLY = 'eye products only'

/**
 * In words why this product may not hold it though others may, or null: in a dye for hair, and what only products for the
 * eyes may hold.
 */
export function banHereWords(condition: string, use: () => ProductUse): string | null {
  if (condition === NOT_IN_HAIR_OR_LASH_DYES && use().has('lash-dye'))
    return 'Not allowed in eyelash dyes in the EU'
  if (NOT_IN_HAIR_DYES.includes(condition))
    return use().has('hair-dye') ? 'Not allowed in hair dyes in the EU' : null
  if (!condition.startsWith(EYES_ONLY)) return null
  return holds(use(), 'eye') === false ? 'Not allowed in the EU outside products for the eyes' : null
}

/** False where `banHereWords` says the same of every product. */
export function dependsOnUse(condition: string): boolean {
  return NOT_IN_HAIR_DYES.includes(condition) || condition.startsWith(EYES_ONLY)
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `1 March 2022`: the engine's sentences are English, whatever the machine's own language is. */
export function inWords(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

const EFFECT_WORDS: Record<Exclude<Effect, 'banned'>, string> = {
  unreviewed:
    'Named among the forbidden substances by the imported inventory; nobody has looked up yet for which form or use',
  conditional:
    'Forbidden for some forms or uses only, which a label does not tell; no ban of the name itself',
  excepted: 'Forbidden in cosmetics in the EU but for one kind of product',
  'fragrance-allergen': 'A fragrance allergen that the EU wants named on labels',
  'annex-iii': 'Restricted in the EU',
  purity: 'Allowed with a condition on its purity or use',
  'hair-dye': 'Allowed in hair dyes within limits',
  inhalation: 'Its dust should not be breathed in; sprays have limits',
  preservative: 'A preservative allowed within limits',
  'uv-filter': 'A UV filter allowed within limits',
  colourant: 'A colourant allowed in the EU',
}

export function annexReference({ annex, ref }: Pick<LimitFact, 'annex' | 'ref'>): string {
  return `${annex === 'XVII' ? 'REACH ' : ''}Annex ${annex}/${ref}`
}

/** Where the law forbids it: by name, or as a preservative that the list of the allowed ones leaves out. */
export function stopReference(ref: string): string {
  return ref === 'V'
    ? 'a preservative that Annex V does not list, Article 14'
    : annexReference({ annex: 'II', ref })
}

/** What an entry will mean from its day on: `From 1 January 2027 on not allowed in cosmetics in the EU`. */
export function upcomingMeaning({ effect, since }: AnnexEntry): string {
  const words = effect === 'banned' ? NOT_ALLOWED : EFFECT_WORDS[effect]
  return `From ${inWords(since)} on ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/** What an entry means, without its limit. */
export function annexMeaning(entry: AnnexEntry): string {
  return entry.effect === 'banned' ? banWords(entry) : EFFECT_WORDS[entry.effect]
}
