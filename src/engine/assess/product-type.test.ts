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

it('in what is rinsed off a comedogenic rating weighs half', () => {
  const rating = (type: 'leave-on' | 'rinse-off') =>
    analyze('Aqua, Glycerin, Isopropyl Myristate', knowledge, { productType: type }).comedogenicRating

  expect(rating('leave-on')).toBeGreaterThan(0)
  expect(rating('rinse-off')).toBe((rating('leave-on') ?? 0) / 2)
})
