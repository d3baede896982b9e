import { expect, it } from 'vitest'
import { ingredientSlug } from '../../contract/ingredient-slug.ts'
import {
  IngredientSearchAnswer,
  IngredientSearchQuery,
  INGREDIENTS_A_PAGE,
} from '../../contract/ingredient.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { describeIngredient } from './ingredient.ts'
import { searchIngredients } from './search.ts'

const knowledge = realKnowledge()
const ask = (query: Partial<IngredientSearchQuery>) =>
  searchIngredients(IngredientSearchQuery.parse(query), knowledge)
const names = (q: string) => ask({ q }).results.map(({ inci }) => inci)

it('the answer fits the contract', () => {
  const answer = ask({ q: 'oil' })
  expect(IngredientSearchAnswer.parse(answer)).toEqual(answer)
})

it.each([
  ['glycerin', 'GLYCERIN'],
  ['niacin', 'NIACINAMIDE'],
  ['Vitamin B3', 'NIACINAMIDE'],
  ['shea butter', 'BUTYROSPERMUM PARKII BUTTER'],
  ['oil argan', 'ARGANIA SPINOSA KERNEL OIL'],
  ['beeswax', 'CERA ALBA'],
  ['56-81-5', 'GLYCERIN'],
  ['ci 77891', 'TITANIUM DIOXIDE'],
  ['hyaluron', 'SODIUM HYALURONATE'],
  ['  GLYCERIN  ', 'GLYCERIN'],
])('a search for "%s" shows %s among the first three', (q, inci) => {
  expect(names(q).slice(0, 3)).toContain(inci)
})

it('a spelling that is not the INCI name says so', () => {
  expect(ask({ q: 'beeswax' }).results[0]).toMatchObject({ inci: 'CERA ALBA', matchedBy: 'BEESWAX' })
  expect(ask({ q: 'cera alba' }).results[0]?.matchedBy).toBeNull()
})

it('a misprint brings the nearest name, and says that it is one', () => {
  expect(ask({ q: 'niacinamlde' })).toMatchObject({
    isNear: true,
    total: 1,
    results: [{ inci: 'NIACINAMIDE' }],
  })
  expect(ask({ q: 'glycerin' }).isNear).toBe(false)
})

it.each(['zzzzqqq', '((((', '%', '\\', '🙂'])('%s brings nothing, and no error', (q) => {
  expect(ask({ q })).toMatchObject({ total: 0, page: 1, pages: 1, results: [] })
})

it('without words the most used come first', () => {
  expect(names('').slice(0, 2)).toEqual(['AQUA', 'GLYCERIN'])
})

it('pages follow each other without a gap or a repeat, and a page too far is the last', () => {
  for (const query of [{}, { q: 'oil' }, { filter: 'vegan' }, { function: 'Preservative' }] as const) {
    const { pages, total } = ask(query)
    expect(pages).toBeGreaterThan(2)
    const answers = Array.from({ length: pages }, (_, at) => ask({ ...query, page: at + 1 }))
    const shown = answers.flatMap(({ results }) => results)

    expect(answers.map(({ page }) => page)).toEqual(answers.map((_, at) => at + 1))
    // All but the last are full, none is there twice, and together they are everything that the search finds.
    expect(answers.slice(0, -1).map(({ results }) => results.length)).toEqual(
      Array(pages - 1).fill(INGREDIENTS_A_PAGE),
    )
    expect(new Set(shown.map(({ slug }) => slug)).size).toBe(total)
    expect(shown).toHaveLength(total)
    expect(ask({ ...query, page: 2_000 })).toEqual(answers.at(-1))
  }
})

it('without words all pages together hold every ingredient, the more used before the less used', () => {
  const { pages } = ask({})
  const shown = Array.from({ length: pages }, (_, at) => ask({ page: at + 1 }).results).flat()
  expect(shown.map(({ inci }) => inci).sort()).toEqual(knowledge.ingredients.map(({ inci }) => inci).sort())
  const uses = shown.map(({ perThousandLabels }) => perThousandLabels ?? 0)
  expect(uses).toEqual([...uses].sort((a, b) => b - a))
})

it.each(['rice', 'rose oil', 'milk'])(
  'the best spelling decides the order: the whole name, its beginning, words of it, any part; then how many labels list it (%s)',
  (q) => {
    const words = q.toUpperCase().split(' ')
    const rankOf = (name: string) => {
      const parts = name.toUpperCase().split(/[^A-Z0-9]+/)
      if (parts.join(' ') === words.join(' ')) return 0
      if (parts.join('').startsWith(words.join(''))) return 1
      return words.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 3
    }
    const found = ask({ q }).results.map(({ inci, matchedBy, perThousandLabels }) => ({
      rank: rankOf(matchedBy ?? inci),
      labels: perThousandLabels ?? 0,
    }))

    expect(found.length).toBeGreaterThan(5)
    expect(found).toEqual(found.toSorted((a, b) => a.rank - b.rank || b.labels - a.labels))
    expect(new Set(found.map(({ rank }) => rank)).size).toBeGreaterThan(1)
  },
)

it.each([
  ['restricted', (score: number) => score < 100],
  ['no-restriction', (score: number) => score === 100],
] as const)('the filter %s keeps what its score says', (filter, holds) => {
  const { results, total } = ask({ filter })
  expect(total).toBeGreaterThan(100)
  expect(results.every(({ safetyScore }) => holds(safetyScore))).toBe(true)
})

it('filters by origin, allergen and function', () => {
  expect(ask({ filter: 'animal' }).results.every(({ vegan }) => vegan === false)).toBe(true)
  expect(ask({ filter: 'vegan' }).results.every(({ vegan }) => vegan === true)).toBe(true)
  expect(ask({ filter: 'allergen' }).results.every(({ allergen }) => allergen)).toBe(true)
  const preservatives = ask({ function: 'Preservative' }).results
  expect(preservatives.length).toBeGreaterThan(10)
  expect(preservatives.every(({ functions }) => functions.includes('Preservative'))).toBe(true)
})

it('every ingredient has an address of its own that leads to it', () => {
  const lost = knowledge.ingredients.filter(({ inci }) => {
    const page = describeIngredient(ingredientSlug(inci), knowledge)
    return page?.inci !== inci || page.slug !== ingredientSlug(inci)
  })
  expect(lost.map(({ inci }) => inci)).toEqual([])
})

it('the functions to choose from are those that some ingredient has, the most frequent first', () => {
  const { functions } = ask({})
  const counts = functions.map(
    (term) =>
      knowledge.ingredients.filter((one) =>
        one.functions.some((at) => knowledge.functions[at]?.term === term),
      ).length,
  )

  expect(functions.length).toBeGreaterThan(20)
  expect(functions).not.toContain('Not Reported')
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(ask({ q: 'zzzzqqq' }).functions).toEqual(functions)
})

it('filters and words narrow a search together, and every filter parts all ingredients from the others', () => {
  const total = (query: Parameters<typeof ask>[0]) => ask(query).total

  expect(total({ filter: 'restricted' }) + total({ filter: 'no-restriction' })).toBe(total({}))
  for (const filter of ['restricted', 'allergen', 'animal', 'vegan', 'no-restriction'] as const) {
    const answer = ask({ q: 'acid', filter })
    const all = ask({ filter })
    expect(total({ filter })).toBeLessThan(total({}))
    expect(answer.total).toBeLessThan(Math.min(all.total, total({ q: 'acid' })))
    for (const { safetyScore, allergen, vegan } of all.results)
      expect(
        {
          restricted: safetyScore < 100,
          allergen,
          animal: vegan === false,
          vegan: vegan === true,
          'no-restriction': safetyScore === 100,
        }[filter],
      ).toBe(true)
  }
  const preservatives = ask({ q: 'paraben', function: 'Preservative' })
  expect(preservatives.total).toBeGreaterThan(0)
  expect(preservatives.results.every(({ inci }) => inci.includes('PARABEN'))).toBe(true)
  expect(total({ q: 'paraben', function: 'Bulking' })).toBe(0)
  expect(total({ function: 'No such function' })).toBe(0)
})

it.each([
  ['GLYCERIN', 1],
  ['glycerin ', 1],
  ['56-81-5', 1],
  ['56-81-50', 0],
  ['-', 0],
  ['', 2_000],
])('a search for "%s" finds at least so many: %i', (q, least) => {
  const { total, results } = ask({ q })

  if (least === 0) expect(total).toBe(0)
  else expect(total).toBeGreaterThanOrEqual(least)
  if (least === 1) expect(results[0]?.inci).toBe('GLYCERIN')
})
