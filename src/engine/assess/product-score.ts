import type { Deduction, ProductType } from '../../contract/finding.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { Assessed } from './assess-item.ts'
import { joinWords } from './words.ts'
import { staysOn } from './rules.ts'

/** Each further hit of one rule weighs less: the third allergen tells little that the first did not. */
const REPEAT = 0.6
/** Half of what an ingredient misses to 100 is what it can cost the product. */
const SHARE = 0.5
const CAPS = { banned: 25, 'isothiazolinone-leave-on': 49 } as const

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
  let tenths = 0
  let position = 0
  let hasScore = false
  assessed.forEach(({ finding, rule }, ingredient) => {
    if (finding.section === 'may-contain') return
    const weight = positionWeight(position++)
    if (finding.safetyScore === null) return
    hasScore = true
    const before = repeats.get(rule) ?? 0
    const points = SHARE * (100 - finding.safetyScore) * weight * REPEAT ** before
    if (points === 0) return
    repeats.set(rule, before + 1)
    const rounded = Math.round(points * 10)
    tenths += rounded
    if (rounded > 0) deductions.push({ ingredient, rule, points: rounded / 10 })
  })
  if (!hasScore) return { overallScore: null, deductions: [], cap: null }
  const plain = Math.max(0, Math.round((1000 - tenths) / 10))
  const cap = capOf(assessed, productType, plain)
  return { overallScore: cap ? Math.min(plain, cap.score) : plain, deductions, cap }
}

function capOf(assessed: readonly Assessed[], productType: ProductType, plain: number): ProductScore['cap'] {
  const hits = (rule: keyof typeof CAPS) => {
    const found = assessed.filter((one) => one.rule === rule && one.finding.section !== 'may-contain')
    const names = [...new Set(found.map(({ finding }) => readableName(finding.name)))]
    return names.length === 0 ? null : `${joinWords(names)} ${names.length === 1 ? 'is' : 'are'}`
  }
  const capBy = (rule: keyof typeof CAPS, what: string) => {
    const score = CAPS[rule]
    // A list that scores lower by its points is not held down by the cap.
    return { score, rule, text: plain > score ? `${what}, so the score is held at ${score}.` : `${what}.` }
  }
  const banned = hits('banned')
  if (banned) return capBy('banned', `${banned} not allowed in cosmetics in the EU`)
  const strong = staysOn(productType) ? hits('isothiazolinone-leave-on') : undefined
  if (!strong) return null
  return capBy('isothiazolinone-leave-on', `${strong} not allowed in products that stay on the skin`)
}
