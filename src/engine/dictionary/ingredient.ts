import type { Ingredient, IngredientLink } from '../../contract/ingredient.ts'
import { ingredientSlug } from '../../contract/ingredient-slug.ts'
import { ProductType } from '../../contract/finding.ts'
import { annexMeaning, upcomingMeaning } from '../assess/annex-words.ts'
import { constituentsOf, listingsOf, rangeOf, scoreOf, sourceRef, veganValue } from '../assess/claims.ts'
import { hasEffect } from '../assess/rules.ts'
import { ENGINE_VERSION } from '../engine-version.ts'
import { nameKey } from '../inci/match/name-key.ts'
import {
  EDITORIAL,
  type AnnexEntry,
  type IngredientFacts,
  type Trait,
  type TraitFact,
} from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'

/**
 * All that is known about the ingredient of an address; null where no name is spelled so. Any spelling is an address:
 * `/ingredients/beeswax` answers with Cera Alba, whose own slug then says where the page belongs.
 */
export function describeIngredient(slug: string, knowledge: Knowledge): Ingredient | null {
  const at = knowledge.byKey.get(nameKey(slug))?.ingredient
  const facts = at === undefined ? undefined : knowledge.ingredients[at]
  if (at === undefined || !facts) return null
  return {
    slug: ingredientSlug(facts.inci),
    inci: facts.inci,
    sentence: facts.sentence ?? '',
    monograph: monographOf(facts, knowledge),
    cas: facts.cas,
    ec: facts.ec,
    functions: functionsOf(facts, knowledge),
    origin: facts.origin,
    vegan: veganValue(facts.vegan),
    scores: ProductType.options.map((productType) => {
      const { safetyScore, why } = scoreOf(facts, { productType, position: usualPlace(facts) }, knowledge)
      return { productType, safetyScore, why }
    }),
    regulation: regulationOf(facts, knowledge),
    isFragranceAllergen: hasEffect(facts, 'fragrance-allergen'),
    contactAllergy: contactOf(facts, knowledge),
    irritancy: irritancyOf(facts, knowledge),
    listings: listingsOf(facts, knowledge),
    constituents: constituentsOf(facts, knowledge),
    comedogenic: comedogenicOf(facts, knowledge),
    notes: (facts.traits ?? []).flatMap((trait) => noteOf(trait, knowledge)),
    synonyms: synonymsOf(at, knowledge),
    use: useOf(facts, knowledge),
    oftenWith: (facts.use?.oftenWith ?? []).flatMap((other) => linkTo(other, knowledge)),
    interactions: interactionsOf(at, knowledge),
    isImported: facts.isImported ?? false,
    sources: {
      identity: sourceRef(knowledge, facts.source),
      origin: sourceRef(knowledge, facts.originSource),
    },
    madeBy: { engine: ENGINE_VERSION, knowledge: knowledge.version },
  }
}

function regulationOf(
  { annexes = [], upcoming = [] }: IngredientFacts,
  knowledge: Knowledge,
): Ingredient['regulation'] {
  const told = (entry: AnnexEntry, meaning: string) => ({
    annex: entry.annex,
    ref: entry.ref,
    text: `${meaning}.`,
    limit: entry.limit,
    since: entry.since,
    source: sourceRef(knowledge, entry.source),
  })
  return [
    ...annexes.map((entry) => told(entry, annexMeaning(entry))),
    ...upcoming.map((entry) => told(entry, upcomingMeaning(entry))),
  ]
}

/** What usually stands at the end of lists is told as it acts there: a hydroxide sets the pH. All else as it acts in front. */
function usualPlace({ use }: IngredientFacts): number {
  return use?.place === 'end' ? Number.POSITIVE_INFINITY : 0
}

function functionsOf(facts: IngredientFacts, knowledge: Knowledge): Ingredient['functions'] {
  return facts.functions.flatMap((at) => {
    const found = knowledge.functions[at]
    return found ? [{ term: found.term, plain: found.plain }] : []
  })
}

function monographOf({ monograph }: IngredientFacts, knowledge: Knowledge): Ingredient['monograph'] {
  if (!monograph) return null
  const statements = monograph.statements.map(({ source: at, ...statement }) => {
    const source = sourceRef(knowledge, at)
    return { ...statement, source, isEditorial: source.id === EDITORIAL }
  })
  return { evidence: monograph.evidence, statements }
}

function contactOf({ contact }: IngredientFacts, knowledge: Knowledge): Ingredient['contactAllergy'] {
  return contact ? { ...contact, source: sourceRef(knowledge, contact.source) } : null
}

function irritancyOf({ irritancy }: IngredientFacts, knowledge: Knowledge): Ingredient['irritancy'] {
  return irritancy ? { ...irritancy, source: sourceRef(knowledge, irritancy.source) } : null
}

function comedogenicOf({ comedogenic }: IngredientFacts, knowledge: Knowledge): Ingredient['comedogenic'] {
  if (!comedogenic) return null
  const sources = comedogenic.sources.map((source) => sourceRef(knowledge, source))
  return { ...rangeOf(comedogenic, knowledge), sources }
}

const NOTE_KINDS: Partial<Record<Trait, Pick<Ingredient['notes'][number], 'kind' | 'about'>>> = {
  pregnancy: { kind: 'pregnancy', about: '' },
  'good-for-dry': { kind: 'good-for', about: 'dry' },
  'good-for-oily': { kind: 'good-for', about: 'oily' },
  'good-for-sensitive': { kind: 'good-for', about: 'sensitive' },
  'poor-for-dry': { kind: 'poor-for', about: 'dry' },
  'poor-for-oily': { kind: 'poor-for', about: 'oily' },
  'poor-for-sensitive': { kind: 'poor-for', about: 'sensitive' },
  isothiazolinone: { kind: 'caution', about: '' },
  'formaldehyde-releaser': { kind: 'caution', about: '' },
  'undisclosed-fragrance': { kind: 'caution', about: '' },
  sls: { kind: 'caution', about: '' },
  'uv-restricted': { kind: 'caution', about: '' },
  'drying-alcohol': { kind: 'caution', about: '' },
}

function noteOf({ trait, note, source }: TraitFact, knowledge: Knowledge): Ingredient['notes'] {
  const kind = NOTE_KINDS[trait]
  return kind ? [{ ...kind, text: note, source: sourceRef(knowledge, source) }] : []
}

/** Spellings that differ from the INCI name by more than what its key leaves out; each key is in the list once. */
function synonymsOf(at: number, { names }: Knowledge): string[] {
  let found = synonyms.get(names)
  if (!found) synonyms.set(names, (found = byIngredient(names)))
  // A copy: what is answered may be changed by who asked.
  return [...(found.get(at) ?? [])]
}

/** A page holds a few of twenty thousand names: sorted once. */
const synonyms = new WeakMap<Knowledge['names'], Map<number, string[]>>()

function byIngredient(names: Knowledge['names']): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const [name, ingredient, kind] of names) {
    if (kind === 0) continue
    const others = found.get(ingredient)
    if (others) others.push(name)
    else found.set(ingredient, [name])
  }
  return found
}

function useOf({ use }: IngredientFacts, { labelsCounted }: Knowledge): Ingredient['use'] {
  if (!use || labelsCounted === 0) return null
  return { perThousandLabels: perThousand(use.labels, labelsCounted), labelsCounted, place: use.place }
}

/** One decimal below ten, so that rare is not shown as never. */
export function perThousand(labels: number, counted: number): number {
  const value = (1000 * labels) / counted
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
}

function interactionsOf(at: number, knowledge: Knowledge): Ingredient['interactions'] {
  return knowledge.interactions.flatMap(({ a, b, text, source }) => {
    const others = a.includes(at) ? b : b.includes(at) ? a : null
    if (!others) return []
    const links = others.flatMap((other) => linkTo(other, knowledge))
    return [{ with: links, text, source: sourceRef(knowledge, source) }]
  })
}

function linkTo(at: number, { ingredients }: Knowledge): IngredientLink[] {
  const inci = ingredients[at]?.inci
  return inci === undefined ? [] : [{ slug: ingredientSlug(inci), inci }]
}
