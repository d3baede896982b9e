import {
  INGREDIENTS_A_PAGE,
  type IngredientFilter,
  type IngredientSearchAnswer,
  type IngredientSearchQuery,
  type IngredientSummary,
} from '../../contract/ingredient.ts'
import { ingredientSlug } from '../../contract/ingredient-slug.ts'
import { scoreOf, veganValue } from '../assess/claims.ts'
import { isAllergen } from '../assess/rules.ts'
import { matchName } from '../inci/match/match.ts'
import { nameKey, nameWords } from '../inci/match/name-key.ts'
import type { IngredientFacts } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { perThousand } from './ingredient.ts'

/** How well a spelling meets the words asked for, best first. */
const RANK = { whole: 0, start: 1, word: 2, inside: 3 } as const

type Hit = { ingredient: number; rank: number; name: string }

/**
 * Ingredients by any of their spellings, a part of one, or a CAS number: the best spelling decides, then how many labels
 * list it. Where nothing holds the words, the names nearest in spelling.
 */
export function searchIngredients(
  query: IngredientSearchQuery,
  knowledge: Knowledge,
): IngredientSearchAnswer {
  const asked = findHits(query.q.trim(), knowledge)
  // What the order rests on is looked up once for each, not for each pair.
  const wanted = asked.hits
    .filter(({ ingredient }) => passes(knowledge.ingredients[ingredient], query, knowledge))
    .map((hit) => ({ hit, labels: useOf(hit, knowledge) }))
    .sort((a, b) => a.hit.rank - b.hit.rank || b.labels - a.labels || a.hit.ingredient - b.hit.ingredient)
  const pages = Math.max(1, Math.ceil(wanted.length / INGREDIENTS_A_PAGE))
  const page = Math.min(query.page, pages)
  const shown = wanted.slice((page - 1) * INGREDIENTS_A_PAGE, page * INGREDIENTS_A_PAGE)
  return {
    total: wanted.length,
    page,
    pages,
    results: shown.flatMap(({ hit }) => summaryOf(hit, knowledge)),
    isNear: asked.isNear,
    functions: functionTerms(knowledge),
  }
}

function findHits(q: string, knowledge: Knowledge): { hits: Hit[]; isNear: boolean } {
  const key = nameKey(q)
  if (key === '') {
    const all = knowledge.ingredients.map(({ inci }, ingredient) => ({ ingredient, rank: 0, name: inci }))
    return { hits: q === '' ? all : [], isNear: false }
  }
  const byNumber = knowledge.byNumber.get(q)
  if (byNumber !== undefined)
    return { hits: [{ ingredient: byNumber, rank: RANK.whole, name: q }], isNear: false }
  const hits = spelledLike(key, nameWords(q), knowledge)
  if (hits.length > 0) return { hits, isNear: false }
  return { hits: nearHits(q, knowledge), isNear: true }
}

/** One pass over all spellings: some 12,000 take a millisecond. */
function spelledLike(key: string, words: readonly string[], { names }: Knowledge): Hit[] {
  const best = new Map<number, Hit>()
  for (const [name, ingredient, , nameKeyOf] of names) {
    const rank = rankOf(key, words, name, nameKeyOf)
    const found = best.get(ingredient)
    if (rank !== null && (!found || rank < found.rank)) best.set(ingredient, { ingredient, rank, name })
  }
  return [...best.values()]
}

function rankOf(key: string, words: readonly string[], name: string, other: string): number | null {
  const at = other.indexOf(key)
  if (at === 0) return other.length === key.length ? RANK.whole : RANK.start
  if (at < 0 && words.length < 2) return null
  const own = nameWords(name)
  // `oil argan` finds `Argania Spinosa (Argan) Oil`: each word asked for begins a word of the name.
  if (words.every((word) => own.some((part) => part.startsWith(word)))) return RANK.word
  return at < 0 ? null : RANK.inside
}

function nearHits(q: string, knowledge: Knowledge): Hit[] {
  const { ingredient, candidates, by } = matchName(q, knowledge)
  const found = ingredient === null ? [...candidates] : [ingredient]
  return found.map((at) => ({ ingredient: at, rank: 0, name: by ?? q }))
}

function passes(
  facts: IngredientFacts | undefined,
  { function: term, filter }: IngredientSearchQuery,
  knowledge: Knowledge,
): boolean {
  if (!facts) return false
  if (term && !facts.functions.some((at) => knowledge.functions[at]?.term === term)) return false
  return filter === undefined || FILTERS[filter](facts, knowledge)
}

const FILTERS: Record<IngredientFilter, (facts: IngredientFacts, knowledge: Knowledge) => boolean> = {
  restricted: (facts, knowledge) => ruleOf(facts, knowledge) !== 'no-restriction',
  allergen: (facts) => isAllergen(facts),
  animal: (facts) => facts.vegan === 'no',
  vegan: (facts) => facts.vegan === 'yes',
  'no-restriction': (facts, knowledge) => ruleOf(facts, knowledge) === 'no-restriction',
}

function ruleOf(facts: IngredientFacts, knowledge: Knowledge): string {
  return scoreOf(facts, LEAVE_ON, knowledge).rule
}

const LEAVE_ON = { productType: 'leave-on', position: 0 } as const

function useOf({ ingredient }: Hit, { ingredients }: Knowledge): number {
  return ingredients[ingredient]?.use?.labels ?? 0
}

function summaryOf({ ingredient, name }: Hit, knowledge: Knowledge): IngredientSummary[] {
  const facts = knowledge.ingredients[ingredient]
  if (!facts) return []
  const isOther = nameKey(name) !== nameKey(facts.inci)
  return [
    {
      slug: ingredientSlug(facts.inci),
      inci: facts.inci,
      matchedBy: isOther ? name : null,
      functions: facts.functions.flatMap((at) => knowledge.functions[at]?.term ?? []),
      safetyScore: scoreOf(facts, LEAVE_ON, knowledge).safetyScore,
      vegan: veganValue(facts.vegan),
      allergen: isAllergen(facts),
      perThousandLabels:
        facts.use && knowledge.labelsCounted > 0
          ? perThousand(facts.use.labels, knowledge.labelsCounted)
          : null,
      sentence: facts.sentence ?? '',
    },
  ]
}

/** The same for every search of one knowledge. */
const terms = new WeakMap<Knowledge, string[]>()

function functionTerms(knowledge: Knowledge): string[] {
  const found = terms.get(knowledge) ?? termsByUse(knowledge)
  terms.set(knowledge, found)
  return [...found]
}

function termsByUse({ ingredients, functions }: Knowledge): string[] {
  const counts = functions.map(() => 0)
  for (const facts of ingredients) for (const at of facts.functions) counts[at] = (counts[at] ?? 0) + 1
  return functions
    .map(({ term }, at) => ({ term, count: counts[at] ?? 0 }))
    .filter(({ term, count }) => count > 0 && term !== 'Not Reported')
    .sort((a, b) => b.count - a.count)
    .map(({ term }) => term)
}
