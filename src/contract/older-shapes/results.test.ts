import { describe, expect, test } from 'vitest'
import { analyze } from '../../engine/analyze.ts'
import { realKnowledge } from '../../engine/knowledge/folder.test-support.ts'
import { readRecorded } from './results.ts'

const TEXT =
  'A cream. Ingredients: Aqua, Glycerin 5%, Cera Alba, Cocos Nucifera Oil, Phenoxyethanol, Parfum, Linalool, Xyzzylquat-9000. May contain: CI 77491'
const profile = {
  skinType: 'sensitive' as const,
  allergies: ['perfume'],
  preferences: { veganOnly: true, naturalOnly: true, lowComedogenic: true },
  isPregnant: true,
}
const whole = JSON.parse(
  JSON.stringify({
    ...analyze(TEXT, realKnowledge(), { profile }),
    products: [{ title: 'A cream', span: { start: 0, end: 9 } }],
    aiWords: { text: 'Other words.', madeBy: { provider: 'p', model: 'm' } },
    guesses: {
      items: [{ ingredient: 7, text: 'Probably a salt.', confidence: 'low' }],
      madeBy: { provider: 'p', model: 'm' },
    },
  }),
) as Record<string, unknown> & { ingredients: Record<string, unknown>[] }

/** What no field of a result can be. */
const STRANGE = { strange: true }
const without = (key: string) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key))

/** Absent is not recorded; these say nothing instead. */
const SAYS_NOTHING: Record<string, unknown> = {
  aiSummary: '',
  onePercentFrom: null,
  leftOut: [],
  notices: [],
  ingredients: [],
}

test('a whole result is read as it is', () => {
  expect(readRecorded(whole)).toEqual(whole)
  expect(whole.ingredients.length).toBeGreaterThan(8)
})

describe.each(Object.keys(whole))('%s', (key) => {
  test.each([
    ['missing', without(key)],
    ['in a form that nobody can read', { ...whole, [key]: STRANGE }],
  ])('%s is left out or says nothing, and the rest stands', (_how, row) => {
    const { [key]: read, ...rest } = readRecorded(row) as Record<string, unknown>

    expect(read).toEqual(SAYS_NOTHING[key])
    const { [key]: _own, ...others } = whole
    expect(JSON.parse(JSON.stringify(rest))).toEqual(others)
  })
})

const NOTHING_OF_ONE: Record<string, unknown> = {
  span: { start: 0, end: 0 },
  inci: null,
  concentration: null,
  functions: [],
  healthNotes: '',
  flags: [],
}
const [, one = {}] = whole.ingredients

describe.each(Object.keys(one).filter((key) => key !== 'name'))('%s of an ingredient', (key) => {
  test.each([
    ['missing', Object.fromEntries(Object.entries(one).filter(([name]) => name !== key))],
    ['in a form that nobody can read', { ...one, [key]: STRANGE }],
  ])('%s is left out or says nothing, and the rest stands', (_how, ingredient) => {
    const { ingredients, ...rest } = readRecorded({ ...whole, ingredients: [ingredient] })
    const { [key]: read, ...others } = JSON.parse(JSON.stringify(ingredients[0])) as Record<string, unknown>

    expect(read).toEqual(NOTHING_OF_ONE[key])
    const { [key]: _own, ...own } = one
    expect(others).toEqual(own)
    expect(JSON.parse(JSON.stringify(rest))).toEqual(without('ingredients'))
  })
})

/** Every word of the closed lists, both ends of every range and a figure between: as it was stored, so it is read. */
const VALUES: Record<string, readonly unknown[]> = {
  overallScore: [0, 0.1, 59.9, 100, null],
  isPartial: [true, false],
  coverage: [
    { total: 0, recognised: 0, classOnly: 0, unknown: 0 },
    { total: 3, recognised: 0, classOnly: 1, unknown: 2 },
  ],
  deductions: [
    [],
    [{ ingredient: 0, rule: 'a rule', points: 0 }],
    [{ ingredient: 9, rule: 'r', points: 12.5 }],
  ],
  cap: [null, { score: 0, rule: 'a rule', text: 'why' }, { score: 40, rule: 'a rule', text: 'why' }],
  comedogenicRating: [0, 2.5, 5, null],
  veganStatus: [true, false],
  allergenRisk: ['low', 'moderate', 'high'],
  productType: ['leave-on', 'rinse-off', 'spray', 'lip', 'baby'].flatMap((value) =>
    [true, false].map((isGuessed) => ({ value, isGuessed })),
  ),
  onePercentFrom: [0, 1, 17, null],
  alerts: ['allergy', 'preference', 'skin-type', 'pregnancy', 'interaction'].map((kind) => [
    { kind, text: 'Holds it', because: 'perfume', printed: ['Parfum'] },
  ]),
}
const VALUES_OF_ONE: Record<string, readonly unknown[]> = {
  safetyScore: [0, 0.1, 59.9, 100, null],
  isEstimate: [true, false],
  vegan: [true, false, null],
  allergen: [true, false],
  comedogenic: [0, 2.5, 5, null],
  origin: ['mineral', 'plant', 'alga', 'fungus', 'synthetic', 'biotech', 'animal', 'mixed', 'unknown'],
  section: ['main', 'active', 'may-contain'],
  concentration: [null, { value: 0, unit: '%' }, { value: 0.35, unit: 'ppm' }],
  span: [{ start: 0, end: 1 }],
  limit: ['over', 'within', 'unclear', 'upcoming'].map((verdict) => ({ verdict, text: 'Why' })),
  isNamedBefore: [true],
  recognition: ['exact', 'synonym', 'part', 'code', 'near', 'class', 'ambiguous', 'unknown'].flatMap((tier) =>
    [0, 0.35, 1].map((confidence) => ({ tier, confidence, by: null })),
  ),
}
const each = (values: Record<string, readonly unknown[]>) =>
  Object.entries(values).flatMap(([key, all]) => all.map((value) => [key, value] as const))

/** What is missing from the second one has it read claim by claim. */
const OF_BOTH_AGES = [whole, without('madeBy')]

test.each(each(VALUES))('%s is read as %j from a row of today and from an older one', (key, value) => {
  for (const row of OF_BOTH_AGES)
    expect(readRecorded({ ...row, [key]: value })).toMatchObject({ [key]: value })
})

test.each(each(VALUES_OF_ONE))('%s of an ingredient is read as %j, in both', (key, value) => {
  for (const row of OF_BOTH_AGES)
    expect(readRecorded({ ...row, ingredients: [{ ...one, [key]: value }] }).ingredients).toEqual([
      { ...one, [key]: value },
    ])
})

test.each([
  ['overallScore', -0.1],
  ['overallScore', 100.1],
  ['comedogenicRating', -0.1],
  ['comedogenicRating', 5.1],
  ['allergenRisk', 'none'],
  ['coverage', { total: 1.5, recognised: 1, classOnly: 0, unknown: 0 }],
  ['deductions', [{ ingredient: 0, rule: 'a rule', points: -1 }]],
  ['deductions', [{ ingredient: -1, rule: 'a rule', points: 1 }]],
  ['onePercentFrom', 1.5],
])('%s cannot be %j: nobody reads it', (key, value) => {
  expect((readRecorded({ ...whole, [key]: value }) as Record<string, unknown>)[key]).toEqual(
    SAYS_NOTHING[key],
  )
})

test.each([
  ['safetyScore', -0.1],
  ['safetyScore', 100.1],
  ['comedogenic', -0.1],
  ['comedogenic', 5.1],
  ['recognition', { tier: 'exact', confidence: -0.1, by: null }],
  ['recognition', { tier: 'exact', confidence: 1.1, by: null }],
  ['concentration', { value: -0.1, unit: '%' }],
  ['span', { start: -1, end: 1 }],
  ['limit', { verdict: 'none', text: 'Why' }],
  ['isNamedBefore', false],
  ['span', { start: 0, end: -1 }],
  ['span', { start: 0.5, end: 1 }],
])('%s of an ingredient cannot be %j', (key, value) => {
  const [read = {}] = readRecorded({ ...whole, ingredients: [{ ...one, [key]: value }] }).ingredients
  expect((read as Record<string, unknown>)[key]).toEqual(NOTHING_OF_ONE[key])
})

test.each([
  [{ name: 'Aqua', printed: 'Water' }, 'Aqua'],
  [{ name: '', printed: 'Water' }, 'Water'],
  [{ name: 7, printed: 'Water' }, 'Water'],
  [{ printed: 'Water' }, 'Water'],
  [{ name: 'Aqua', printed: 7 }, 'Aqua'],
  [{}, ''],
  [null, ''],
  ['Aqua', ''],
])('an ingredient %j is named "%s"', (ingredient, name) => {
  expect(readRecorded({ ingredients: [ingredient] }).ingredients).toMatchObject([{ name }])
})

test.each([
  [{ overallScore: 71 }, 71],
  [{ overall_safety_score: 72 }, 72],
  [{ safetyScore: 73 }, 73],
  [{ overallScore: 71, overall_safety_score: 72, safetyScore: 73 }, 71],
  [{ overall_safety_score: 72, safetyScore: 73 }, 72],
  [{ overallScore: 0, safetyScore: 73 }, 0],
  [{ overallScore: null, safetyScore: 73 }, 73],
  [{ overallScore: null }, null],
  [{ overallScore: 100.1 }, undefined],
  [{ safetyScore: -1 }, undefined],
  [{}, undefined],
])('the score of the row %j is %s', (row, score) => {
  expect(readRecorded(row).overallScore).toBe(score)
})

test.each([[null], [undefined], ['text'], [7], [[]], [{}]])('%j is a result that says nothing', (json) => {
  expect(JSON.parse(JSON.stringify(readRecorded(json)))).toEqual({
    ingredients: [],
    aiSummary: '',
    onePercentFrom: null,
    leftOut: [],
    notices: [],
  })
})
