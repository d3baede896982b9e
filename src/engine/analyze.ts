import type { AnalysisResults } from '../contract/analysis.ts'
import type { ProductType } from '../contract/finding.ts'
import { alertsFor } from './alerts/alerts.ts'
import { assessItem, type Assessed } from './assess/assess-item.ts'
import { axesOf } from './assess/axes.ts'
import { scoreProduct } from './assess/product-score.ts'
import { productTypeOf } from './assess/product-type.ts'
import { summarise } from './assess/summary.ts'
import { ENGINE_VERSION } from './engine-version.ts'
import type { ParsedList } from './inci/parsed-types.ts'
import { parseList } from './inci/parse.ts'
import type { Knowledge } from './knowledge/load.ts'
import type { Profile } from './profile.ts'

/** A result speaks for a part of the list only where fewer names than this were recognised. */
const PARTIAL_BELOW = 0.8

type AnalyzeOptions = { profile?: Profile; productType?: ProductType }

/** Label text and knowledge in, the whole analysis out. Same input, same answer; it never throws on any text. */
export function analyze(text: string, knowledge: Knowledge, options: AnalyzeOptions = {}): AnalysisResults {
  const list = parseList(text, knowledge)
  const productType = productTypeOf(list, knowledge, options.productType)
  const assessed = assessAll(list, knowledge, productType.value)
  const coverage = coverageOf(list)
  const score = scoreProduct(assessed, productType.value)
  const axes = axesOf(assessed, productType.value)
  const alerts = alertsFor(assessed, list, knowledge, options.profile)
  const isPartial = coverage.total > 0 && coverage.recognised / coverage.total < PARTIAL_BELOW
  return {
    ...score,
    isPartial,
    coverage,
    ingredients: assessed.map(({ finding }) => finding),
    ...axes,
    ...(options.profile ? { personalAlerts: alerts.map((alert) => alert.text) } : {}),
    alerts,
    aiSummary: summarise({ assessed, score, axes, coverage, isPartial }),
    productType,
    leftOut: list.leftOut,
    notices: list.notices,
    ...(list.products ? { products: list.products.map(({ title, span }) => ({ title, span })) } : {}),
    madeBy: { engine: ENGINE_VERSION, knowledge: knowledge.version },
  }
}

function assessAll({ items }: ParsedList, knowledge: Knowledge, productType: ProductType): Assessed[] {
  let position = 0
  return items.map((item) => {
    const place = item.section === 'may-contain' ? Number.POSITIVE_INFINITY : position++
    return assessItem(item, knowledge, { productType, position: place })
  })
}

function coverageOf({ items }: ParsedList): AnalysisResults['coverage'] {
  const classOnly = items.filter(({ match }) => match.tier === 'class').length
  const unknown = items.filter(({ match }) => match.tier === 'unknown' || match.tier === 'ambiguous').length
  return { total: items.length, recognised: items.length - classOnly - unknown, classOnly, unknown }
}
