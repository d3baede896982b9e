import type { Deduction, ProductType } from '../../contract/finding.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { Assessed } from './assess-item.ts'
import { joinWords } from './words.ts'
import { familyOf } from './potency.ts'
import { staysOn } from './rules.ts'

/** Each further hit of one rule weighs less: the third allergen tells little that the first did not. */
const REPEAT = 0.6
/** Half of what an ingredient misses to 100 is what it can cost the product. */
const SHARE = 0.5
const CAPS = {
  banned: 25,
  'isothiazolinone-leave-on': 49,
  'over-limit': 49,
  'not-for-this-product': 49,
  'not-cosmetic': 49,
  'acid-peel': 59,
  'base-strong': 59,
  'corrosive-strong': 59,
  'oil-strong': 59,
} as const

/** What may be sold costs so much at most, in tenths: what is forbidden stands below it, whatever else a list holds. */
const LAWFUL_MAX = 740
/** Scent that is rinsed off: the law wants an allergen named from 0.01 % on there, from 0.001 % on where it stays. */
const SCENT_RINSED_OFF = 0.5
const SCENTS: ReadonlySet<string> = new Set(['undisclosed-fragrance', 'fragrance-allergen', 'essential-oil'])

export type ProductScore = {
  overallScore: number | null
  deductions: Deduction[]
  cap: { score: number; rule: string; text: string } | null
}

/** Labels list by falling amount down to 1 %: what stands first is most of the product. */
export function positionWeight(position: number): number {
  return position < 5 ? 1 : position < 15 ? 0.8 : 0.6
}

/** 100 minus the deductions, then the cap. Points are kept in tenths so that the steps add up to the score exactly. */
export function scoreProduct(assessed: readonly Assessed[], productType: ProductType): ProductScore {
  const repeats = new Map<string, number>()
  const deductions: Deduction[] = []
  const most = assessed.some(isForbidden) ? Infinity : LAWFUL_MAX
  let tenths = 0
  let position = 0
  let hasScore = false
  assessed.forEach(({ finding, rule }, ingredient) => {
    if (finding.section === 'may-contain' || finding.isNamedBefore) return
    const weight = positionWeight(position++)
    if (finding.safetyScore === null) return
    hasScore = true
    const before = repeats.get(familyOf(rule)) ?? 0
    const contact = SCENTS.has(rule) && !staysOn(productType) ? SCENT_RINSED_OFF : 1
    const points = SHARE * (100 - finding.safetyScore) * weight * contact * REPEAT ** before
    if (points === 0) return
    repeats.set(familyOf(rule), before + 1)
    const rounded = Math.min(Math.round(points * 10), most - tenths)
    tenths += rounded
    if (rounded > 0) deductions.push({ ingredient, rule, points: rounded / 10 })
  })
  if (!hasScore) return { overallScore: null, deductions: [], cap: null }
  const plain = Math.max(0, Math.round((1000 - tenths) / 10))
  const cap = capOf(assessed, productType, plain)
  return { overallScore: cap ? Math.min(plain, cap.score) : plain, deductions, cap }
}

const CAP_WORDS: Record<keyof typeof CAPS, string> = {
  banned: 'not allowed in cosmetics in the EU',
  'isothiazolinone-leave-on': 'not allowed in products that stay on the skin',
  'over-limit': 'printed above the EU limit',
  'not-for-this-product': 'not allowed in this kind of product in the EU',
  'not-cosmetic': 'no cosmetic ingredient',
  'acid-peel': 'printed at the strength of a peel',
  'base-strong': 'a strong alkali that can burn skin',
  'corrosive-strong': 'strong enough to burn skin',
  'oil-strong': 'too strong for skin at this amount',
}

/** By falling force: what is forbidden, what is forbidden here, what is too much, what has no place in a cosmetic. */
function capOf(assessed: readonly Assessed[], productType: ProductType, plain: number): ProductScore['cap'] {
  const inside = assessed.filter(({ finding }) => finding.section !== 'may-contain')
  const rules = (
    [
      'banned',
      'isothiazolinone-leave-on',
      'over-limit',
      'not-for-this-product',
      'not-cosmetic',
      'acid-peel',
      'base-strong',
      'corrosive-strong',
      'oil-strong',
    ] as const
  ).filter((rule) => rule !== 'isothiazolinone-leave-on' || staysOn(productType))
  for (const rule of rules) {
    const found = inside.filter(
      (one) =>
        one.rule === rule ||
        (rule === 'over-limit' && isOver(one)) ||
        (rule === 'not-for-this-product' && one.isBarred),
    )
    const names = [...new Set(found.map(({ finding }) => readableName(finding.name)))]
    if (names.length === 0) continue
    const score = CAPS[rule]
    const words = found.some(({ isHereOnly }) => isHereOnly)
      ? 'not allowed in this kind of product in the EU'
      : CAP_WORDS[rule]
    const what = `${joinWords(names)} ${names.length === 1 ? 'is' : 'are'} ${words}`
    // A list that scores lower by its points is not held down by the cap.
    return { score, rule, text: plain > score ? `${what}, so the score is held at ${score}.` : `${what}.` }
  }
  return null
}

function isForbidden({ finding, rule }: Assessed): boolean {
  return rule === 'banned' && finding.section !== 'may-contain'
}

/** Also where a stronger rule sets the score of the ingredient: lye above its limit. */
function isOver({ finding }: Assessed): boolean {
  return finding.limit?.verdict === 'over'
}
