import { expect, it } from 'vitest'
import { Ingredient } from '../../contract/ingredient.ts'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { describeIngredient } from './ingredient.ts'

const knowledge = realKnowledge()
const page = (slug: string) => {
  const found = describeIngredient(slug, knowledge)
  if (!found) throw new Error(`${slug} has no page`)
  return found
}

it('every page fits the contract, and each of its facts names a source that exists', () => {
  for (const { inci } of knowledge.ingredients) {
    const found = page(inci)
    expect(() => Ingredient.parse(found)).not.toThrow()
    const sources = [
      found.sources.identity,
      found.sources.origin,
      ...found.scores.map(({ why }) => why.source),
      ...found.regulation.map(({ source }) => source),
      ...found.notes.map(({ source }) => source),
      ...(found.comedogenic?.sources ?? []),
      ...(found.contactAllergy ? [found.contactAllergy.source] : []),
      ...(found.irritancy ? [found.irritancy.source] : []),
      ...found.constituents.flatMap(({ sources }) => sources),
      ...found.interactions.map(({ source }) => source),
      ...(found.monograph?.statements.map(({ source }) => source) ?? []),
    ]
    expect(sources.filter(({ id }) => id === 'none')).toEqual([])
  }
})

it('a synonym leads to the page of the ingredient it means', () => {
  expect(page('beeswax')).toMatchObject({ slug: 'cera-alba', inci: 'CERA ALBA', vegan: false })
  expect(describeIngredient('zorblax', knowledge)).toBeNull()
})

it('the page says what a result says of the same name', () => {
  for (const name of [
    'Methylparaben',
    'Limonene',
    'Retinol',
    'Titanium Dioxide',
    'Glycerin',
    'DMDM Hydantoin',
  ]) {
    const finding = analyze(`Aqua, Glycerin, ${name}`, knowledge, { productType: 'leave-on' }).ingredients.at(
      -1,
    )
    const found = page(name)
    const score = found.scores.find(({ productType }) => productType === 'leave-on')
    expect(score).toMatchObject({ safetyScore: finding?.safetyScore, why: finding?.why })
    expect(found.vegan).toBe(finding?.vegan)
  }
})

it('the score follows the kind of product, with its rule', () => {
  const scores = page('methylisothiazolinone').scores
  const of = (type: string) => scores.find(({ productType }) => productType === type)?.safetyScore
  expect(of('leave-on')).toBe(25)
  expect(of('rinse-off')).toBe(60)
})

it('what is forbidden, disputed or unknown is said in words', () => {
  expect(page('butylphenyl-methylpropional').regulation[0]?.text).toContain(
    'No longer allowed in the EU since',
  )
  expect(page('petrolatum').regulation.some(({ text }) => text.includes('no ban of the name itself'))).toBe(
    true,
  )
  expect(page('glycerin').vegan).toBeNull()
  expect(page('niacinamide').comedogenic).toBeNull()
  expect(page('niacinamide').regulation).toEqual([])
})

it.each([
  ['sodium-lauryl-sulfate', 'strong', 'cir-sls-1983'],
  ['lactic-acid', 'moderate', 'clp-annex-vi-atp21'],
  ['decyl-glucoside', 'mild', 'alkyl-glucosides-cir-2011'],
])('irritancy of %s is %s, with its source', (slug, grade, source) => {
  const { irritancy } = page(slug)
  expect(irritancy).toMatchObject({ grade, source: { id: source } })
  expect(irritancy?.note).not.toBe('')
})

it('what was looked at and found not to irritate says so, and what nobody looked at has no grade', () => {
  expect(page('glycerin').irritancy).toMatchObject({ grade: 'none', source: { id: 'glycerin-cir-2019' } })
  expect(page('kaolin').irritancy).toBeNull()
})

it.each([
  ['butylparaben', 'endocrine', 'listed', 'candidate-list-2025'],
  ['salicylic-acid', 'cmr', 'listed', 'eu-1223-2009-annex-iii'],
  ['ptfe', 'pfas', 'listed', 'fda-pfas-cosmetics'],
  ['nylon-12', 'microplastic', 'listed', 'microplastic-dates'],
  ['carbomer', 'microplastic', 'possible', 'eu-2023-2055'],
  ['cyclopentasiloxane', 'environment', 'listed', 'eu-2024-1328'],
])('%s stands on an official list (%s: %s), in words and with its source', (slug, axis, status, source) => {
  const listing = page(slug).listings.find((one) => one.axis === axis)
  expect(listing).toMatchObject({ status, source: { id: source } })
  expect(listing?.text).toMatch(/^[A-Z].*\.$/)
})

it('what no list names has none, and each names an ingredient once an axis', () => {
  expect(page('glycerin').listings).toEqual([])
  const all = knowledge.ingredients.flatMap(({ inci, listings = [] }) =>
    listings.map(({ axis }) => `${inci} ${axis}`),
  )
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(300)
})

it('the grades of irritancy name at least 400 ingredients', () => {
  expect(knowledge.ingredients.filter(({ irritancy }) => irritancy).length).toBeGreaterThanOrEqual(400)
})

it('a scented oil tells what it holds, how much of it and from where', () => {
  const { constituents } = page('lavandula-angustifolia-oil')
  expect(constituents[0]).toEqual({
    inci: 'LINALYL ACETATE',
    range: { min: 25, max: 47 },
    isFragranceAllergen: true,
    sources: [expect.objectContaining({ id: 'oil-lavender-2022' })],
  })
  expect(constituents.map(({ range }) => range?.max)).toEqual([47, 45, 2, 1.5, 1])
  expect(page('helianthus-annuus-seed-oil').constituents).toEqual([])
})

it('tells how often labels list it, where it stands and with what', () => {
  const { use, oftenWith } = page('niacinamide')
  expect(use?.perThousandLabels).toBeGreaterThan(100)
  expect(use?.labelsCounted).toBeGreaterThan(5_000)
  expect(oftenWith.length).toBeGreaterThanOrEqual(3)
  expect(page('aqua').use?.place).toBe('first-five')
})

it('what usually stands at the end of lists is told as it acts there', () => {
  expect(page('sodium-hydroxide').scores.map(({ why }) => why.rule)).not.toContain('base-strong')
  expect(page('sodium-lauryl-sulfate').scores.map(({ why }) => why.rule)).toContain('surfactant-strong')
})

it.each([
  ['benzisothiazolinone', 'occasional', 'uter-audit-2022'],
  ['octylisothiazolinone', 'occasional', 'schwensen-isothiazolinones'],
  ['glyceryl-thioglycolate', 'occasional', 'storrs-1984'],
])('the page of %s tells the contact allergy with a source that was read', (slug, strength, source) => {
  expect(describeIngredient(slug, knowledge)?.contactAllergy).toMatchObject({
    strength,
    source: { id: source },
  })
})

it.each([
  ['acetylated-lanolin', 4],
  ['acetylated-lanolin-alcohol', 4],
  ['butyl-stearate', 3],
])('the page of %s has the median of the lists', (slug, median) => {
  expect(describeIngredient(slug, knowledge)?.comedogenic).toMatchObject({ median })
})
