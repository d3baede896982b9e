import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const summaryOf = (text: string) => analyze(text, knowledge).aiSummary

it.each([
  'Mica, Talc. +/- CI 77491, CI 12085, Lead Acetate',
  'Ingredients: Mica, Talc, Glycerin. May contain: Lead Acetate',
  'Inhaltsstoffe: Mica, Talc, Glycerin. Kann enthalten: Lead Acetate',
])('S07: what is forbidden and may be inside costs nothing and is said: %s', (text) => {
  const { overallScore, aiSummary } = analyze(text, knowledge)

  expect(overallScore).toBe(95)
  expect(aiSummary).toContain('Apart from what it may contain, this list looks good.')
  expect(aiSummary).toContain('It may contain Lead, which is not allowed in cosmetics in the EU.')
})

it('S07: allergens that may be inside are said with the word may', () => {
  expect(summaryOf('Ingredients: Mica, Talc, Glycerin. May contain: Limonene')).toContain(
    'It may contain Limonene, which can cause a contact allergy in some people.',
  )
  expect(summaryOf('Ingredients: Mica, Talc. May contain: CI 77491')).not.toContain('It may contain')
})

it('S07: beside names that are not known no restriction found is no praise', () => {
  expect(summaryOf('Ingredients: Aqua, Glycerin, Squalane, Panthenol, Florabisol')).toContain(
    'No restriction was found for the names we know; 1 name is not known by name.',
  )
  expect(summaryOf('Ingredients: Aqua, Squalane')).toContain(
    'No restriction was found for the names we know.',
  )
})

it.each(['Zorbimol', 'Alantion', 'Zorbital', 'Sorbimal'])(
  'S06: with two wrong letters of eight a name is no misprint of a known one: %s',
  (name) => {
    const [, found] = analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients
    expect(found?.inci).toBeNull()
  },
)

it.each([
  ['Glicerin', 'GLYCERIN'],
  ['Gliceryn', 'GLYCERIN'],
  ['Glycerni', 'GLYCERIN'],
  ['Glecyrin', 'GLYCERIN'],
  ['Glycenn', 'GLYCERIN'],
  ['Panthenal', 'PANTHENOL'],
  ['Xanthun Gum', 'XANTHAN GUM'],
  ['Phenoxiethanal', 'PHENOXYETHANOL'],
])('S06: a real misprint is put right: %s', (name, inci) => {
  const [, found] = analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients
  expect(found?.inci).toBe(inci)
})

it('S06: no number rests on names that only a doubtful spelling stands for', () => {
  const { overallScore, coverage, aiSummary } = analyze(
    'Ingredients: Sqalane, Parfun, Florabisol, Glycerin, Aqua',
    knowledge,
  )

  expect(coverage.recognised).toBe(4)
  expect(overallScore).toBeNull()
  expect(aiSummary).toContain('Only 2 of 5 names were recognised by name')
  expect(summaryOf('Ingredients: Aqua, Florabisol, Grafenol')).toContain('Only 1 of 3 names was recognised')
})

it.each([
  ['Phenoxyethanol, Aqua, Glycerin', null],
  ['Glycerin, Phenoxyethanol, Aqua', null],
  ['Aqua, Glycerin, Phenoxyethanol, Parfum', 2],
  ['Squalane, Caprylic/Capric Triglyceride, Phenoxyethanol', 2],
])('S05: a list that does not fall by amount has no line of one per cent: %s', (text, from) => {
  expect(analyze(`Ingredients: ${text}`, knowledge).onePercentFrom).toBe(from)
})
