import { expect, it } from 'vitest'
import { ReadListAnswer } from '../contract/label-reading.ts'
import { realKnowledge } from './knowledge/folder.test-support.ts'
import { readList } from './read-list.ts'

const knowledge = realKnowledge()
const read = (text: string) => readList(text, knowledge)

it('marks each name by how far it is known', () => {
  const text = 'Aqua, Glycerln, PEG-777 Zorbate, Wobblium, Beeswax'
  const { items } = read(text)

  expect(items.map(({ span }) => text.slice(span.start, span.end))).toEqual(text.split(', '))
  expect(items.map(({ tier }) => tier)).toEqual(['exact', 'near', 'class', 'unknown', 'synonym'])
  expect(items[1]).toMatchObject({ inci: 'GLYCERIN', suggestions: ['Glycerin'] })
  expect(items[2]).toMatchObject({ inci: null, slug: null })
  expect(items[2]?.kind).not.toBeNull()
  expect(items[3]).toMatchObject({ inci: null, slug: null, kind: null, suggestions: [] })
  expect(items[4]).toMatchObject({ slug: 'cera-alba', suggestions: [] })
})

it('offers every name that an ambiguous one may be, and decides none', () => {
  const [, item] = read('Aqua, Mthylparaben, Glycerin').items
  expect(item).toMatchObject({ tier: 'ambiguous', inci: null })
  expect(item?.suggestions).toEqual(expect.arrayContaining(['Methylparaben', 'Ethylparaben']))
})

it('says where the list begins and ends, and what was left out', () => {
  const text = 'Soft Cream for dry days. Ingredients: Aqua, Glycerin, Parfum. Made in Portugal by friends.'
  const { list, leftOut } = read(text)

  expect(list && text.slice(list.start, list.end)).toBe('Aqua, Glycerin, Parfum')
  expect(leftOut.map((part) => part.text).join(' ')).toContain('Made in Portugal')
  expect(leftOut.every(({ reason }) => reason !== '')).toBe(true)
})

it('the products of a kit can be read one by one', () => {
  const text =
    'Day Cream: Aqua, Glycerin, Dimethicone, Parfum\n\nNight Cream: Aqua, Squalane, Retinol, Tocopherol'
  const { products } = read(text)

  expect(products.map(({ title }) => title)).toEqual(['Day Cream', 'Night Cream'])
  const alone = products.map(({ span }) =>
    read(text.slice(span.start, span.end)).items.map(({ inci }) => inci),
  )
  expect(alone).toEqual([
    ['AQUA', 'GLYCERIN', 'DIMETHICONE', 'PARFUM'],
    ['AQUA', 'SQUALANE', 'RETINOL', 'TOCOPHEROL'],
  ])
})

it.each(['', '   ', 'Come to the harbour on Sunday and bring a friend.'])('finds no list in "%s"', (text) => {
  expect(read(text)).toMatchObject({ items: [], list: null, products: [] })
})

it('fits the contract', () => {
  const answer = read('Ingredients: Aqua, Glycerin (Vegetable), CI 77891. May contain: CI 77491')
  expect(ReadListAnswer.parse(answer)).toEqual(answer)
})
