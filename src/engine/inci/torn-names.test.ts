import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()

function namesOf(text: string): string[] {
  return parseList(text, knowledge).items.map(({ printed, match }) => {
    const known = match.ingredient === null ? undefined : knowledge.ingredients[match.ingredient]
    return known?.inci ?? `? ${printed}`
  })
}

it.each([
  ['Aqua, Cetearyl, Alcohol, Glycerin', ['AQUA', 'CETEARYL ALCOHOL', 'GLYCERIN']],
  ['Aqua, Butylene, Glycol, Glycerin', ['AQUA', 'BUTYLENE GLYCOL', 'GLYCERIN']],
  [
    'Aqua, Ammonium, Acryloyldimethyltaurate/VP Copolymer, Glycerin',
    ['AQUA', 'AMMONIUM ACRYLOYLDIMETHYLTAURATE/VP COPOLYMER', 'GLYCERIN'],
  ],
  [
    'Aqua, Hydroxyethyl Acrylate, Sodium Acryloyldimethyl Taurate Copolymer, Glycerin',
    ['AQUA', 'HYDROXYETHYL ACRYLATE/SODIUM ACRYLOYLDIMETHYL TAURATE COPOLYMER', 'GLYCERIN'],
  ],
  [
    'Aqua, Rosmarinus Officinalis (Rosemary), Leaf Extract, Glycerin',
    ['AQUA', 'ROSMARINUS OFFICINALIS LEAF EXTRACT', 'GLYCERIN'],
  ],
  ['Aqua, 1, 2, Hexanediol, Glycerin', ['AQUA', '1,2-HEXANEDIOL', 'GLYCERIN']],
  ['Aqua, 1.2, Hexanediol, Glycerin', ['AQUA', '1,2-HEXANEDIOL', 'GLYCERIN']],
  [
    'Aqua, 2-Bromo-2-Nitropropane-1, 3, Diol, Glycerin',
    ['AQUA', '2-BROMO-2-NITROPROPANE-1,3-DIOL', 'GLYCERIN'],
  ],
  ['Aqua, Sodium C14, 16 Olefin Sulfonate, Glycerin', ['AQUA', 'SODIUM C14-16 OLEFIN SULFONATE', 'GLYCERIN']],
  ['Aqua, 1, 3-Butanediol, Glycerin', ['AQUA', 'BUTYLENE GLYCOL', 'GLYCERIN']],
  ['Aqua, Disodium, EDTA, Glycerin', ['AQUA', 'DISODIUM EDTA', 'GLYCERIN']],
  ['Aqua, Benzophenone, 3, Glycerin', ['AQUA', 'BENZOPHENONE-3', 'GLYCERIN']],
  ['Aqua, PEG-7, Glyceryl Cocoate, Glycerin', ['AQUA', 'PEG-7 GLYCERYL COCOATE', 'GLYCERIN']],
])('a comma inside a name does not tear it: %s', (text, names) => {
  expect(namesOf(text)).toEqual(names)
})

it.each([
  ['Aqua, Alcohol, Glycerin', ['AQUA', 'ALCOHOL', 'GLYCERIN']],
  [
    'Aqua, Dimethicone, Vinyl Dimethicone, Glycerin',
    ['AQUA', 'DIMETHICONE', 'VINYL DIMETHICONE', 'GLYCERIN'],
  ],
  ['Aqua, Cetyl Alcohol, Glycol, Glycerin', ['AQUA', 'CETYL ALCOHOL', 'GLYCOL', 'GLYCERIN']],
])('names of their own stay apart: %s', (text, names) => {
  expect(namesOf(text)).toEqual(names)
})

it('what was torn is printed as the label has it', () => {
  const text = 'Aqua, Cetearyl, Alcohol'
  const [, item] = parseList(text, knowledge).items

  expect(item?.printed).toBe('Cetearyl, Alcohol')
  expect(text.slice(item?.span.start, item?.span.end)).toBe('Cetearyl, Alcohol')
})

it('an amount without a comma behind it ends a name', () => {
  const { items } = parseList('Octocrylene 7.5% Octisalate 5%Water, Glycerin, Dimethicone', knowledge)

  expect(items.map(({ printed, concentration }) => [printed, concentration?.value ?? null])).toEqual([
    ['Octocrylene', 7.5],
    ['Octisalate', 5],
    ['Water', null],
    ['Glycerin', null],
    ['Dimethicone', null],
  ])
})

it('a bracketed title in the middle of a line begins the next product', () => {
  const text = 'Water, Glycerin, Panthenol, Allantoin[Cream]Water, Dimethicone, Squalane, Tocopherol'
  const { items, leftOut, products } = parseList(text, knowledge)

  expect(items).toHaveLength(8)
  expect(leftOut.map((left) => left.text)).toContain('Cream')
  expect(products?.some(({ title }) => title === 'Cream') ?? true).toBe(true)
})

it('an amount between names without separators is no ingredient of its own', () => {
  const text =
    'Water (3,663ppm) Caprylic/Capric Triglyceride Squalane 5% Glycerin Butylene Glycol Betaine Panthenol'
  const { items } = parseList(text, knowledge)

  expect(items.length).toBeGreaterThanOrEqual(6)
  expect(items.map(({ printed }) => printed)).not.toContain('')
})

it.each([
  ['Styrene/Acrylates/Dimethicone Copolymer'],
  ['Styrene/Acrylates/Zorbyl Methacrylate Copolymer'],
  ['Acrylonitrile/Zorbyl Acrylate Crosspolymer'],
  ['Phytosphingosine Acetamide'],
  ['Formaldehyde Zorbic Polymer'],
  ['Cobalt Titanium Oxide'],
])('nothing is forbidden for a piece of a longer name: %s', (name) => {
  const { items } = parseList(`Aqua, ${name}, Glycerin`, knowledge)
  expect(items.map(({ printed }) => printed)).toEqual(['Aqua', name, 'Glycerin'])
  expect(items[1]?.match).toMatchObject({ ingredient: null, stop: null })
})

it('in a list without any separator what is forbidden is told', () => {
  const { items } = parseList('Aqua Glycerin Hydroquinone Parfum Silica Talc', knowledge)
  expect(items.map(({ printed }) => printed)).toContain('Hydroquinone')
})
