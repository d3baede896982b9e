import type { AnalysisResults } from '../contract/analysis.ts'
import { isPerhapsForbidden } from '../contract/bands.ts'
import type { ProductType } from '../contract/finding.ts'
import { alertsFor } from './alerts/alerts.ts'
import { assessItem, isColourNumber, type Assessed } from './assess/assess-item.ts'
import { axesOf } from './assess/axes.ts'
import { constituentsOf, listingsOf } from './assess/claims.ts'
import { limitsOf } from './assess/limits.ts'
import { placesOf, type Places } from './assess/places.ts'
import { printedAmounts } from './assess/printed-amounts.ts'
import { scoreProduct, type ProductScore } from './assess/product-score.ts'
import { guessProductType, usesByNames } from './assess/product-type.ts'
import { notHereOf } from './assess/not-here.ts'
import { usesOf, type ProductUse } from './assess/product-use.ts'
import { summarise } from './assess/summary.ts'
import { titleAmounts } from './assess/title-amounts.ts'
import { ENGINE_VERSION } from './engine-version.ts'
import type { ParsedList, ParsedItem } from './inci/parsed-types.ts'
import { parseList } from './inci/parse.ts'
import type { Knowledge } from './knowledge/load.ts'
import type { Profile } from './profile.ts'

/** A result speaks for a part of the list only where fewer names than this were recognised. */
const PARTIAL_BELOW = 0.8

/** With fewer names known by name a number would speak of a minority of the list. */
const SCORED_FROM = 0.6

type AnalyzeOptions = { profile?: Profile; productType?: ProductType; productName?: string }

/** Label text and knowledge in, the whole analysis out. Same input, same answer; it never throws on any text. */
export function analyze(text: string, knowledge: Knowledge, options: AnalyzeOptions = {}): AnalysisResults {
  return assessList(text, parseList(text, knowledge), knowledge, options)
}

/** The second half of `analyze`: what is said of a text that `parseList` read into a list with the same knowledge. */
export function assessList(
  text: string,
  list: ParsedList,
  knowledge: Knowledge,
  options: AnalyzeOptions = {},
): AnalysisResults {
  const places = placesOf(list)
  const amounts = printedAmounts(list, places, titleAmounts(list, knowledge, options.productName))
  // What nothing tells is taken to stay on; the limits of the law are only held against what is known.
  const told = options.productType ?? guessProductType(list, knowledge, options.productName)
  const productType = { value: told ?? 'leave-on', isGuessed: options.productType === undefined }
  const byNames = usesByNames(list, knowledge, options.productName)
  const useOf = usesOf(list, {
    productName: options.productName,
    type: told,
    isGuessed: productType.isGuessed,
    byNames,
  })
  // What is chosen or printed, and the propellant, which no other product holds.
  const namedUseOf = usesOf(list, {
    productName: options.productName,
    type: options.productType ?? null,
    byNames: byNames.filter((use) => use !== 'hair-dye' && use !== 'mouth' && use !== 'deodorant'),
  })
  const limitUseOf = (at: number) => {
    const item = list.items[at]
    return item ? useOfItem(useOf(at), item) : useOf(at)
  }
  const notHere = (at: number) => {
    const item = list.items[at]
    const entries = knowledge.ingredients[item?.match.ingredient ?? -1]?.limits
    if (!item || !entries) return null
    const [named, taken] = [namedUseOf, limitUseOf].map((uses) =>
      withDye(useOfItem(uses(at), item), item, knowledge),
    )
    return named && taken ? notHereOf(entries, { named, taken }) : null
  }
  const limits = limitsOf(
    {
      items: list.items,
      printed: amounts.printed,
      useOf: limitUseOf,
      productOf: places.productOf,
    },
    knowledge,
  )
  const assessed = list.items.map((item, at) =>
    assessItem(item, knowledge, {
      productType: productType.value,
      isColour: isColourNumber(item),
      position: places.placeOf(at),
      printed: amounts.printed[at] ?? null,
      limit: limits[at] ?? null,
      use: () => useOf(at),
      notHere: notHere(at),
      isNamedBefore: places.isRepeat(at),
      isFirst: places.placeOf(at) === 0,
    }),
  )
  const coverage = coverageOf(list, places)
  const byName = countByName(list, places)
  const score = numberFor(
    { total: coverage.total, byName, isUnsure: assessed.some(({ finding }) => isPerhapsForbidden(finding)) },
    scoreProduct(assessed, productType.value),
  )
  const axes = axesOf(assessed, productType.value)
  const alerts = alertsFor(assessed, list, knowledge, options.profile, text)
  const isPartial = coverage.total > 0 && coverage.recognised / coverage.total < PARTIAL_BELOW
  return {
    ...score,
    isPartial,
    coverage,
    ingredients: assessed.map((one) => withMore(one, knowledge)),
    ...axes,
    ...(options.profile ? { personalAlerts: alerts.map((alert) => alert.text) } : {}),
    alerts,
    aiSummary: summarise({ assessed, score, axes, coverage, byName, isPartial }),
    productType,
    leftOut: list.leftOut,
    notices: [...list.notices, ...amounts.notices],
    ...(list.products ? { products: list.products.map(({ title, span }) => ({ title, span })) } : {}),
    madeBy: { engine: ENGINE_VERSION, knowledge: knowledge.version },
  }
}

/** What few ingredients have is absent from all others, or every stored list would carry it empty. */
function withMore({ finding, facts }: Assessed, knowledge: Knowledge): Assessed['finding'] {
  if (!facts?.constituents && !facts?.listings) return finding
  const constituents = constituentsOf(facts, knowledge)
  const listings = listingsOf(facts, knowledge)
  return {
    ...finding,
    ...(constituents.length > 0 ? { constituents } : {}),
    ...(listings.length > 0 ? { listings } : {}),
  }
}

/**
 * What is not allowed holds the score down whatever else is in the list, so that its number stands. Beside a name that may be
 * forbidden no other stands: 100 points would praise a list of which nobody knows whether it may be sold.
 */
function numberFor(
  { total, byName, isUnsure }: { total: number; byName: number; isUnsure: boolean },
  score: ProductScore,
): ProductScore {
  const stands = score.cap?.rule === 'banned' || (byName >= SCORED_FROM * total && !isUnsure)
  return stands ? score : { overallScore: null, deductions: [], cap: null }
}

/** A misspelt name below this may be another one: it is shown as near, and no number rests on it. */
const NEAR_SURE_MIN = 0.7

function countByName(list: ParsedList, places: Places): number {
  const near = list.items.filter(
    ({ match }, at) => match.tier === 'near' && match.confidence < NEAR_SURE_MIN && !places.isRepeat(at),
  )
  return coverageOf(list, places).recognised - near.length
}

/** Of distinct names: what is printed twice is known once. */
function coverageOf(list: ParsedList, { isRepeat }: Places): AnalysisResults['coverage'] {
  const items = list.items.filter((_item, at) => !isRepeat(at))
  const classOnly = items.filter(({ match }) => match.tier === 'class').length
  const unknown = items.filter(({ match }) => match.tier === 'unknown' || match.tier === 'ambiguous').length
  return { total: items.length, recognised: items.length - classOnly - unknown, classOnly, unknown }
}

const DYES_HAIR = 'Hair Dyeing'

type Item = Pick<ParsedItem, 'notes' | 'match'>

/** The use of a product as one of its items has it: printed as nano, it has entries of its own. */
function useOfItem(use: ProductUse, { notes }: Item): ProductUse {
  return notes.includes('nano') ? new Set([...use, 'nano']) : use
}

/** What is there to dye makes a product for hair a hair dye, whatever it is called. */
function withDye(use: ProductUse, { match }: Item, knowledge: Knowledge): ProductUse {
  const { functions = [] } = knowledge.ingredients[match.ingredient ?? -1] ?? {}
  const isDye = use.has('hair') && functions.some((at) => knowledge.functions[at]?.term === DYES_HAIR)
  return isDye ? new Set([...use, 'hair-dye']) : use
}
