import { expect, it } from 'vitest'
import { ReadListAnswer } from '../contract/label-reading.ts'
import { LOOSE_LOOK_UPS_MAX } from './inci/match/look-up.ts'
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

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const words = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) =>
    Array.from({ length }, (_, place) => LETTERS[Math.floor(at / 26 ** place) % 26]).join(''),
  )
/** The dearest texts of 20,000 characters that were found: short names, names one letter off, lines, signs. */
const DEAR_TEXTS: Record<string, string> = {
  'two letters': `Ingredients: Aqua,${words(8_000, 2).join(',')}`,
  'three letters': `Ingredients: Aqua,${words(8_000, 3).join(',')}`,
  'one sign each': `Ingredients: Aqua,${Array.from({ length: 10_000 }, (_, at) => String.fromCharCode(0x4e00 + at)).join(',')}`,
  'one letter off': `Ingredients: Aqua,${knowledge.ingredients.map(({ inci }) => `${inci.slice(0, 3)}q${inci.slice(4)}`).join(',')}`,
  ambiguous: `Ingredients: Aqua,${'Mthylparaben, Ethlparaben,'.repeat(1_000)}`,
  'a name a line': `Ingredients: Aqua\n${'ab\n'.repeat(8_000)}`,
  'text around it': `${'Buy this. '.repeat(1_900)}\nIngredients: Aqua, Glycerin`,
  escapes: `Ingredients: Aqua,${'"\\,'.repeat(8_000)}`,
}

it.each(Object.entries(DEAR_TEXTS))(
  'a hostile text (%s) is answered with little and looked up no longer than a list of 300 names',
  (_name, text) => {
    let lookUps = 0
    const near: typeof knowledge.near = {
      ...knowledge.near,
      find: (key) => {
        lookUps += 1
        return knowledge.near.find(key)
      },
    }

    const answer = readList(text.slice(0, 20_000), { ...knowledge, near })

    expect(ReadListAnswer.safeParse(answer).success).toBe(true)
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(300_000)
    // A name in brackets is looked up twice.
    expect(lookUps).toBeLessThanOrEqual(2 * LOOSE_LOOK_UPS_MAX)
  },
)

it('of more than 300 names the first 300 are answered, and that there are more', () => {
  const names = knowledge.ingredients.slice(0, 301).map(({ inci }) => inci)
  const list = (count: number) => readList(`Ingredients: ${names.slice(0, count).join(', ')}`, knowledge)

  expect(list(301).items).toHaveLength(300)
  expect(list(301).hasMore).toBe(true)
  expect(list(300)).not.toHaveProperty('hasMore')
})
