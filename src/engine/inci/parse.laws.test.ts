import { anyCharacters, fc } from '../../contract/seeded-fast-check.test-support.ts'
import { expect, it } from 'vitest'
import { readableName } from '../../contract/readable-name.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const names = knowledge.ingredients.filter(({ isImported }) => !isImported).map(({ inci }) => inci)
const name = fc.constantFrom(...names).map(readableName)
const list = fc.uniqueArray(name, { minLength: 2, maxLength: 30 })
const RUNS = { numRuns: 200 }

const read = (text: string) => parseList(text, knowledge).items.map(({ match }) => match.ingredient)
const print = (list: readonly string[]) => list.join(', ')

it('every known name, printed alone in a list, is itself', () => {
  for (let from = 0; from < names.length; from += 20) {
    const some = names.slice(from, from + 20)
    expect(read(print(some.map(readableName)))).toEqual(some.map((inci) => names.indexOf(inci)))
  }
})

it('names read and printed again are the same ingredients', () => {
  const separators = fc.constantFrom(', ', ',', '; ', ' • ', ' | ', ',\n')
  fc.assert(
    fc.property(list, separators, (list, separator) => {
      const once = read(list.join(separator))
      const printed = once.map((at) => readableName(knowledge.ingredients[at ?? -1]?.inci ?? '?'))

      expect(read(print(printed))).toEqual(once)
    }),
    RUNS,
  )
})

it('blanks, other blanks and the case of letters change nothing', () => {
  const blank = fc.constantFrom(' ', '  ', '\u00a0', '\u2009', ' \u200b')
  const turn = fc.constantFrom(
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
    (text: string) => text,
  )
  fc.assert(
    fc.property(list, blank, turn, (list, blank, turn) => {
      const plain = print(list)
      const other = `${blank}${turn(plain).replaceAll(' ', blank)}${blank}`

      expect(read(other)).toEqual(read(plain))
    }),
    RUNS,
  )
})

it('the same names in another order are the same findings in that order', () => {
  fc.assert(
    fc.property(list, fc.infiniteStream(fc.nat()), (list, keys) => {
      const order = list.map((_, at) => ({ at, key: keys.next().value ?? 0 }))
      const turned = order.sort((a, b) => a.key - b.key || a.at - b.at).map(({ at }) => at)
      const found = read(print(list))

      expect(read(print(turned.map((at) => list[at] ?? '')))).toEqual(turned.map((at) => found[at]))
    }),
    RUNS,
  )
})

it('a removed item takes only itself away', () => {
  fc.assert(
    fc.property(list, fc.nat(), (list, nat) => {
      const at = nat % list.length
      const found = read(print(list))

      expect(read(print(list.toSpliced(at, 1)))).toEqual(found.toSpliced(at, 1))
    }),
    RUNS,
  )
})

it('spans rise, and lie apart or inside the brackets of the name before', () => {
  const piece = fc.oneof(
    name,
    fc.constantFrom(
      'Parfum (Limonene, Linalool)',
      'Aqua (Water, Eau)',
      'Zinc Oxide 5%',
      'May contain: Mica',
      '*',
    ),
    anyCharacters(8),
  )
  const sign = fc.constantFrom(', ', ',', '\n', '. ', ' ', ' and ', '/', '&amp;', '&#44;', '<br>')
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, sign), { maxLength: 20 }), (parts) => {
      const { items } = parseList(parts.flat().join(''), knowledge)
      for (const [at, { span }] of items.entries()) {
        const before = items.slice(0, at).findLast((other) => other.span.end > span.start)
        if (before) expect(before.span.end).toBeGreaterThanOrEqual(span.end)
        expect(span.start).toBeGreaterThanOrEqual(items[at - 1]?.span.start ?? 0)
      }
    }),
    RUNS,
  )
})

const title = fc.constantFrom('Step 1', 'Day Cream', 'Night Mask SPF 30', 'Toner', 'Ampoule 2', 'Wash')
const product = fc.record({ title, list: fc.uniqueArray(name, { minLength: 4, maxLength: 12 }) })
const KITS: readonly ((products: { title: string; list: string[] }[]) => string)[] = [
  (products) => products.map(({ title, list }) => `${title}: ${print(list)}.`).join('\n'),
  (products) => products.map(({ title, list }) => `[${title}] ${print(list)}`).join('\n'),
  (products) => products.map(({ title, list }) => `${title}\nIngredients: ${print(list)}`).join('\n\n'),
  (products) => products.map(({ list }) => `Ingredients: ${print(list)}.`).join('\n'),
  (products) =>
    products
      .map(({ title, list }) => `${title}. Active: Zinc Oxide 5%. Inactive: ${print(list)}.`)
      .join('\n'),
]

it('the part of the text that holds a product of a kit, read alone, is that product', () => {
  const kit = fc.tuple(fc.array(product, { minLength: 2, maxLength: 5 }), fc.constantFrom(...KITS))
  fc.assert(
    fc.property(kit, ([products, asText]) => {
      const text = asText(products)
      const { items, products: found = [] } = parseList(text, knowledge)

      expect(found).toHaveLength(products.length)
      for (const { from, to, span } of found) {
        const alone = parseList(text.slice(span.start, span.end), knowledge).items
        const here = items.slice(from, to)
        expect(alone.map(({ match }) => match.ingredient)).toEqual(here.map(({ match }) => match.ingredient))
        expect(alone.map(({ section }) => section)).toEqual(here.map(({ section }) => section))
      }
    }),
    RUNS,
  )
})

it('the first product of a kit may stand in front of every heading', () => {
  const text =
    'Aqua, Glycerin, Panthenol, Squalane\n\nIngredients: Aqua, Parfum, Limonene\n\nIngredients: Mica, Talc, Silica'
  const { items, products = [] } = parseList(text, knowledge)

  for (const { from, to, span } of products) {
    expect(read(text.slice(span.start, span.end))).toEqual(
      items.slice(from, to).map(({ match }) => match.ingredient),
    )
  }
  expect(products.at(-1)?.to).toBe(10)
})
