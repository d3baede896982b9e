import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const read = (text: string) => parseList(text, knowledge)
const printed = (text: string) => read(text).items.map((item) => item.printed)

it('parse: comma inside a chemical name is one item', () => {
  for (const name of [
    '1,2-Hexanediol',
    '1, 2-Hexanediol',
    '1 2-Hexanediol',
    '1.2-Hexanediol',
    '1,2 Hexanediol',
    '1 | 2-Hexanediol',
    '1,10-Decanediol',
  ]) {
    expect(printed(`Aqua, ${name}, Glycerin`)).toEqual(['Aqua', name, 'Glycerin'])
  }
  expect(read('Aqua, 1.2-Hexanediol').items[1]?.match.by).toBe('1,2-HEXANEDIOL')
})

it('parse: a number at the end of one name does not swallow the locant of the next', () => {
  expect(printed('Polysorbate 20,1,2-Hexanediol, Glycerin')).toEqual([
    'Polysorbate 20',
    '1,2-Hexanediol',
    'Glycerin',
  ])
  expect(printed('Glycerin,4-Terpineol,Panthenol')).toEqual(['Glycerin', '4-Terpineol', 'Panthenol'])
})

it('parse: an atom named twice goes with its name behind a title as well', () => {
  const name = 'N,N-Bis(2-Hydroxyethyl)-P-Phenylenediamine Sulfate'
  for (const title of ['[Step 2] ', '[Step 2]', 'Step 2: ', 'Step 2:']) {
    expect(printed(`Aqua, CI 10316\n${title}${name}, Glycerin`)).toEqual([
      'Aqua',
      'CI 10316',
      name,
      'Glycerin',
    ])
  }
})

it('parse: an amount behind a comma is that of the name before it, where that one has none', () => {
  const amounts = (text: string) =>
    read(text).items.map((item) => [item.printed, item.concentration?.value ?? null])
  expect(amounts('Zinc Oxide, 12 %, Titanium Dioxide, 5,5 %, Aqua')).toEqual([
    ['Zinc Oxide', 12],
    ['Titanium Dioxide', 5.5],
    ['Aqua', null],
  ])
  expect(amounts('Urea 3 %, 12 %, Aqua')).toEqual([
    ['Urea', 3],
    ['Aqua', null],
  ])
  expect(amounts('Urea, 0.0 %, Aqua')).toEqual([
    ['Urea', null],
    ['Aqua', null],
  ])
  expect(amounts('12 %, Urea, Aqua')).toEqual([
    ['Urea', null],
    ['Aqua', null],
  ])
  expect(amounts('Urea; Aqua • 12 %')).toEqual([
    ['Urea', null],
    ['Aqua', null],
  ])
})

it('parse: common name in brackets inside a Latin name is one item', () => {
  const { items } = read('Persea Gratissima (Avocado) Oil, Ricinus Communis (Castor) Seed Oil')
  expect(items.map((item) => item.match.by)).toEqual(['PERSEA GRATISSIMA OIL', 'RICINUS COMMUNIS SEED OIL'])
})

it('parse: slash inside one name does not split, blanks around it or not', () => {
  expect(
    printed('Caprylic/Capric Triglyceride, VP / VA Copolymer, Water/Aqua/Eau, Water\\Aqua\\Eau'),
  ).toEqual(['Caprylic/Capric Triglyceride', 'VP / VA Copolymer', 'Water/Aqua/Eau', 'Water/Aqua/Eau'])
})

it('parse: no blank after the comma still splits', () => {
  expect(printed('Aqua,Glycerin,Panthenol')).toEqual(['Aqua', 'Glycerin', 'Panthenol'])
})

it('parse: colour index numbers, misread ones and US colour names find the colourant', () => {
  const { items } = read(
    'CI 77491, Cl 19140, C1 42090, Red 7 Lake, FD&C Yellow No. 5, Titanium Dioxide (CI 77891)',
  )
  const names = items.map((item) => knowledge.ingredients[item.match.ingredient ?? -1]?.inci)
  expect(names).toEqual(['CI 77491', 'CI 19140', 'CI 42090', 'CI 15850', 'CI 19140', 'TITANIUM DIOXIDE'])
})

it('parse: translated water and perfume are one item each', () => {
  for (const text of [
    'Water (Aqua)',
    'Aqua (Water, Eau)',
    'Water/Aqua/Eau',
    'Parfum (Fragrance)',
    'Fragrance / Parfum',
  ]) {
    expect(printed(`${text}, Glycerin`)).toEqual([text, 'Glycerin'])
  }
})

it('parse: per cent and ppm are kept as concentration', () => {
  const { items } = read(
    'Zinc Oxide 22.4%, Niacinamide (5%), Madecassoside (3,663ppm), Panthenol 0,5 %, 2% Salicylic Acid',
  )
  expect(items.map(({ printed, concentration }) => [printed, concentration])).toEqual([
    ['Zinc Oxide', { value: 22.4, unit: '%' }],
    ['Niacinamide', { value: 5, unit: '%' }],
    ['Madecassoside', { value: 3663, unit: 'ppm' }],
    ['Panthenol', { value: 0.5, unit: '%' }],
    ['Salicylic Acid', { value: 2, unit: '%' }],
  ])
})

it('parse: comma in brackets leaves no debris', () => {
  expect(printed('Mica, Iron Oxides (CI 77491, CI 77492), Talc')).toEqual([
    'Mica',
    'Iron Oxides (CI 77491, CI 77492)',
    'Talc',
  ])
  expect(printed('Parfum (Limonene, Linalool), Talc')).toEqual([
    'Parfum (Limonene, Linalool)',
    'Limonene',
    'Linalool',
    'Talc',
  ])
})

it('parse: marketing heads, footnotes and notes of the shop are left out with the reason', () => {
  const list = read(
    '-Retinol: visibly improves the look of your skin.\n\nAqua, Glycerin*, Squalane.\n*From organic farming. Please be aware that our list may change.',
  )
  expect(list.items.map((item) => item.printed)).toEqual(['Aqua', 'Glycerin', 'Squalane'])
  expect(list.leftOut.map(({ reason }) => reason.split(' ')[1])).toEqual(['description', 'footnote', 'note'])
})

it('parse: asterisks are stripped and kept as a note', () => {
  const { items } = read('Aqua, Helianthus Annuus Seed Oil*, Limonene**')
  expect(items.map(({ printed, notes }) => [printed, notes])).toEqual([
    ['Aqua', []],
    ['Helianthus Annuus Seed Oil', ['*']],
    ['Limonene', ['**']],
  ])
})

it('parse: the dot of Alcohol Denat. does not split', () => {
  expect(printed('Aqua, Alcohol Denat., Glycerin')).toEqual(['Aqua', 'Alcohol Denat.', 'Glycerin'])
})

it('parse: active and inactive sections', () => {
  const { items } = read(
    'Active Ingredients: Zinc Oxide 12%, Octisalate 5% (Sunscreen). Inactive Ingredients: Water, Glycerin',
  )
  expect(items.map(({ printed, section }) => `${section} ${printed}`)).toEqual([
    'active Zinc Oxide',
    'active Octisalate 5% (Sunscreen)',
    'main Water',
    'main Glycerin',
  ])
  expect(items[1]?.concentration).toEqual({ value: 5, unit: '%' })
})

it('parse: zero-width, non-breaking and entity blanks are normalised', () => {
  const { items } = read(
    'Sodium\u200b Hyaluronate,\u00a0Butyrospermum&Nbsp;Parkii (Shea) Butter, Fd&Amp;C Yellow No. 5',
  )
  expect(items.map((item) => item.match.tier)).not.toContain('unknown')
  expect(items).toHaveLength(3)
})

it.each([
  ['bullets', 'Aqua • Glycerin • Panthenol'],
  ['middle dots', 'Aqua · Glycerin · Panthenol'],
  ['pipes', 'aqua | glycerin | panthenol'],
  ['full stops', 'Aqua. Glycerin. Panthenol.'],
  ['semicolons', 'Aqua; Glycerin; Panthenol'],
  ['line breaks', 'Aqua\nGlycerin\nPanthenol'],
  ['hyphens with blanks', 'Aqua - Glycerin - Panthenol'],
  ['ideographic commas', 'Aqua、Glycerin、Panthenol'],
])('parse: %s separate', (_, text) => {
  expect(printed(text).map((name) => name.toLowerCase())).toEqual(['aqua', 'glycerin', 'panthenol'])
})

it('parse: a blend is split only where both sides are known', () => {
  expect(printed('Glyceryl Stearate (and) PEG-100 Stearate, Aqua')).toEqual([
    'Glyceryl Stearate',
    'PEG-100 Stearate',
    'Aqua',
  ])
  expect(printed('Behentrimonium Methosulfate and Cetearyl Alcohol, Aqua')).toHaveLength(3)
  expect(printed('Aqua, Zorblax and Quimby')).toEqual(['Aqua', 'Zorblax and Quimby'])
})

it('parse: several products in one text are told', () => {
  const list = read(
    'Step 1: Water, Glycerin, Panthenol, Parfum.\nStep 2: Aqua, Squalane, Tocopherol, Limonene.',
  )
  expect(list.products).toEqual([
    { title: 'Step 1', from: 0, to: 4, span: { start: 0, end: 43 } },
    { title: 'Step 2', from: 4, to: 8, span: { start: 44, end: 89 } },
  ])
  expect(list.notices[0]).toContain('2 products')
})

it('parse: may contain opens its own section', () => {
  for (const head of ['May Contain (+/-):', 'May contain:', '[+/-', 'Peut contenir :', '+/-']) {
    const { items } = read(`Talc, Mica, Dimethicone, Phenoxyethanol. ${head} CI 77491, CI 77492]`)
    expect(items.map(({ section }) => section)).toEqual([
      'main',
      'main',
      'main',
      'main',
      'may-contain',
      'may-contain',
    ])
  }
})

it.each([
  'Free of parabens, sulfates, mineral oil and fragrance',
  'Aqua, Glycerin, Panthenol. Free from: Methylparaben, Parfum.',
  'Aqua, Glycerin, Panthenol, paraben-free',
  'Aqua, Glycerin, Panthenol. Without: Parfum, Mineral Oil',
  'No parabens, no parfum',
])('parse: a claim about what is absent is never a hit: %s', (text) => {
  const list = read(text)
  expect(list.items.filter(({ printed }) => !['Aqua', 'Glycerin', 'Panthenol'].includes(printed))).toEqual([])
  expect(list.leftOut.at(-1)?.reason).toContain('claim')
})

it('parse: lot and formula codes are left out', () => {
  for (const code of ['F.I.L.# B172461/1', 'F.I.L. C1234/1', '<ILN48238>']) {
    const list = read(`Aqua, Glycerin, Disodium EDTA. ${code}`)
    expect(list.items).toHaveLength(3)
    expect(list.leftOut[0]?.reason).toContain('code')
  }
})

it('parse: [Nano] stays with its name', () => {
  const { items } = read('Aqua, Zinc Oxide (Nano), Titanium Dioxide [nano]')
  expect(items.map(({ printed, notes }) => [printed, notes])).toEqual([
    ['Aqua', []],
    ['Zinc Oxide (Nano)', ['nano']],
    ['Titanium Dioxide [nano]', ['nano']],
  ])
})

it('parse: words broken by a hyphen at the line end are one', () => {
  const { items } = read('Aqua, PHE-\nNOXYETHANOL, Sodium Hyalu-\n  ronate, PEG-\n40 Stearate')
  expect(items.map((item) => item.match.by)).toEqual([
    'AQUA',
    'PHENOXYETHANOL',
    'SODIUM HYALURONATE',
    'PEG-40 STEARATE',
  ])
})

it('parse: names broken by the line end without a hyphen are one', () => {
  expect(printed('Aqua, Glycerin, Sodium\nHyaluronate, Cetearyl\nAlcohol,\nPanthenol')).toEqual([
    'Aqua',
    'Glycerin',
    'Sodium Hyaluronate',
    'Cetearyl Alcohol',
    'Panthenol',
  ])
})

it('parse: lost separators are found again by the known names', () => {
  const list = read('WaterGlycerinSodium Cocoyl IsethionateDimethiconeXanthan Gum')
  expect(list.items.map((item) => item.printed)).toEqual([
    'Water',
    'Glycerin',
    'Sodium Cocoyl Isethionate',
    'Dimethicone',
    'Xanthan Gum',
  ])
  expect(list.notices[0]).toContain('Separators')
})

it.each(['Aloe Vera Water', 'Chlorella Vulgaris Extract Water', 'Ganoderma Lucidum Extract Water'])(
  'parse: %s is one name that nobody lists, and no water beside another',
  (name) => {
    expect(printed(`Glycerin, ${name}, Panthenol`)).toEqual(['Glycerin', name, 'Panthenol'])
  },
)

it.each([
  ['Ingredients:'],
  ['INGREDIENTS :'],
  ['Ingrédients :'],
  ['Inhaltsstoffe:'],
  ['Состав:'],
  ['Ingredientes:'],
  ['Ingredienti:'],
  ['全成分：'],
  ['Składniki:'],
  ['Ingredients/Ingrédients:'],
])('parse: the heading %s opens the list and prose before it is left out', (heading) => {
  const text = `A rich cream for your face that you will love. ${heading} Aqua, Glycerin, Panthenol`
  expect(printed(text)).toEqual(['Aqua', 'Glycerin', 'Panthenol'])
})

it('parse: without a heading the list is found by its known names', () => {
  const list = read(
    'Opal Glow Night Balm 50 ml\nThis balm is for your skin and leaves it soft.\nAqua, Glycerin, Squalane, Parfum, Limonene\nMade in Wonderland by the Balm People\n12M',
  )
  expect(list.items.map((item) => item.printed)).toEqual([
    'Aqua',
    'Glycerin',
    'Squalane',
    'Parfum',
    'Limonene',
  ])
  expect(list.leftOut.length).toBeGreaterThanOrEqual(3)
})

it.each([
  '',
  '   ',
  'hello world',
  'The quick brown fox jumps over the lazy dog.',
  '12345',
  'Thank you for shopping with us!',
])('parse: text without a list has no items: %j', (text) => {
  expect(read(text).items).toEqual([])
  expect(read(text).listSpan).toBeNull()
})

it('parse: OCR noise keeps the names', () => {
  const { items } = read(
    'Aqua, G1ycerin, Phenoxyethano1, PEG-4O Stearate, Tocophery| Acetate'.replace('|', 'l'),
  )
  expect(items.map((item) => item.match.by)).toEqual([
    'AQUA',
    'GLYCERIN',
    'PHENOXYETHANOL',
    'PEG-40 STEARATE',
    'TOCOPHERYL ACETATE',
  ])
})

it('parse: a list cut at its end is told', () => {
  expect(read('Aqua, Glycerin, Panthenol, Euterpe Oleracea Fr..').notices[0]).toContain('cut off')
})

it('parse: its own output read again is the same', () => {
  const once = printed(
    'Water (Aqua), 1, 2-Hexanediol; Persea Gratissima (Avocado) Oil | Alcohol Denat., Iron Oxides (CI 77491, CI 77492)',
  )
  expect(printed(once.join(', '))).toEqual(once)
})

it('parse: text over the limit is cut and told', () => {
  const list = read('Aqua, '.repeat(4000))
  expect(list.notices[0]).toContain('20,000')
})

it.each<[string, string, { value: number; unit: string } | null]>([
  ['Niacinamide 5%', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide 5 %', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide - 5%', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide = 5%', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide (5%)', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide [5%]', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide ( <0.1% )', 'Niacinamide', { value: 0.1, unit: '%' }],
  ['Niacinamide <0.1%', 'Niacinamide', { value: 0.1, unit: '%' }],
  ['Niacinamide ~ 2%', 'Niacinamide', { value: 2, unit: '%' }],
  ['5% Niacinamide', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide 5% w/w', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide 5% v/v', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide 5 percent', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide 5 Percent', 'Niacinamide', { value: 5, unit: '%' }],
  ['Niacinamide 6,5%', 'Niacinamide', { value: 6.5, unit: '%' }],
  ['Niacinamide 6.5%', 'Niacinamide', { value: 6.5, unit: '%' }],
  ['Niacinamide 6,525%', 'Niacinamide', { value: 6.525, unit: '%' }],
  ['Niacinamide 0.1%', 'Niacinamide', { value: 0.1, unit: '%' }],
  ['Niacinamide 350 ppm', 'Niacinamide', { value: 350, unit: 'ppm' }],
  ['Niacinamide 350PPM', 'Niacinamide', { value: 350, unit: 'ppm' }],
  ['Niacinamide 10,032ppm', 'Niacinamide', { value: 10_032, unit: 'ppm' }],
  ['Niacinamide 1,010,032 ppm', 'Niacinamide', { value: 1_010_032, unit: 'ppm' }],
  ['Niacinamide 500 ppb', 'Niacinamide', { value: 0.5, unit: 'ppm' }],
  ['Niacinamide 20 mg/kg', 'Niacinamide', { value: 20, unit: 'ppm' }],
  ['PEG-40 Stearate', 'PEG-40 Stearate', null],
  ['Polysorbate 20', 'Polysorbate 20', null],
  ['Polysorbate 20 3%', 'Polysorbate 20', { value: 3, unit: '%' }],
  ['Niacinamide 5 g', 'Niacinamide 5 g', null],
])('parse: the amount in "%s"', (text, name, concentration) => {
  const { items } = read(`Aqua, ${text}, Glycerin`)

  expect(items.map((item) => [item.printed, item.concentration])).toEqual([
    ['Aqua', null],
    [name, concentration],
    ['Glycerin', null],
  ])
})

it.each([
  ['Aqua, Glycerin, Panthenol, Euterpe Oleracea Fr…', true],
  ['Aqua, Glycerin, Panthenol, Euterpe Oleracea Fr… ', true],
  ['Aqua, Glycerin, Panthenol, Euterpe Oleracea Fr...', true],
  ['… Aqua, Glycerin, Panthenol', false],
  ['.. Aqua, Glycerin, Panthenol', false],
  ['Aqua, Glycerin, Panthenol.', false],
])('parse: "%s" is cut off at its end: %s', (text, isCut) => {
  expect(read(text).notices.some((notice) => notice.includes('cut off'))).toBe(isCut)
})

it.each([
  ['&amp;', '&'],
  ['&#38;', '&'],
  ['&#x26;', '&'],
  ['&#X26;', '&'],
  ['&amp;amp;', '&'],
])('parse: %s in a name is read as %s', (entity, sign) => {
  expect(printed(`Aqua, FD${entity}C Yellow No. 5, Glycerin`)).toEqual([
    'Aqua',
    `FD${sign}C Yellow No. 5`,
    'Glycerin',
  ])
})

it('parse: locants behind the first word of a name are none of the commas of a list', () => {
  const { items } = read('Aqua, Allyl 3,5,5-Trimethylhexanoate, Ethyl 2,2-Dimethylhydrocinnamal, Glycerin')
  expect(items.map(({ printed }) => printed)).toEqual([
    'Aqua',
    'Allyl 3,5,5-Trimethylhexanoate',
    'Ethyl 2,2-Dimethylhydrocinnamal',
    'Glycerin',
  ])
})

it('parse: a name that nobody knows does not go on with the title of the next product', () => {
  const { products = [] } = read('[Step 1] Aqua, Glycerin, Zzyzx Qwertol\n[Step 2] Aqua, Panthenol, Mica')
  expect(products.map(({ title, from, to }) => [title, from, to])).toEqual([
    ['Step 1', 0, 3],
    ['Step 2', 3, 6],
  ])
})
