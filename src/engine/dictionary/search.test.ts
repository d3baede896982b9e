import { expect, it } from 'vitest'
import { IngredientSearchAnswer, IngredientSearchQuery, ingredientSlug } from '../../contract/ingredient.ts'
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
  const [first, second] = [ask({ page: 1 }), ask({ page: 2 })]
  const slugs = [...first.results, ...second.results].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(60)
  expect(ask({ page: 2_000 }).page).toBe(first.pages)
})

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
