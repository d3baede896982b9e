import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ProductType } from '../../../contract/finding.ts'
import { analyze } from '../../../engine/analyze.ts'
import { realKnowledge } from '../../../engine/knowledge/folder.test-support.ts'
import { hashesIn, packResults, unpackResults } from './pack.ts'

const knowledge = realKnowledge()
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** As a reader gets it from the database, which keeps JSON. */
function readBack(results: object): unknown {
  const { document, facts } = packResults(results)
  const read = new Map([...facts].map(([hash, json]) => [hash, JSON.parse(json) as Record<string, unknown>]))
  return unpackResults(stored(document), read)
}

/** The texts of every kind that the engine's own golden answers are about. */
const TEXTS = readFileSync('src/engine/whole-results.golden.txt', 'utf8')
  .split('\n## ')
  .slice(1)
  .map((block) => block.split('\n').slice(2).join('\n').split('\n---')[0] ?? '')

test('B-87 every kind of result is read back exactly as it was made, for every type of product', () => {
  expect(TEXTS.length).toBeGreaterThan(100)
  for (const text of TEXTS) {
    for (const productType of [undefined, ...ProductType.options]) {
      const results = analyze(text, knowledge, productType ? { productType } : {})
      expect(readBack(results)).toStrictEqual(stored(results))
    }
  }
})

test('a list of 22 names takes less than 5 kB, with the facts in rows of their own', () => {
  const names =
    'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Butyrospermum Parkii Butter, Glyceryl Stearate, ' +
    'Niacinamide, Dimethicone, Panthenol, Sodium Hyaluronate, Tocopherol, Xanthan Gum, Carbomer, Phenoxyethanol, ' +
    'Ethylhexylglycerin, Disodium EDTA, Sodium Hydroxide, Citric Acid, Parfum, Linalool, Limonene, Citronellol'
  const results = analyze(names, knowledge)

  const { document, facts } = packResults(results)

  expect(JSON.stringify(results).length).toBeGreaterThan(20_000)
  expect(JSON.stringify(document).length).toBeLessThan(5_000)
  expect(facts.size).toBe(22)
  expect(hashesIn(document)).toEqual([...facts.keys()])
})

test('facts hold nothing of the label: neither an unknown name nor a printed amount nor how a name was printed', () => {
  const text =
    'Aqua, Salicylic Acid 3.14%, Xyzzylquat-9000, PEG-77 Canary Oil, Glycolic Acid 27.1 %, Sodium Benzoate 9.7%, ' +
    'Glycerin (vegan canary), Retinol 2.72%, Alcohol denat. 66.6%, Hydroquinone, Polyacrylamide-canary'
  for (const productType of ProductType.options) {
    const { facts } = packResults(analyze(text, knowledge, { productType }))
    const said = [...facts.values()].join('\n')

    expect(said).toContain('GLYCERIN')
    expect(said).not.toMatch(/canary|xyzzyl|3[.,]14|27[.,]1|9[.,]7|2[.,]72|66[.,]6/i)
  }
})

test('the same is said under one hash, in whatever order a database gives its fields back', () => {
  const results = analyze('Aqua, Linalool, Parfum', knowledge)
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([name, one]) => [name, turned(one)]),
          )
        : value

  const [one, other] = [packResults(results), packResults(turned(results) as object)]

  expect([...other.facts.keys()]).toEqual([...one.facts.keys()])
})

test.each([
  ['no ingredients', {}],
  ['ingredients that are none', { ingredients: 'Aqua' }],
  ['rows instead of ingredients', { ingredients: [['Aqua', 1]] }],
  [
    'names alone',
    { ingredients: [{ name: 'Aqua' }, { name: 'Glycerin', safetyScore: 95 }], overallScore: 90 },
  ],
  ['a field of that name', { packed: [['x']], ingredients: [] }],
  [
    'other types',
    { ingredients: [{ printed: 'Aqua', name: null, comedogenic: 'low', functions: 'Solvent' }] },
  ],
  ['no flags', { ingredients: [{ ...analyze('Aqua', knowledge).ingredients[0], flags: undefined }] }],
  [
    'one more field of a span',
    { ingredients: [{ ...analyze('Aqua', knowledge).ingredients[0], span: { start: 0, end: 4, line: 1 } }] },
  ],
])('B-87 what an older version stored is read back as it was: %s', (_what, results) => {
  expect(readBack(results)).toStrictEqual(stored(results))
})

test('a document whose facts are missing is not read as something else', () => {
  const { document } = packResults(analyze('Aqua', knowledge))

  expect(() => unpackResults(document, new Map())).toThrow('missing')
})
