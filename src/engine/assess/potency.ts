import type { IngredientFacts } from '../knowledge/compiled.ts'
import type { PotencyFact } from '../knowledge/use-facts.ts'
import type { ProductType } from '../../contract/finding.ts'
import { perCent } from './limit-words.ts'
import type { ProductUse } from './product-use.ts'

/** Scores of `knowledge/potency.tsv`, by kind and strength; docs/method.md gives the reason of each. */
export const POTENCY_SCORES = {
  'acid-peel': 25,
  'base-strong': 30,
  'corrosive-strong': 30,
  'acid-strong': 55,
  'oil-strong': 55,
  'retinoid-strong': 62,
  'retinoid-moderate': 68,
  'surfactant-strong': 72,
  'retinoid-mild': 75,
  'acid-moderate': 80,
  'surfactant-moderate': 86,
} as const
type PotencyRule = keyof typeof POTENCY_SCORES

/** Retinol after retinal tells as little more as a second retinol: strengths of one kind repeat each other. */
export function familyOf(rule: string): string {
  return isRule(rule) ? (rule.split('-')[0] ?? rule) : rule
}

type Asked = {
  productType: ProductType
  position: number
  printed?: number | null
  use?: () => ProductUse
}

/** Every potency that counts at this place, in this amount and in this product. */
export function potencyRules(
  { potency = [] }: IngredientFacts,
  asked: Asked,
): { rule: PotencyRule; text: string; source: number }[] {
  return potency.flatMap((fact) => {
    const rule = ruleOf(fact)
    if (rule === null || !isInPlace(fact, asked) || !isForProduct(fact, asked)) return []
    const printed = asked.printed ?? null
    const amount = printed === null ? '' : ` ${perCent(printed)} is printed.`
    return [{ rule, text: `${fact.note}.${amount}`, source: fact.source }]
  })
}

function ruleOf({ kind, strength }: PotencyFact): PotencyRule | null {
  const rule = `${kind}-${strength}`
  return isRule(rule) ? rule : null
}

function isRule(rule: string): rule is PotencyRule {
  return rule in POTENCY_SCORES
}

/** What is printed decides; without it the place in the list. */
function isInPlace({ from, places }: PotencyFact, { printed = null, position }: Asked): boolean {
  return printed === null ? position < places : printed >= from
}

/** What acts overnight is judged where it stays on; what disturbs the skin within minutes does so there as well. */
function isForProduct({ kind, uses, except }: PotencyFact, { productType, use }: Asked): boolean {
  if (kind === 'retinoid' && productType === 'rinse-off') return false
  // Most facts hold in every product: its words are only read for those that do not.
  if (uses.length === 0 && except.length === 0) return true
  const known: ProductUse = use?.() ?? new Set()
  if (except.some((one) => known.has(one))) return false
  return uses.length === 0 || uses.some((one) => known.has(one))
}
