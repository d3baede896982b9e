import { expect, it } from 'vitest'
import { AnalysisResults } from '../contract/analysis.ts'
import { isKeyConcern, summaryWord } from '../contract/bands.ts'
import { analyze } from './analyze.ts'
import { ENGINE_VERSION } from './engine-version.ts'
import { realKnowledge } from './knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const ask = (text: string, productType?: 'leave-on' | 'rinse-off' | 'spray' | 'lip' | 'baby') =>
  analyze(text, knowledge, productType ? { productType } : {})
const scoreOf = (
  name: string,
  productType: 'leave-on' | 'rinse-off' | 'spray' | 'lip' | 'baby' = 'leave-on',
) => ask(`Aqua, Glycerin, Panthenol, Allantoin, Betaine, ${name}`, productType).ingredients.at(-1)

it('the answer fits the contract and names the versions that made it', () => {
  const result = ask('Aqua, Glycerin, Parfum')
  expect(AnalysisResults.parse(result)).toEqual(result)
  expect(result.madeBy).toEqual({ engine: ENGINE_VERSION, knowledge: knowledge.version })
})

it.each([
  ['Butylphenyl Methylpropional', 'banned', 5],
  ['Isobutylparaben', 'banned', 5],
  ['Zinc Pyrithione', 'banned', 5],
  ['Methylisothiazolinone', 'isothiazolinone-leave-on', 25],
  ['DMDM Hydantoin', 'formaldehyde-releaser', 45],
  ['Parfum', 'undisclosed-fragrance', 65],
  ['Linalool', 'fragrance-allergen', 65],
  ['Sodium Lauryl Sulfate', 'sls-leave-on', 65],
  ['Homosalate', 'uv-restricted', 70],
  ['Retinol', 'retinoid-moderate', 68],
  ['Phenoxyethanol', 'preservative', 85],
  ['Butyl Methoxydibenzoylmethane', 'uv-filter', 88],
  ['Sodium Hydroxide', 'adjuster', 90],
  ['Talc', 'adjuster', 90],
  ['BHT', 'adjuster', 90],
  ['CI 77491', 'colourant', 95],
  ['Glycerin', 'no-restriction', 100],
])('score: %s takes the single strongest rule %s and %i', (name, rule, score) => {
  const finding = scoreOf(name)
  expect([finding?.why?.rule, finding?.safetyScore]).toEqual([rule, score])
})

it('DEC-53 every scored ingredient names its rule, a source and a date; an unknown one has no score', () => {
  const { ingredients } = ask('Aqua, Parfum, Olive Bark Extract, Zorblax, Zorbia Quimbiana Leaf Extract')
  for (const { why } of ingredients.filter((one) => one.why !== null)) {
    expect(why?.text.length).toBeGreaterThan(10)
    expect(why?.source.title.length).toBeGreaterThan(5)
    expect(why?.source.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
  expect(ingredients[2]).toMatchObject({ isEstimate: true, inci: null })
  expect(ingredients[4]).toMatchObject({
    safetyScore: null,
    isEstimate: false,
    flags: ['Recognised by class only'],
  })
  expect(ingredients[3]).toMatchObject({
    safetyScore: null,
    why: null,
    inci: null,
    flags: ['Not recognised'],
  })
})

it('DEC-54 coverage is stated', () => {
  const result = ask('Aqua, Glycerin, Parfum, Panthenol, Zorblax, Zorbia Quimbiana Leaf Extract')
  expect(result.coverage).toEqual({ total: 6, recognised: 4, classOnly: 1, unknown: 1 })
  expect(result.isPartial).toBe(true)
  expect(result.aiSummary).toContain("in the part we know; we don't know the rest")
})

it.each([
  ['Aqua, Glycerin, Parfum', 2, true],
  ['Aqua, Glycerin', 2, false],
  ['Aqua, Glycerin, Panthenol, Squalane, Parfum, Allantoin, Betaine, Urea, Lactic Acid', 6, true],
  ['Aqua, Glycerin, Panthenol, Squalane, Parfum, Allantoin, Betaine, Urea, Lactic Acid', 7, false],
])(
  'DEC-54 below 60 %% known by name there is no number: %s and %i unknown names',
  (known, others, isScored) => {
    const unknown = Array.from({ length: others }, (_, at) => `Zor${'xqvkwjzp'.charAt(at)}blaxomir Extract`)
    const result = ask(`Ingredients: ${known}, ${unknown.join(', ')}`)
    expect(result.coverage.total - result.coverage.recognised).toBe(others)
    expect(result.overallScore !== null).toBe(isScored)
    expect(result.deductions.length > 0).toBe(isScored)
    const [names, total] = [result.coverage.recognised, result.coverage.total]
    const told = `Only ${names} of ${total} names were recognised by name, which is too little to score this list.`
    expect(result.aiSummary.includes(told)).toBe(!isScored)
  },
)

it('what is not allowed is held down by its number however little else is known', () => {
  const result = ask(
    'Ingredients: Aqua, Lilial, Zorblaxomir Extract, Zorqlaxomir Extract, Zorvlaxomir Extract',
  )
  expect(result.overallScore).toBe(25)
})

it('a ban says since when, and caps the product', () => {
  const result = ask('Aqua, Glycerin, Lilial')
  expect(result.ingredients[2]?.why?.text).toContain('No longer allowed in the EU since 1 March 2022')
  expect(result.cap?.score).toBe(25)
  expect(result.overallScore).toBeLessThanOrEqual(25)
})

it('an entry under conditions is no ban', () => {
  for (const name of [
    'Petrolatum',
    'Citrus Limon Peel Oil',
    'Styrene/Acrylates Copolymer',
    'Sodium Hydroxymethylglycinate',
  ]) {
    const finding = scoreOf(name)
    expect(finding?.why?.rule).not.toBe('banned')
    expect(finding?.safetyScore).toBeGreaterThan(25)
  }
})

it('the product type changes which limits apply', () => {
  expect(scoreOf('Methylisothiazolinone', 'rinse-off')?.safetyScore).toBe(60)
  expect(scoreOf('Sodium Lauryl Sulfate', 'rinse-off')?.safetyScore).toBe(100)
  expect(scoreOf('Titanium Dioxide', 'spray')?.why?.rule).toBe('inhalation')
  expect(scoreOf('Titanium Dioxide', 'leave-on')?.why?.rule).not.toBe('inhalation')
  expect(scoreOf('Salicylic Acid', 'baby')?.safetyScore).toBe(40)
  expect(ask('Aqua, Glycerin, Salicylic Acid', 'baby').cap?.score).toBe(49)
  expect(ask('Aqua, Glycerin, Methylisothiazolinone', 'leave-on').cap?.score).toBe(49)
  expect(ask('Aqua, Glycerin, Methylisothiazolinone', 'rinse-off').cap).toBeNull()
})

it('a product type is guessed from the list and its words, and said to be guessed', () => {
  expect(ask('Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine').productType).toEqual({
    value: 'rinse-off',
    isGuessed: true,
  })
  expect(ask('Gentle baby lotion. Ingredients: Aqua, Glycerin').productType).toEqual({
    value: 'baby',
    isGuessed: true,
  })
  expect(ask('Aqua, Glycerin', 'lip').productType).toEqual({ value: 'lip', isGuessed: false })
})

it('drying alcohol counts only high in the list, fatty alcohols never', () => {
  expect(ask('Alcohol Denat., Aqua').ingredients[0]?.safetyScore).toBe(80)
  expect(scoreOf('Alcohol Denat.')?.safetyScore).toBe(100)
  expect(ask('Cetyl Alcohol, Aqua').ingredients[0]?.safetyScore).toBe(100)
})

const FORMULAS: [string, string, number][] = [
  ['plain moisturiser', 'Aqua, Glycerin, Squalane, Cetearyl Alcohol, Panthenol', 100],
  [
    'cream with a preservative',
    'Aqua, Glycerin, Cetearyl Alcohol, Xanthan Gum, Panthenol, Phenoxyethanol',
    94,
  ],
  ['scented cream', 'Aqua, Glycerin, Cetearyl Alcohol, Panthenol, Dimethicone, Phenoxyethanol, Parfum', 80],
  [
    'scented cream with allergens',
    'Aqua, Glycerin, Cetearyl Alcohol, Panthenol, Dimethicone, Phenoxyethanol, Parfum, Limonene, Linalool, Citral',
    53,
  ],
  ['mineral sunscreen', 'Zinc Oxide, Aqua, Glycerin, Squalane', 94],
  ['filter sunscreen', 'Aqua, Homosalate, Octocrylene, Butyl Methoxydibenzoylmethane, Glycerin', 70],
  ['alcohol toner', 'Alcohol Denat., Aqua, Glycerin, Parfum', 73],
  ['banned scent', 'Aqua, Glycerin, Butylphenyl Methylpropional', 25],
  ['leave-on with MI', 'Aqua, Glycerin, Cetearyl Alcohol, Methylisothiazolinone', 49],
  ['pigments may be inside', 'Talc, Mica, Dimethicone. May contain: CI 77491, CI 42090, Carmine', 95],
]
it.each(FORMULAS)('golden: %s', (_, text, score) => {
  expect(ask(text, 'leave-on').overallScore).toBe(score)
})

it('the waterfall adds up: 100 minus the points is the score, then the cap', () => {
  for (const [, text] of FORMULAS) {
    const { overallScore, deductions, cap } = ask(text, 'leave-on')
    const sum = deductions.reduce((total, { points }) => total + points, 0)
    const plain = Math.max(0, Math.round(100 - Math.round(sum * 10) / 10))
    expect(overallScore).toBe(cap ? Math.min(plain, cap.score) : plain)
  }
})

it('what a product may contain weighs nothing', () => {
  const without = ask('Talc, Mica, Dimethicone')
  const withPart = ask('Talc, Mica, Dimethicone. May contain: Parfum, Limonene')
  expect(withPart.overallScore).toBe(without.overallScore)
  expect(withPart.ingredients).toHaveLength(5)
})

it('the 1 % line is the first name that law caps at 1 %', () => {
  expect(ask('Aqua, Glycerin, Phenoxyethanol, Panthenol').onePercentFrom).toBe(2)
  expect(ask('Aqua, Glycerin').onePercentFrom).toBeNull()
})

it('nothing to score gives null, never a number', () => {
  const result = ask('Ingredients: Zorblax, Quimbylox')
  expect(result.overallScore).toBeNull()
  expect(result.aiSummary).toContain("we don't know")
  expect(ask('hello').coverage.total).toBe(0)
})

it('RES-18 the summary takes its word from the score', () => {
  for (const [, text] of FORMULAS) {
    const result = ask(text, 'leave-on')
    expect(result.aiSummary).toContain(`looks ${summaryWord(result.overallScore ?? 0)}`)
  }
})

it('RES-20 key concerns follow the score and the rating; an unknown is none', () => {
  const { ingredients } = ask('Aqua, Isopropyl Myristate, Methylisothiazolinone, Zorblax')
  expect(ingredients.filter(isKeyConcern).map(({ printed }) => printed)).toEqual([
    'Isopropyl Myristate',
    'Methylisothiazolinone',
  ])
})

it('DEC-26 vegan status lists what cannot be known and never certifies', () => {
  const open = ask('Aqua, Glycerin, Squalane, Sodium Stearate')
  expect(open.veganStatus).toBe(true)
  expect(open.veganUnknowable).toEqual(['Glycerin', 'Squalane', 'Sodium Stearate'])
  expect(ask('Aqua, Cera Alba').veganStatus).toBe(false)
  for (const name of ['Silybum Marianum Fruit Extract', 'Synthetic Beeswax', 'Tocopherol']) {
    expect(scoreOf(name)?.vegan).not.toBe(false)
  }
  expect(JSON.stringify(open).toLowerCase()).not.toContain('certified')
})

it('comedogenic ratings are a range, and no rating is null, not 0', () => {
  expect(scoreOf('Zorblax')?.comedogenic).toBeNull()
  expect(ask('Chlorphenesin').comedogenicRating).toBeNull()
  expect(ask('Aqua, Glycerin').comedogenicRating).toBe(0)
  expect(scoreOf('Cocos Nucifera Oil')?.comedogenicRange?.max).toBeGreaterThanOrEqual(4)
})

it('allergen risk rises from low to moderate to high', () => {
  expect(ask('Aqua, Glycerin').allergenRisk).toBe('low')
  expect(ask('Aqua, Parfum').allergenRisk).toBe('moderate')
  expect(ask('Aqua, Parfum, Limonene, Linalool').allergenRisk).toBe('high')
  expect(ask('Aqua, Methylisothiazolinone', 'leave-on').allergenRisk).toBe('high')
})

it('the wording never frightens and never blesses', () => {
  const words = JSON.stringify(FORMULAS.map(([, text]) => ask(text))).toLowerCase()
  for (const word of ['toxic', 'dirty', 'chemical-free', '"clean', 'poison'])
    expect(words).not.toContain(word)
})

it('a dye of oxidation that may be inside does not make a hair dye of the product', () => {
  const list = 'Aqua, Glycerin, Acid Red 51, Panthenol'
  const { overallScore, cap } = analyze(`${list}. May contain: p-Aminophenol`, knowledge)
  expect({ overallScore, cap }).toEqual({ overallScore: analyze(list, knowledge).overallScore, cap: null })
})

it('official lists are told beside the score and move it by nothing', () => {
  const ask = (text: string) => analyze(text, knowledge, { productType: 'leave-on' })
  const [, , nylon] = ask('Aqua, Glycerin, Nylon-12').ingredients
  expect(nylon?.listings?.map(({ axis }) => axis)).toEqual(['microplastic'])
  expect(nylon?.safetyScore).toBe(100)
  expect(ask('Aqua, Glycerin, Nylon-12').overallScore).toBe(ask('Aqua, Glycerin, Squalane').overallScore)
  expect(ask('Aqua, Glycerin').ingredients.every((one) => !('listings' in one))).toBe(true)
})

it.each([
  ['Ricinus Communis Seed Oil, Cera Alba, Aroma, Tocopherol', 'lip'],
  ['Sodium Palmate, Sodium Cocoate, Aqua, Glycerin', 'rinse-off'],
  ['Butane, Alcohol Denat., Talc', 'spray'],
  ['Aqua, Glycerin, Betaine, Cetearyl Glucoside, Magnesium Sulfate', 'leave-on'],
])('product type: %s is guessed to be %s', (text, type) => {
  expect(analyze(text, knowledge).productType).toEqual({ value: type, isGuessed: true })
})

it('a pigment printed by its colour number is judged as a colourant, printed by its name as a UV filter', () => {
  const ruleOf = (text: string) => analyze(text, knowledge).ingredients[2]?.why?.rule
  expect(ruleOf('Aqua, Glycerin, CI 77891')).toBe('colourant')
  expect(ruleOf('Aqua, Glycerin, Titanium Dioxide')).toBe('uv-filter')
})

it('hydroquinone is allowed in nail systems only, and what the regulation forbade from the start never was allowed', () => {
  const [, hydroquinone] = analyze('Aqua, Hydroquinone, Glycerin', knowledge).ingredients
  expect(hydroquinone?.safetyScore).toBe(5)
  expect(hydroquinone?.why?.text).toContain('Not allowed in cosmetics in the EU (Annex II/1339)')
  expect(hydroquinone?.why?.text).toContain('nail')
})
