import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { withoutHomoglyphs } from './homoglyphs.ts'

it.each([
  ['a Cyrillic letter in Latin words', 'Аqua, Сitric Acid, Еthylparaben', 'Aqua, Citric Acid, Ethylparaben'],
  ['a Greek letter in Latin words', 'Ηydroquinone, Ζinc Οxide, Aqυa', 'Hydroquinone, Zinc Oxide, Aqua'],
  ['a colour number', 'СI 77891', 'CI 77891'],
  ['Latin letters in Cyrillic words', 'Вoда, Глицeрин', 'Вода, Глицерин'],
  ['a code before a figure', 'С12-15 Alkyl Benzoate', 'C12-15 Alkyl Benzoate'],
  ['a code before a word', 'Aqua, НС Yellow No. 2', 'Aqua, HC Yellow No. 2'],
  ['a code of its own between names', 'Parfum, ВНТ, Linalool', 'Parfum, BHT, Linalool'],
  ['the letter of a vitamin', 'Vitamin Е, Vitamin В5', 'Vitamin E, Vitamin B5'],
])('%s is read as the letter it looks like', (_, text, read) => {
  expect(withoutHomoglyphs(text)).toBe(read)
})

it.each([
  'Вода, Глицерин, Витамин С, МАК, СОК АЛОЭ',
  'Νερό, Γλυκερίνη, Άρωμα',
  'α-Tocopherol, αTocopherol, β-Glucan, γ-Oryzanol, Δ-Decalactone',
  'Aqua С экстрактом ромашки',
  'Papaver (МАК) Oil',
  'Glycerin. НЕТ Talc, Lanolin',
  'SLS - НЕТ, Parabens НЕТ, Alcohol: НЕТ',
  'aйb',
  'Gold (1.25ΜG), Retinol 5 μg',
  'Aqua, Glycerin',
])('in "%s" every letter is what it is', (text) => {
  expect(withoutHomoglyphs(text)).toBe(text)
})

it('names are known, and stay where they stand, whichever keyboard they were typed on', () => {
  const typed = 'Аqua, Glуcerin, Ηydroquinone, СI 77891'
  const { ingredients } = analyze(typed, realKnowledge())
  expect(ingredients.map(({ inci }) => inci)).toEqual([
    'AQUA',
    'GLYCERIN',
    'HYDROQUINONE',
    'TITANIUM DIOXIDE',
  ])
  expect(ingredients.map(({ span }) => typed.slice(span.start, span.end))).toEqual(typed.split(', '))
})
