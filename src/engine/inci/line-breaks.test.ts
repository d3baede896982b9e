import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const printed = (text: string) => parseList(text, knowledge).items.map((item) => item.printed)

const WAYS: [string, (names: readonly string[]) => string][] = [
  ['line breaks', (names) => names.join('\n')],
  ['line breaks of Windows', (names) => names.join('\r\n')],
  ['dashes', (names) => names.map((name) => `- ${name}`).join('\n')],
  ['tags', (names) => names.join('<br>')],
  ['numbers', (names) => names.map((name, at) => `${at + 1}. ${name}`).join('\n')],
  ['empty lines', (names) => names.join('\n\n')],
  ['commas at the ends of lines', (names) => names.join(',\n')],
]

const LISTS = [
  'Talc, CI 77891, Zorbic Acid, Mica, CI 77491 (Iron Oxides), CI 77492 (Iron Oxides), Silica, Parfum',
  'Mica, Titanium Dioxide (CI 77891), Lead Acetate, CI 19140, Formaldehyde, Silica, Blue 1 (CI 42090), Linalool',
  'Aqua, Glycerin, Quillaja Zorbaxia Zorbipermum Leaf Cell Extract, Butyrospermum Parkii Butter, Parfum, Iron Oxides (CI 77499), Tin Oxide',
  'Aqua, Phenoxyethanol, CI 75470, Hydroquinone, Sodium Chloride, Zorbaxanthin Complex, Citric Acid',
].map((list) => list.split(', '))

for (const names of LISTS)
  it.each(WAYS)(
    `names apart by %s are those between commas: ${names.slice(0, 3).join(', ')} ...`,
    (_way, print) => {
      expect(printed(names.join(', '))).toEqual(names)
      expect(printed(print(names))).toEqual(names)
    },
  )

it.each([
  ['Aqua, Sodium\nChloride, Citrus Grandis\n(Grapefruit) Peel Oil, Silica', 4],
  ['Aqua, Glycerin, Caprylic/\nCapric Triglyceride, Silica', 4],
  ['Aqua, CI 77891\n(Titanium Dioxide), Silica', 3],
  ['Aqua\nGlycerin\nPanthenol\nHydroxyethyl Acrylate/Sodium\nAcryloyldimethyl Taurate Copolymer\nSilica', 5],
  ['Aqua, Glycerin, Populus Zorbuloides\n(Aspen Bark) Extract, Silica', 4],
])('a name over two lines is one: %s', (text, count) => {
  expect(printed(text)).toHaveLength(count)
})

it.each([
  'Aqua\nGlycerin\nPanthenol\nTocopherol (may vary, see pack)',
  'Aqua\nGlycerin\nPanthenol\nTocopherol (subject to change)',
  'Aqua, Glycerin, Panthenol\nTocopherol (dermatologically tested)',
])('a note in brackets takes the name before it not away: %s', (text) => {
  expect(printed(text).map((name) => name.replace(/ \(.*/, ''))).toEqual([
    'Aqua',
    'Glycerin',
    'Panthenol',
    'Tocopherol',
  ])
})

it('a dye does not take the forbidden name below it', () => {
  const { items } = parseList('Talc\nMica\nCI 77891\nHydroquinone\nSilica', knowledge)
  expect(items.map(({ printed }) => printed)).toEqual(['Talc', 'Mica', 'CI 77891', 'Hydroquinone', 'Silica'])
})

it('the last line of a column is a name, though nobody knows it; a sentence or a heading below is none', () => {
  const column = 'Aqua\nGlycerin\nPanthenol\nSilica'
  expect(printed(`${column}\nAmino Acid Complex`)).toEqual([...column.split('\n'), 'Amino Acid Complex'])
  expect(printed(`${column}\n\nBack to Top`)).toEqual(column.split('\n'))
  expect(printed(`${column}\napply to clean skin every day`)).toEqual(column.split('\n'))
})
