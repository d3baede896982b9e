import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const summaryOf = (text: string) => analyze(text, knowledge).aiSummary

it('says the cap only where the cap lowers the score', () => {
  const held = summaryOf('Aqua, Glycerin, Cetyl Alcohol, Butylphenyl Methylpropional')
  const lower = summaryOf(
    'Aqua, Parfum, Butylphenyl Methylpropional, Limonene, Methylparaben, DMDM Hydantoin',
  )

  expect(held).toContain(
    'Butylphenyl Methylpropional is not allowed in cosmetics in the EU, so the score is held at 25.',
  )
  expect(lower).toContain('Butylphenyl Methylpropional is not allowed in cosmetics in the EU.')
  expect(lower).not.toContain('held')
})

it('names every forbidden ingredient once', () => {
  expect(summaryOf('Aqua, Hydroquinone, Tretinoin, Glycerin')).toContain(
    'Hydroquinone and Tretinoin are not allowed',
  )
})

it.each([
  ['Aqua, Dimethicone', 'No restriction was found'],
  [
    'Aqua, Dimethicone, Phenoxyethanol',
    'There is little to note: Phenoxyethanol (a preservative with a legal limit).',
  ],
  ['Aqua, Parfum, Limonene, Linalool', 'Limonene and Linalool (fragrance allergens)'],
  ['Aqua, Parfum, Limonene', 'Limonene (a fragrance allergen)'],
  ['Aqua, Retinol', 'In pregnancy, ask a doctor about Retinol.'],
  ['Aqua, Dimethicone, Cera Alba', 'Cera Alba comes from animals.'],
  ['Aqua, Lanolin, Cera Alba', 'Lanolin and Cera Alba come from animals.'],
  ['Aqua, Glycerin', 'A label cannot tell whether Glycerin is of animal origin.'],
  ['Aqua, Glycerin, Stearic Acid', 'whether Glycerin and Stearic Acid are of animal origin.'],
])('%s: %s', (text, words) => {
  expect(summaryOf(text)).toContain(words)
})

it.each([
  'Alcohol Denat., Parfum, Aqua, Limonene, Linalool, Citral, Coumarin, Eugenol, Lanolin, Retinol, Glycerin',
  'Aqua, Sodium Laureth Sulfate, DMDM Hydantoin, Quaternium-15, Parfum, Cera Alba, Glycerin',
])('stays at two to five short sentences and repeats no figure: %s', (text) => {
  const sentences = summaryOf(text).split('. ')

  expect(sentences.length).toBeGreaterThanOrEqual(2)
  expect(sentences.length).toBeLessThanOrEqual(6)
  expect(Math.max(...sentences.map((sentence) => sentence.length))).toBeLessThanOrEqual(220)
  expect(summaryOf(text)).not.toMatch(/of 100|recognised,|toxic|danger|chemical-free|clean /)
})

it('one strong allergen is not told as several', () => {
  expect(summaryOf('Face cream. Ingredients: Aqua, Glycerin, Methylisothiazolinone, Carbomer')).toContain(
    'It names a strong contact allergen,',
  )
  expect(
    summaryOf('Face cream. Ingredients: Aqua, Linalool, Limonene, Citral, Geraniol, Coumarin'),
  ).toContain('It names several known allergens,')
})
