import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { describeIngredient } from '../dictionary/ingredient.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()

const ask = (title: string, name: string) =>
  analyze(`${title === '' ? '' : `${title}. `}Ingredients: Aqua, Glycerin, ${name}`, knowledge)
const ruleOf = (title: string, name: string) => ask(title, name).ingredients[2]?.why?.rule

it.each([
  ['', 'Thimerosal', 'excepted'],
  ['Eye cream', 'Thimerosal', 'preservative'],
  ['Mascara', 'Phenyl Mercuric Acetate', 'preservative'],
  ['Body lotion', 'Thimerosal', 'banned'],
  ['', 'Phenyl Mercuric Borate', 'excepted'],
  ['', 'Selenium Sulfide', 'excepted'],
  ['Anti-dandruff shampoo', 'Selenium Sulfide', 'annex-iii'],
  ['', 'Barium Sulfide', 'excepted'],
  ['Hair removal cream', 'Barium Sulfide', 'annex-iii'],
  ['', 'Oxyquinoline Sulfate', 'excepted'],
  ['Shampoo', 'Oxyquinoline Sulfate', 'annex-iii'],
  ['', 'Ammonium Silver Zinc Aluminum Silicate', 'excepted'],
  ['Toothpaste', 'Potassium Fluoride', 'annex-iii'],
  ['Face cream', 'Potassium Fluoride', 'not-for-this-product'],
])(
  'S08: what Annex II forbids but for one kind of product is judged by whether that is told: %s %s',
  (title, name, rule) => {
    expect(ruleOf(title, name)).toBe(rule)
  },
)

it('S08: what is for one kind only and tells it by itself is no open question', () => {
  expect(ruleOf('', 'Sodium Fluoride')).toBe('annex-iii')
  expect(ruleOf('', 'Olaflur')).toBe('annex-iii')
  expect(ruleOf('', 'Aluminum Zirconium Tetrachlorohydrex Gly')).toBe('annex-iii')
  expect(ruleOf('Face cream', 'Aluminum Zirconium Tetrachlorohydrex Gly')).toBe('not-for-this-product')
})

it('S08: of a fluoride on the stop list that Annex III names the reason says where it is allowed', () => {
  const [, , found] = ask(
    'Toothpaste',
    'Palmityl Trihydroxyethyl Propylenediamine Dihydrofluoride',
  ).ingredients
  expect(found?.why?.text).toContain('allowed in mouth products only, up to 0.15 % (as fluorine')
})

it.each([
  ['sodium-fluoride', 75],
  ['aluminum-zirconium-tetrachlorohydrex-gly', 75],
  ['thimerosal', 45],
])('S08: looked up by its name what tells its one kind is judged for that: %s', (slug, score) => {
  const scores = describeIngredient(slug, knowledge)?.scores.map(({ safetyScore }) => safetyScore)
  expect(new Set(scores)).toEqual(new Set([score]))
})

it('S08: the reason says what forbids it and where it is allowed', () => {
  const { ingredients, aiSummary } = ask('', 'Thimerosal')
  expect(ingredients[2]?.safetyScore).toBe(45)
  expect(ingredients[2]?.why?.text).toBe(
    'Forbidden in cosmetics in the EU but for one kind of product (Annex II/221). Limit: allowed in products for the eyes only, by Annex V/16. Nothing tells that this is one.',
  )
  expect(aiSummary).toContain('If this is a kind of product that may hold ')
})

it('S08: every such entry stands beside a limit of the entry that allows it, for one kind and none for others', () => {
  const excepted = knowledge.ingredients.flatMap(({ inci, annexes = [], limits = [] }) =>
    annexes.filter(({ effect }) => effect === 'excepted').map(({ limit }) => ({ inci, limit, limits })),
  )
  expect(excepted.length).toBeGreaterThan(30)
  for (const { inci, limit, limits } of excepted) {
    const [, annex, ref] = / by Annex (III|V)\/(\w+)$/.exec(limit) ?? []
    const own = limits.filter((one) => one.annex === annex && one.ref === ref)
    expect(
      own.some(({ max, uses }) => max > 0 && uses.length > 0),
      inci,
    ).toBe(true)
    expect(
      own.some(({ max, uses, except }) => max === 0 && uses.length + except.length === 0),
      inci,
    ).toBe(true)
  }
})
