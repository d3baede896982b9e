import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const NAMES = ['Aqua', 'Glycerin', 'Panthenol', 'Parfum']
const LIST = NAMES.join(', ')
const read = (text: string) => {
  const { items, products } = parseList(text, knowledge)
  return { names: items.map(({ printed }) => printed), products: products?.map(({ title }) => title) ?? [] }
}

it.each([
  ['commas', `product,ingredients\n"Cream","${LIST}"`],
  ['commas, and a list without quotes', `Brand,Product Name,Ingredients\nFoo,Day Cream,${LIST}`],
  ['semicolons', `Name;Ingredients;Price\nDay Cream;${LIST};19.99`],
  ['tabs', `brand\tname\tingredients\nFoo\tDay Cream\t${LIST}`],
  ['strokes', `brand|inci|price\nFoo|${LIST}|9`],
  ['line ends of Windows', `name,inci list,ean\r\n"Day, Cream","${LIST}",4005900\r\n`],
  ['another language', `Marke;Produkt;Inhaltsstoffe\nFoo;Tagescreme;${LIST}`],
])('rows parted by %s hold a list in the column of lists', (_, text) => {
  expect(read(text)).toEqual({ names: NAMES, products: [] })
})

it('several rows are several products', () => {
  const text = `name;ingredients\nDay Cream;${LIST}\nNight Cream;Aqua, Squalane, Retinol, Tocopherol`
  expect(read(text)).toEqual({
    names: [...NAMES, 'Aqua', 'Squalane', 'Retinol', 'Tocopherol'],
    products: ['Day Cream', 'Night Cream'],
  })
})

it('each name keeps its place in what was pasted', () => {
  const text = `Name;Ingredients;Price\nDay Cream;${LIST};19.99`
  const { items } = parseList(text, knowledge)
  expect(items.map(({ span }) => text.slice(span.start, span.end))).toEqual(NAMES)
})

it.each([
  `Ingredients, ${LIST}`,
  `Hello, ingredients\n${LIST}`,
  `Composition, 100 ml\n${LIST}`,
  `Ingredients: ${LIST}; price 19.99`,
])('what is no table is read as ever: %s', (text) => {
  expect(read(text).names.slice(0, 4)).toEqual(NAMES)
})
