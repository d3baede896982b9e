import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const LIST = 'Ingredients: Aqua, Glycerin, Cetearyl Alcohol, Panthenol'

it.each([
  ['Repair Conditioner', 'rinse-off'],
  ['Leave-in Conditioner', 'leave-on'],
  ['Leave-In Conditioner Spray', 'spray'],
  ['Shaving Cream', 'rinse-off'],
  ['Balm, to be used after shaving', 'leave-on'],
  ['Dry Shampoo', 'leave-on'],
  ['Gel-Douche', 'rinse-off'],
  ['Toothpaste', 'rinse-off'],
  ['Smooth on after cleansing.', 'leave-on'],
  ['If it gets into your eyes, rinse with water.', 'leave-on'],
  ['Avoid contact: rinse with water.', 'leave-on'],
  ['Baby Shampoo', 'baby'],
])('words beside the list: %s is %s', (words, type) => {
  expect(analyze(`${words}\n${LIST}`, knowledge).productType).toEqual({ value: type, isGuessed: true })
})

it.each([
  ['Dry Shampoo', 'Butane, Isobutane, Oryza Sativa Starch, Alcohol Denat.', 'spray'],
  ['Shaving Foam', 'Aqua, Stearic Acid, Triethanolamine, Butane, Isobutane', 'rinse-off'],
  ['Leave-in Care', 'Aqua, Cocamidopropyl Betaine, Sodium Laureth Sulfate', 'leave-on'],
])('words outweigh names where they say that it stays on or not: %s', (words, list, type) => {
  expect(analyze(`${words}\nIngredients: ${list}`, knowledge).productType.value).toBe(type)
})

it.each([
  ['Aqua, Hydrogen Peroxide, Cetearyl Alcohol, Ceteareth-20, Phosphoric Acid', 'rinse-off'],
  ['Aqua, Cetearyl Alcohol, Ammonium Hydroxide, Toluene-2,5-Diamine, Resorcinol', 'rinse-off'],
  ['Aqua, Glycerin, Resorcinol, Alcohol Denat.', 'leave-on'],
])('what dyes hair by oxidation is rinsed out: %s', (list, type) => {
  expect(analyze(list, knowledge).productType.value).toBe(type)
})

it('nothing is said on pore clogging of what is rinsed off', () => {
  const rating = (type: 'leave-on' | 'rinse-off') =>
    analyze('Aqua, Glycerin, Isopropyl Myristate', knowledge, { productType: type }).comedogenicRating

  expect(rating('leave-on')).toBeGreaterThan(0)
  expect(rating('rinse-off')).toBeNull()
})

it.each([
  ...['Baby', 'Babies', 'Nappy', 'Diaper', 'Infant'].map((word) => [word, 'baby']),
  ...['Lip', 'Lips', 'Lipstick', 'Lipbalm', 'Gloss'].map((word) => [word, 'lip']),
  ...['Spray', 'Aerosol', 'Mist'].map((word) => [word, 'spray']),
  ...['Shampoo', 'Cleanser', 'Cleansing', 'Wash', 'Rinse', 'Soap', 'Scrub'].map((word) => [
    word,
    'rinse-off',
  ]),
  ...['Conditioner', 'Shower', 'Bath', 'Exfoliator', 'Shaving', 'Toothpaste'].map((word) => [
    word,
    'rinse-off',
  ]),
  ...['Mouthwash', 'Douche', 'Duschgel', 'Shampoing', 'Savon', 'Seife'].map((word) => [word, 'rinse-off']),
  ...['Leave-in Shampoo', 'Leave-on Wash', 'Dry Shampoo', 'After Shaving'].map((words) => [
    words,
    'leave-on',
  ]),
  ...['After Cleansing', 'After Washing', 'After Bath', 'After Shower'].map((words) => [words, 'leave-on']),
  ['Harbour Cream', 'leave-on'],
  ['Bathroom Cream', 'leave-on'],
])('a pack that says "%s" holds something to %s, and what its owner says goes before', (words, value) => {
  const text = `${words} of ours\n${LIST}`

  expect(analyze(text, knowledge).productType).toEqual({ value, isGuessed: true })
  expect(analyze(text, knowledge, { productType: 'lip' }).productType).toEqual({
    value: 'lip',
    isGuessed: false,
  })
})

const typeOf = (list: string) => analyze(`Ingredients: ${list}`, knowledge).productType.value

it.each([
  ['Butane', 'spray'],
  ['Isobutane', 'spray'],
  ['Propane', 'spray'],
  ['Dimethyl Ether', 'spray'],
  ['Hydrofluorocarbon 152a', 'spray'],
  ['P-Phenylenediamine', 'rinse-off'],
  ['Toluene-2,5-Diamine', 'rinse-off'],
  ['Toluene-2,5-Diamine Sulfate', 'rinse-off'],
  ['P-Aminophenol', 'rinse-off'],
  ['M-Aminophenol', 'rinse-off'],
])('%s tells the kind wherever it stands: %s', (name, type) => {
  const rest = ['Aqua', 'Glycerin', 'Cetyl Alcohol', 'Panthenol', 'Tocopherol', 'Squalane', 'Bisabolol']

  for (let place = 0; place <= rest.length; place += 1)
    expect(typeOf(rest.toSpliced(place, 0, name).join(', ')), `${place}`).toBe(type)
})

it.each([
  ...['Sodium Laureth Sulfate', 'Cocamidopropyl Betaine', 'Sodium Cocoyl Isethionate', 'Decyl Glucoside'],
  ...['Disodium Laureth Sulfosuccinate', 'Sodium Methyl Cocoyl Taurate', 'Sodium Lauroyl Sarcosinate'],
  ...['Sodium Cocoamphoacetate', 'Disodium Cocoamphodiacetate', 'Sodium C14-16 Olefin Sulfonate'],
  ...[
    'Sodium Palmate',
    'Potassium Cocoate',
    'Sodium Tallowate',
    'Sodium Palm Kernelate',
    'Hydrogen Peroxide',
  ],
])('%s tells what is rinsed off where it is among the first five names', (name) => {
  const rest = ['Aqua', 'Glycerin', 'Cetyl Alcohol', 'Panthenol', 'Tocopherol', 'Squalane', 'Bisabolol']
  const types = rest.map((_, place) => typeOf(rest.toSpliced(place, 0, name).join(', ')))

  expect(types).toEqual([...Array<string>(5).fill('rinse-off'), 'leave-on', 'leave-on'])
})

it.each(['Magnesium Sulfate', 'Cetearyl Glucoside', 'Arachidyl Glucoside', 'Betaine', 'Sodium Chloride'])(
  '%s is no sign of washing, wherever it stands',
  (name) => {
    expect(typeOf(`Aqua, ${name}, Glycerin`)).toBe('leave-on')
  },
)

it('flavour without water is for lips', () => {
  expect(typeOf('Ricinus Communis Seed Oil, Cera Alba, Aroma')).toBe('lip')
  // A paste without water; told as of the lips, its fluoride was none that the law allows there.
  expect(typeOf('Glycerin, PEG-8, Hydrated Silica, Sodium Monofluorophosphate, Aroma')).toBe('rinse-off')
  expect(typeOf('Aqua, Glycerin, Aroma')).toBe('leave-on')
  expect(typeOf('Ricinus Communis Seed Oil, Cera Alba')).toBe('leave-on')
})
