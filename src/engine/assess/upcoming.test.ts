import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { describeIngredient } from '../dictionary/ingredient.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { lawChanges } from './law-changes.ts'

const knowledge = realKnowledge()
const TEXT = 'Ingredients: Butyl Acetate, Triphenyl Phosphate, Nitrocellulose'
/** The verdict on what is printed of one name. */
const limitOf = (text: string, name: string) =>
  analyze(text, knowledge).ingredients.find(({ inci }) => inci === name)?.limit
const BAN = 'From 1 January 2027 on not allowed in cosmetics in the EU (Annex II/1767)'

it('RES-38: a ban that does not apply yet is told with its day and costs nothing', () => {
  const { ingredients, cap } = analyze(TEXT, knowledge, { productName: 'Nail polish' })

  expect(ingredients[1]).toMatchObject({
    inci: 'TRIPHENYL PHOSPHATE',
    safetyScore: 100,
    why: {
      rule: 'no-restriction',
      text: `No restriction that applies yet found in Annexes II to VI of the EU Cosmetics Regulation. ${BAN}.`,
    },
  })
  expect(ingredients[1]?.flags).toContain(BAN)
  expect(cap).toBeNull()
})

it('RES-38: its page tells the ban with the day from which it applies', () => {
  expect(describeIngredient('triphenyl-phosphate', knowledge)?.regulation).toEqual([
    expect.objectContaining({
      annex: 'II',
      text: 'From 1 January 2027 on not allowed in cosmetics in the EU.',
      since: '2027-01-01',
    }),
  ])
})

it('RES-38: once its day has come, what was kept before is told of it in the words of law in force', () => {
  const told = (until: string) =>
    lawChanges(TEXT, knowledge, { after: '2026-11-01', until }).map(({ text }) => text)

  expect(told('2026-12-31')).toEqual([])
  expect(told('2027-01-01')).toEqual(['No longer allowed in cosmetics in the EU (Annex II/1767).'])
})

it('RES-38: beside an entry that will apply, the rule of today decides', () => {
  const { ingredients } = analyze(
    'Deodorant. Ingredients: Aqua, Alcohol Denat., Aluminum Chlorohydrate 20%',
    knowledge,
  )
  const [found] = ingredients.filter(({ inci }) => inci === 'ALUMINUM CHLOROHYDRATE')

  expect(found?.flags).toContain('From 1 January 2027 on restricted in the EU (Annex III/381)')
  expect(found?.why?.rule).toBe('no-restriction')
})

it.each([
  [
    'Lip balm. Ingredients: Cera Alba, Citral 0.2%',
    'CITRAL',
    'over the EU limit for lip products: 0.2 % printed, 0.11 % allowed',
  ],
  [
    'Body lotion. Ingredients: Aqua, Geranial 0.1%, Neral 0.1%',
    'NERAL',
    '0.1 % printed, 0.2 % of citral together, 0.15 % allowed',
  ],
  ['Shampoo. Ingredients: Aqua, Benzyl Salicylate 1%', 'BENZYL SALICYLATE', '1 % printed, 0.5 % allowed'],
  ['Mouthwash. Ingredients: Aqua, Zinc Chloride 0.5%', 'ZINC CHLORIDE', '0.1 % allowed'],
  [
    'Antiperspirant stick. Ingredients: Aluminum Chlorohydrate 35%, Talc',
    'ALUMINUM CHLOROHYDRATE',
    '35 % printed, at least 8.97 % as aluminium, 7.73 % allowed',
  ],
  [
    'Deodorant spray. Ingredients: Butane, Aluminum Chlorohydrate 15%',
    'ALUMINUM CHLOROHYDRATE',
    '3.24 % allowed',
  ],
  [
    'Eau de parfum. Ingredients: Alcohol Denat., Acetylated Vetiver Oil 2%',
    'VETIVERIA ZIZANIOIDES ROOT EXTRACT ACETYLATED',
    'perfumes: 2 % printed, 0.9 % allowed',
  ],
])('S08: %s will be over what (EU) 2026/909 sets', (text, name, words) => {
  const found = limitOf(text, name)
  expect(found?.verdict).toBe('upcoming')
  expect(found?.text).toContain('From 1 January 2027 on')
  expect(found?.text).toContain(words)
})

it.each([
  ['Shower gel. Ingredients: Aqua, Benzyl Salicylate 1%', 'BENZYL SALICYLATE'],
  ['Toothpaste. Ingredients: Aqua, Zinc Citrate 2%', 'ZINC CITRATE'],
  ['Eye shadow. Ingredients: Mica, Alumina 60%', 'ALUMINA'],
  ['Deodorant roll-on. Ingredients: Aqua, Aluminum Chlorohydrate 25%', 'ALUMINUM CHLOROHYDRATE'],
])('S08: %s stays within them', (text, name) => {
  expect(limitOf(text, name)?.verdict ?? 'within').toBe('within')
})

it.each([
  ['Permanent hair colour. Ingredients: Aqua, HC Yellow No. 16 3%', 'over'],
  ['Semi-permanent hair colour. Ingredients: Aqua, HC Yellow No. 16 1.4%', 'within'],
  ['Semi-permanent hair colour. Ingredients: Aqua, Hydroxypropyl-p-Phenylenediamine 1%', 'over'],
])('S08: %s is %s by its entry', (text, verdict) => {
  const { ingredients } = analyze(text, knowledge)
  expect(ingredients[1]?.limit?.verdict).toBe(verdict)
})
