import { expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const read = (text: string) => {
  const { ingredients, overallScore } = analyze(text, knowledge)
  return { names: ingredients.map(({ printed, inci, name }) => inci ?? `${printed} = ${name}`), overallScore }
}
const unknown = (name: string) => `${name} = ${name}`

it.each([
  ['Active Complex (Hydroquinone, Kojic Acid)', ['Active Complex', 'HYDROQUINONE', 'KOJIC ACID']],
  ['Active Complex [Hydroquinone, Kojic Acid]', ['Active Complex', 'HYDROQUINONE', 'KOJIC ACID']],
  ['Active Complex {Hydroquinone; Kojic Acid}', ['Active Complex', 'HYDROQUINONE', 'KOJIC ACID']],
  ['Active Complex (Hydroquinone 2 %, Kojic Acid 1 %)', ['Active Complex', 'HYDROQUINONE', 'KOJIC ACID']],
  ['Skin Brightening Complex (contains Hydroquinone)', ['Skin Brightening Complex', 'HYDROQUINONE']],
  ['Wirkstoffkomplex (enthält Hydrochinon)', ['Wirkstoffkomplex', 'HYDROQUINONE']],
  ['Wirkstoffkomplex (enthaelt Hydrochinon)', ['Wirkstoffkomplex', 'HYDROQUINONE']],
  ['Pflegekomplex (mit Panthenol, Allantoin)', ['Pflegekomplex', 'PANTHENOL', 'ALLANTOIN']],
  ['Mélange actif (contient Hydroquinone et Acide kojique)', ['Mélange actif', 'HYDROQUINONE', 'KOJIC ACID']],
  ['Complejo despigmentante (con hidroquinona)', ['Complejo despigmentante', 'HYDROQUINONE']],
  ['Complesso schiarente (contiene idrochinone)', ['Complesso schiarente', 'HYDROQUINONE']],
  [
    'Botanical Blend (Panthenol, Zorblax, Allantoin)',
    ['Botanical Blend', 'PANTHENOL', 'Zorblax', 'ALLANTOIN'],
  ],
  ['Complex 5% (Niacinamide/Panthenol)', ['Complex 5%', 'NIACINAMIDE', 'PANTHENOL']],
  ['Lipid mix (Sqalane, Ceramide NP)', ['Lipid mix', 'SQUALANE', 'CERAMIDE NP']],
  ['Zorblax (Panthenol, Allantoin)', ['Zorblax', 'PANTHENOL', 'ALLANTOIN']],
  ['Fragrance Complex (Parfum, Linalool)', ['Fragrance Complex', 'PARFUM', 'LINALOOL']],
  ['Active Complex (Panthenol, Allantoin', ['Active Complex', 'PANTHENOL', 'ALLANTOIN']],
  ['美白复合物（氢醌、曲酸）', ['美白复合物', 'HYDROQUINONE', 'KOJIC ACID']],
])('behind an unknown head the names in brackets are read: %s', (item, names) => {
  const expected = names.map((name) =>
    name.toUpperCase() === name && /^[A-Z]/.test(name) ? name : unknown(name),
  )
  expect(read(`Aqua, ${item}, Glycerin`).names).toEqual(['AQUA', ...expected, 'GLYCERIN'])
})

it.each([
  'Whitening agent (Mercury)',
  'Brightening Cream Base (Clobetasol Propionate)',
  'Kohl (Lead Sulfide)',
  'Whitening Complex [Mercury, Hydroquinone]',
  'Aqua, Fairness Complex (Monobenzone + Niacinamide), Glycerin',
  'Aqua, Brightening (Hydroquinone) Complex, Glycerin',
  'Aqua, Beauty Base (Herbal Mix (Mercury), Panthenol), Glycerin',
  'Aqua, Parfum (Hydroquinone), Glycerin',
  'Aqua, Glycerin (contains Mercury), Betaine',
  'Aqua, Talc [asbestos], Mica',
])('what is forbidden is found in brackets: %s', (text) => {
  expect(read(text).overallScore).toBeLessThanOrEqual(25)
})

it.each([
  ['Parfum (Fragrance)', ['PARFUM']],
  ['Rosa Canina (Rosehip) Fruit Oil', ['ROSA CANINA FRUIT OIL']],
  ['Emulsifier (from coconut)', [unknown('Emulsifier (from coconut)')]],
  ['Zorblax (aus Palmöl, Kokosöl)', [unknown('Zorblax (aus Palmöl, Kokosöl)')]],
  ['Wax (preservative)', [unknown('Wax (preservative)')]],
  ['Soothing Complex (Zorblax, Kelpofil)', [unknown('Soothing Complex (Zorblax, Kelpofil)')]],
  ['Zorblax (Niacinamide)', ['NIACINAMIDE']],
  ['Wonder pigment (CI 77491)', ['CI 77491']],
])('what brackets say of the name itself is none of its own: %s', (item, names) => {
  expect(read(`Aqua, ${item}, Betaine, Panthenol`).names).toEqual(['AQUA', ...names, 'BETAINE', 'PANTHENOL'])
})

it.each([
  'Complex (mercury-free)',
  'Complex (no hydroquinone)',
  'Complex (ohne Hydrochinon)',
  'Base (sans mercure)',
])('what brackets deny is not inside: %s', (item) => {
  expect(read(`Aqua, ${item}, Glycerin, Betaine, Panthenol`).overallScore).toBe(100)
})

it('a highlight with names in brackets and what it is said to do stays outside of the list', () => {
  const text =
    '-French Clay (Kaolin, Montmorillonite): Cleanses pores and exfoliates.\n' +
    '-Barrier Complex (Ceramide NP, Cholesterol): Repairs.\n\n' +
    'Water, Titanium Dioxide, Kaolin, Glycerin, Palmitic Acid, Stearic Acid, Bentonite.'

  expect(parseList(text, knowledge).items.map(({ printed }) => printed)).toEqual([
    ...['Water', 'Titanium Dioxide', 'Kaolin', 'Glycerin', 'Palmitic Acid', 'Stearic Acid', 'Bentonite'],
  ])
})

const FRAGRANT = ['PARFUM', 'LIMONENE', 'LINALOOL']
it.each([
  ['Parfum (<1%, contains Limonene, Linalool)', FRAGRANT],
  ['Parfum (<1%, Limonene, Linalool)', FRAGRANT],
  ['Parfum (natural, contains Limonene, Linalool)', FRAGRANT],
  ['Fragrance (1%) (Limonene, Linalool)', FRAGRANT],
  ['Parfum [contains: Limonene, Linalool]', FRAGRANT],
  ['Parfum {enthält Limonene, Linalool}', FRAGRANT],
  ['Lavender Oil (contains Limonene, Linalool)', ['LAVANDULA ANGUSTIFOLIA OIL', 'LIMONENE', 'LINALOOL']],
  ['Lavender Oil (contains Linalool)', ['LAVANDULA ANGUSTIFOLIA OIL', 'LINALOOL']],
  ['Phenoxyethanol (0.9%, preservative)', ['PHENOXYETHANOL']],
  ['unfortunately also Methylparaben', ['METHYLPARABEN']],
])('what a name is said to hold is told beside it: %s', (name, names) => {
  expect(read(`Aqua, Glycerin, ${name}, Panthenol`).names).toEqual([
    'AQUA',
    'GLYCERIN',
    ...names,
    'PANTHENOL',
  ])
})
