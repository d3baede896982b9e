import { expect, test } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const printed = (text: string) => parseList(text, knowledge).items.map((item) => item.printed)
const found = (text: string) => parseList(text, knowledge).items.map(({ match }) => match.by)

test.each([
  ['Aqua, DMDM Hydantoin and lodopropynyl Butylcarbamate', 'IODOPROPYNYL BUTYLCARBAMATE'],
  ['Aqua, lsopropyl Alcohol & Glycerin', 'ISOPROPYL ALCOHOL'],
  ['Aqua, Mica, lron Oxides', 'IRON OXIDES'],
])('SCAN-08 %s: a small l at the start of a word is read as the I it was', (text, name) => {
  expect(found(text).map((by) => by?.toUpperCase())).toContain(name)
})

test.each([
  ['Calcined Kaolin / Titanium Dioxide', ['Calcined Kaolin', 'Titanium Dioxide']],
  ['Calcined\nKaolin / Titanium Dioxide', ['Calcined Kaolin', 'Titanium Dioxide']],
  ['Glycerin & Phenoxyethonal', ['Glycerin', 'Phenoxyethonal']],
  ['Cetearyl Olivate & Sorbitan Olivate', ['Cetearyl Olivate', 'Sorbitan Olivate']],
  ['CITRIC ACID.PERSEA GRATISSIMA OIL', ['CITRIC ACID', 'PERSEA GRATISSIMA OIL']],
  ['CITRIC ACID.PERSEA GRATISSlMA OIL', ['CITRIC ACID', 'PERSEA GRATISSlMA OIL']],
  ['Fermented Bamboo / Glycerin', ['Fermented Bamboo / Glycerin']],
  [
    'Boswelia Serrata Extract / Boswellia Serrata Extract',
    ['Boswelia Serrata Extract / Boswellia Serrata Extract'],
  ],
])('SCAN-08 %s between other names is %j', (text, names) => {
  expect(printed(`Ingredients: Aqua, ${text}, Talc`)).toEqual(['Aqua', ...names, 'Talc'])
})

test('SCAN-08 a name that an empty line tore is whole, and two names stay two', () => {
  const torn = 'Ingredients: Aqua, Glycerin, Butyl\n\nMethoxydibenzoylmethane, Parfum'
  const apart = 'Ingredients: Aqua, Stearic Acid, Cetyl Alcohol\n\nGlycerin, Parfum'

  expect(printed(torn)).toEqual(['Aqua', 'Glycerin', 'Butyl Methoxydibenzoylmethane', 'Parfum'])
  expect(printed(apart)).toEqual(['Aqua', 'Stearic Acid', 'Cetyl Alcohol', 'Glycerin', 'Parfum'])
})

test.each([
  ['lost the blanks behind its numbers', '1.Water\n2. Glycerin\n3.Betaine\n4.1,2-Hexanediol\n5)Arginine'],
  ['kept them', '1. Water\n2. Glycerin\n3. Betaine\n4. 1,2-Hexanediol\n5) Arginine'],
])('SCAN-08 a numbered list that %s has its names without the numbers', (_what, text) => {
  expect(printed(`Ingredients\n${text}`)).toEqual([
    'Water',
    'Glycerin',
    'Betaine',
    '1,2-Hexanediol',
    'Arginine',
  ])
})

test('SCAN-08 the number that a name begins with is no number of its line', () => {
  const text = 'Ingredients: Aqua, Parfum,\n1.2-Hexanediol, Glycerin,\n2.Bromo-2-Nitropropane-1,3-Diol'

  expect(printed(text).slice(2)).toEqual(['1.2-Hexanediol', 'Glycerin', '2.Bromo-2-Nitropropane-1,3-Diol'])
})

test.each([
  ['WARNINGS: Avoid eyes. Rinse with water.', ['CI 17200']],
  ['Rinse with water', ['CI 17200']],
  ['Lake', ['CI 17200 Lake']],
  ['(Red 33)', ['CI 17200 (Red 33)']],
])('SCAN-08 of a colour at the end of its line and %j in the next is read %j', (next, names) => {
  expect(printed(`Ingredients: Aqua, Parfum, CI 17200\n${next}`).slice(2)).toEqual(names)
})

test.each(['Rinse with water.', 'Uitspoelen met water.'])(
  'SCAN-08 the direction %j behind a list is no ingredient',
  (direction) => {
    expect(printed(`Ingredients: Aqua, Rosa Damascena Flower Water, Parfum. ${direction}`)).toEqual([
      'Aqua',
      'Rosa Damascena Flower Water',
      'Parfum',
    ])
  },
)

test.each([
  ['Citronellol made in Italy', 'Citronellol'],
  ['CITRONELLOL\nMADE IN ITALY', 'CITRONELLOL'],
  ['CITRONELLOL MADE IN ITALY', 'CITRONELLOL'],
  ['CITRONELLOL .FABRICADO POR ACME LTDA', 'CITRONELLOL'],
  ['CITRONELLOL HERGESTELLT IN DEUTSCHLAND', 'CITRONELLOL'],
  ['Citronellol fabriqué en France par Acme, Lyon', 'Citronellol'],
  ['Citronellol Prodotto da Acme S.p.A., Milano', 'Citronellol'],
  ['CITRONELLOL PRODUCENT: ACME, WARSZAWA', 'CITRONELLOL'],
  ['CITRONELLOL ПРОИЗВОДИТЕЛЬ ООО АКМЕ, МОСКВА', 'CITRONELLOL'],
])('SCAN-08 the last name is read in front of what tells the maker: %j', (end, last) => {
  for (const separator of [', ', ',\n'])
    expect(printed(`Ingredients: Aqua, Glycerin, Parfum${separator}${end}`)).toEqual([
      'Aqua',
      'Glycerin',
      'Parfum',
      last,
    ])
})

test('SCAN-08 running text that tells where a product is made holds no name', () => {
  const texts = [
    'Our creams are made in Italy.',
    'Notre crème est fabriquée en France.',
    'Dieses Gel wird hergestellt in Bonn.',
  ]
  for (const text of texts) expect(printed(`${text} Ingredients: Aqua, Glycerin, Parfum`)).toHaveLength(3)
})

test.each([
  'Active ingredients Purpose\nAvobenzone (3%) Sunscreen\nOctisalate (5%) Sunscreen\nInactive ingredients water, glycerin',
  'Active ingredients Purpose Avobenzone 3% Sunscreen Octisalate 5% Sunscreen Uses helps prevent sunburn Inactive ingredients: water, glycerin',
  'Active ingredients: Avobenzone 3% w/w Sunscreen, Octisalate 5% w/w Sunscreen. Purpose Sunscreen Inactive ingredients: water, glycerin',
])('SCAN-08 of drug facts the names are read, and neither purpose nor title: %j', (text) => {
  expect(parseList(text, knowledge).items.map(({ printed, section }) => [printed, section])).toEqual([
    ['Avobenzone', 'active'],
    ['Octisalate', 'active'],
    ['water', 'main'],
    ['glycerin', 'main'],
  ])
})

test('SCAN-08 line breaks and tabs that were copied as letters part lines as themselves do', () => {
  const text = String.raw`Ingredients:\r\nAqua,\r\nSodium Hyaluronate,\r\nParfum\r\n\r\nSize:\t50 ml`
  const [first] = parseList(text, knowledge).items
  expect(printed(text)).toEqual(['Aqua', 'Sodium Hyaluronate', 'Parfum'])
  expect(text.slice(first?.span.start, first?.span.end)).toBe('Aqua')
  expect(printed(String.raw`Ingredients: Titanium\nicotinate, Aqua, Glycerin`)).toContain('Aqua')
})

test.each(['Chai', 'Cal', 'Mil', 'Mic', 'Ros', 'Sil'])(
  'SCAN-08 %s is too short to have lost a letter',
  (word) => {
    expect(found(`Ingredients: Aqua, Glycerin, ${word}, Parfum`)[2]).toBeNull()
  },
)

test('SCAN-08 the other ingredients of a quasi-drug are read in the line of the active ones', () => {
  const text = '有効成分：グリチルリチン酸ジカリウム、トラネキサム酸 その他の成分：精製水、濃グリセリン、香料'
  const items = parseList(text, knowledge).items.map(({ printed, section }) => [printed, section])
  expect(items).toEqual([
    ['グリチルリチン酸ジカリウム', 'active'],
    ['トラネキサム酸', 'active'],
    ['精製水', 'main'],
    ['濃グリセリン', 'main'],
    ['香料', 'main'],
  ])
})

test('SCAN-08 bar codes and sizes of packs between the names are none', () => {
  const text = 'Ingredients: Aqua, Glycerin\n4006381333931\n150 ml\nParfum, Linalool'
  expect(printed(text)).toEqual(['Aqua', 'Glycerin', 'Parfum', 'Linalool'])
  expect(printed('Ingredients: Aqua, 77891, Glycerin')).toContain('77891')
})

test.each([
  'Hydroquinone (F.I.L. B12345/1) 4006381333931',
  'Hydroquinone (FIL B12345/1) 250 ml ℮ 12M LOT 1234 EXP 12/2027',
  'Hydroquinone (Code F.I.L. B12345) LOT 1234',
  'Hydroquinone (F.I.L. B12345/1) 250 ml. Paraben-free.',
  'Hydroquinone 250 ml. Paraben-free.',
  'Hydroquinone 250 ml ℮. Store cool.',
  'Hydroquinone 4006381333931. Made in Italy.',
])('SCAN-08 the codes of a pack and what follows them hide no name: %s', (last) => {
  expect(found(`Ingredients: Aqua, Glycerin, ${last}`)).toEqual(['AQUA', 'GLYCERIN', 'HYDROQUINONE'])
})
