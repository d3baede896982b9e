import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()

function findingOf(title: string, printed: string) {
  return analyze(`${title}. Ingredients: Aqua, ${printed}, Glycerin`, knowledge).ingredients
}

it.each([
  ['Sodium Monofluorophosphate 5000 ppm F', 'over'],
  ['Sodium Monofluorophosphate 1450 ppm F', 'within'],
  ['Sodium Monofluorophosphate 5000 ppm', 'within'],
  ['Sodium Fluoride 2800 ppm F', 'over'],
  ['Sodium Fluoride 2800 ppm', 'within'],
  ['Sodium Fluoride (1450 ppm F)', 'within'],
  ['Sodium Fluoride (5000 ppm fluoride)', 'over'],
  ['Sodium Fluoride 5000 ppm F-', 'over'],
  ['Sodium Fluoride 2800 ppm Fluor', 'over'],
  ['Sodium Fluoride 2800 ppm als Fluorid', 'over'],
  ['Sodium Fluoride 2800 ppm de fluor', 'over'],
  ['Sodium Fluoride 2800 ppm of fluoride', 'over'],
  ['Sodium Fluoride (0.28% as fluoride)', 'over'],
  ['Natriumfluorid 2800 ppm Fluorid', 'over'],
])('S08: what is printed as fluorine is held as fluorine: %s', (printed, verdict) => {
  const [, found, last] = findingOf('Toothpaste', printed)
  expect(found?.limit?.verdict, found?.limit?.text).toBe(verdict)
  expect(last?.inci).toBe('GLYCERIN')
})

it.each([
  ['Hair cream', 'Urea Peroxide 13% (as H2O2)', 'over'],
  ['Hair cream', 'Urea Peroxide 13%', 'within'],
  ['Face cream', 'Sodium Benzoate 0.55% (as acid)', 'over'],
  ['Face cream', 'Sodium Benzoate 0.55% als Säure', 'over'],
  ['Face cream', 'Sodium Benzoate 0.55%', 'within'],
  ['Oxidative hair dye', 'p-Phenylenediamine Sulfate 5% (as base)', 'over'],
  ['Oxidative hair dye', 'p-Phenylenediamine Sulfate 5%', 'within'],
])(
  'S08: what is printed in the measure of its limit is not converted again: %s, %s',
  (title, printed, verdict) => {
    const [, found] = findingOf(title, printed)
    expect(found?.limit?.verdict, found?.limit?.text).toBe(verdict)
  },
)

it.each([
  '15.000 ppm',
  '15 000 ppm',
  '15\u2009000 ppm',
  '15\u00a0000\u00a0ppm',
  "15'000 ppm",
  '15,000 mg/kg',
  '0.5 to 1.5 %',
  '0,5 bis 1,5 %',
  'de 0,5 à 1,5 %',
  'da 0,5 a 1,5 %',
  '(entre 0,5 et 1,5 %)',
  'between 0.5 and 1.5 %',
  'od 0,5 do 1,5 %',
  '0,5 tot 1,5 %',
  '0.5 % - 1.5 %',
  '0.5% to 1.5%',
  '15‰',
  '15 ‰',
  '%1.5',
  '% 1,5',
  '1·5 %',
])('S08: one and a half per cent in whatever notation leaves the name whole: %s', (amount) => {
  const ingredients = findingOf('Face cream', `Phenoxyethanol ${amount}`)

  expect(ingredients.map(({ inci }) => inci)).toEqual(['AQUA', 'PHENOXYETHANOL', 'GLYCERIN'])
  expect(ingredients[1]?.limit?.text).toBe('Over the EU limit: 1.5 % printed, 1 % allowed (Annex V/29).')
})

it.each([
  ['Phenoxyethanol 1 500 ppm', 'PHENOXYETHANOL', 1500],
  ['Polysorbate 20 500 ppm', 'POLYSORBATE 20', 500],
  ['Sodium Fluoride 1.450 ppm', 'SODIUM FLUORIDE', 1450],
  ['Phenoxyethanol 0.500 ppm', 'PHENOXYETHANOL', 0.5],
  ['Retinol 10000 IU', 'RETINOL', undefined],
  ['Retinol 10,000 IU', 'RETINOL', undefined],
  ['Retinol (10.000 IE/g)', 'RETINOL', undefined],
  ['Retinol 10 000 UI', 'RETINOL', undefined],
  ['Retinyl Palmitate 1 000 000 IU', 'RETINYL PALMITATE', undefined],
  ['Urea 5 %, 1,2-Hexanediol', 'UREA', 5],
])('S08: a number beside a name is read as what it is: %s', (printed, inci, value) => {
  const [, found] = findingOf('Face cream', printed)

  expect(found?.inci).toBe(inci)
  expect(found?.concentration?.value).toBe(value)
})
