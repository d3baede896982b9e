import { expect, test } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)
const NAMES = ['Water', 'Hydroquinone', '1,2-Hexanediol', 'Stearic Acid']

const STYLES: [string, (name: string, number: number) => string][] = [
  ['a full stop', (name, number) => `${number}. ${name}`],
  ['a full stop and no blank', (name, number) => `${number}.${name.replace(/^1,/, ' 1,')}`],
  ['a bracket behind', (name, number) => `${number}) ${name}`],
  ['brackets', (name, number) => `(${number}) ${name}`],
  ['square brackets', (name, number) => `[${number}] ${name}`],
  ['a sign of number', (name, number) => `#${number} ${name}`],
  ['a colon', (name, number) => `${number}: ${name}`],
  ['a dash', (name, number) => `${number} - ${name}`],
  ['two figures', (name, number) => `${String(number).padStart(2, '0')}. ${name}`],
  ['nothing else', (name, number) => `${number} ${name}`],
]

test.each(
  STYLES.flatMap(([style, numbered]) =>
    [' ', ', ', '; ', '. ', '\n', '\n\n'].map((between) => [style, between, numbered] as const),
  ),
)('SCAN-08 names numbered by %s and parted by %j are read without their numbers', (_, between, numbered) => {
  const list = NAMES.map((name, at) => numbered(name, at + 1)).join(between)

  expect(namesIn(`Ingredients: ${list}`)).toEqual(NAMES)
  expect(namesIn(`INGREDIENTS\n${list}`)).toEqual(NAMES)
})

test.each([
  ['German', '1. Wasser 2. Bienenwachs 3. Haselnussöl', ['Wasser', 'Bienenwachs', 'Haselnussöl']],
  ['a list of two', 'Ingredients: 1. Hydroquinone 2. Glycerin', ['Hydroquinone', 'Glycerin']],
  ['Russian', '1. Вода 2. Глицерин 3. Ланолин', ['Вода', 'Глицерин', 'Ланолин']],
  ['no heading', '1. Aqua 2. Glycerin 3. Lanolin 4. Parfum', ['Aqua', 'Glycerin', 'Lanolin', 'Parfum']],
])('SCAN-08 so is a numbered list in %s', (_, list, names) => {
  const heading = { German: 'Inhaltsstoffe: ', Russian: 'Состав: ' }[_] ?? ''
  expect(namesIn(heading + list)).toEqual(names)
})

test('SCAN-08 each list of a kit may count its own names', () => {
  const text =
    'Shampoo Ingredients: 1. Aqua 2. Glycerin 3. Parfum\nConditioner Ingredients: 1. Aqua 2. Cetearyl Alcohol 3. Hydroquinone 4. Citral'

  expect(namesIn(text)).toEqual([
    ...['Aqua', 'Glycerin', 'Parfum'],
    ...['Aqua', 'Cetearyl Alcohol', 'Hydroquinone', 'Citral'],
  ])
})

test('SCAN-08 what a number stands in front of keeps its per cent and its place', () => {
  const text = 'Ingredients: 1. Aqua 80% 2. Retinol 1 % 3. Glycerin'
  const { items } = parseList(text, knowledge)

  expect(items.map(({ concentration }) => concentration?.value ?? null)).toEqual([80, 1, null])
  expect(items.map(({ span }) => text.slice(span.start, span.end))).toEqual([
    expect.stringMatching(/^Aqua/),
    expect.stringMatching(/^Retinol/),
    'Glycerin',
  ])
})

test.each([
  ['names that end in a number', 'Aqua, Polysorbate 20, Ceteareth 25, Laureth 3, PEG 4', 5],
  ['a torn name', 'Aqua, Glycerin, 1, 2-Hexanediol, 3-O-Ethyl Ascorbic Acid', 4],
  ['numbers of footnotes', 'Aqua, Glycerin 1, Limonene 2, Linalool 2, Citral 3', 5],
])('SCAN-08 %s are no numbered list', (_, list, count) => {
  expect(namesIn(`Ingredients: ${list}`)).toHaveLength(count)
})

test('SCAN-08 numbered steps of use are no list', () => {
  const text = 'Directions: 1. Wet the hair 2. Apply shampoo 3. Rinse with water'
  expect(namesIn(text)).toEqual([])
})
