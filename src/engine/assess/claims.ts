import type {
  Comedogenic,
  Constituent,
  Listing,
  ProductType,
  Reason,
  SourceRef,
} from '../../contract/finding.ts'
import type { ComedogenicFact, Effect, IngredientFacts, Vegan } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { annexReference, upcomingMeaning } from './annex-words.ts'
import { hasEffect, SCORES, staysOn, strongestRule, type Setting } from './rules.ts'

const NO_SOURCE: SourceRef = { id: 'none', title: 'No source', date: '1970-01-01' }

/** Nobody looked for the entries of an imported name: that none is named there is no finding of ours. */
const WITHOUT_ENTRY = {
  curated: 'No restriction found in Annexes II to VI of the EU Cosmetics Regulation.',
  upcoming: 'No restriction that applies yet found in Annexes II to VI of the EU Cosmetics Regulation.',
  imported: 'Known from the imported inventory only; nobody has looked it up, so the score is an estimate.',
}

/** Entries that set no rule here are named all the same: what an annex lists has not been found in none. */
function withoutRule({ annexes = [], upcoming = [], isImported }: IngredientFacts): string {
  if (isImported) return WITHOUT_ENTRY.imported
  if (upcoming.length > 0) {
    const told = upcoming.map((entry) => `${upcomingMeaning(entry)} (${annexReference(entry)}).`)
    return `${WITHOUT_ENTRY.upcoming} ${told.join(' ')}`
  }
  if (annexes.length === 0) return WITHOUT_ENTRY.curated
  const named = annexes.map(
    (entry) => `${annexReference(entry)} ${OTHER_USES[entry.effect] ?? 'for other uses'}`,
  )
  return `Named in ${named.join(', in ')}; no other restriction found in Annexes II to VI of the EU Cosmetics Regulation.`
}

const OTHER_USES: Partial<Record<Effect, string>> = {
  'hair-dye': 'for hair dyes only',
  conditional: 'for some forms or uses only, which a label does not tell',
  excepted: 'as forbidden but for one kind of product',
  inhalation: 'for sprays only',
}

/** The score of one ingredient in one kind of product, with the rule that set it. */
export function scoreOf(facts: IngredientFacts, setting: Setting, knowledge: Knowledge) {
  const fit = strongestRule(facts, setting)
  const rule = fit?.rule ?? (facts.isImported ? 'imported' : 'no-restriction')
  const why: Reason = {
    rule,
    text: fit?.text ?? withoutRule(facts),
    source: sourceRef(knowledge, fit?.source ?? (facts.isImported ? facts.source : annexSource(knowledge))),
  }
  return { fit, rule, safetyScore: SCORES[rule], why }
}

export function veganValue(vegan: Vegan): boolean | null {
  return vegan === 'unknown' ? null : vegan === 'yes'
}

export function rangeOf({ sources, ...consensus }: ComedogenicFact, knowledge: Knowledge): Comedogenic {
  return { ...consensus, lists: sources.length, source: sourceRef(knowledge, sources[0] ?? 0) }
}

/** What is rinsed off stays in no pore, and what lists say of salts and gums is set aside: there is no rating then. */
export function comedogenicOf({ comedogenic }: IngredientFacts, productType: ProductType): number | null {
  if (!comedogenic || comedogenic.setAside !== null || !staysOn(productType)) return null
  return comedogenic.median
}

export function constituentsOf({ constituents = [] }: IngredientFacts, knowledge: Knowledge): Constituent[] {
  return constituents.flatMap(({ ingredient, range, sources }) => {
    const facts = knowledge.ingredients[ingredient]
    if (!facts) return []
    const isFragranceAllergen = hasEffect(facts, 'fragrance-allergen')
    const refs = sources.map((source) => sourceRef(knowledge, source))
    return [{ inci: facts.inci, range, isFragranceAllergen, sources: refs }]
  })
}

export function listingsOf({ listings = [] }: IngredientFacts, knowledge: Knowledge): Listing[] {
  return listings.map(({ source, ...listing }) => ({ ...listing, source: sourceRef(knowledge, source) }))
}

export function sourceRef({ sources }: Knowledge, at: number): SourceRef {
  return sources[at] ?? NO_SOURCE
}

function annexSource(knowledge: Knowledge): number {
  return knowledge.sources.findIndex(({ id }) => id === 'eu-1223-2009-annex-iii')
}
