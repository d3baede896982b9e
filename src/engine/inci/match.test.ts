import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { matchName } from './match/match.ts'

const knowledge = realKnowledge()
const match = (printed: string) => {
  const found = matchName(printed, knowledge)
  return { ...found, inci: knowledge.ingredients[found.ingredient ?? -1]?.inci ?? null }
}

it.each([
  ['Glycerin', 'exact', 'GLYCERIN'],
  ['sodium  HYALURONATE', 'exact', 'SODIUM HYALURONATE'],
  ['Sodium Laureth Sulphate', 'exact', 'SODIUM LAURETH SULFATE'],
  ['Water', 'synonym', 'AQUA'],
  ['Eau', 'synonym', 'AQUA'],
  ['Fragrance', 'synonym', 'PARFUM'],
  ['Vitamin E', 'synonym', 'TOCOPHEROL'],
  ['Octinoxate', 'synonym', 'ETHYLHEXYL METHOXYCINNAMATE'],
  ['Lilial', 'synonym', 'BUTYLPHENYL METHYLPROPIONAL'],
  ['Sunflower Seed Oil', 'synonym', 'HELIANTHUS ANNUUS SEED OIL'],
  ['Citrus Medica Limonum Peel Oil', 'synonym', 'CITRUS LIMON PEEL OIL'],
  ['Vitamin C (Sodium Ascorbyl Phosphate)', 'part', 'SODIUM ASCORBYL PHOSPHATE'],
  ['Persea Gratissima (Avocado) Oil', 'part', 'PERSEA GRATISSIMA OIL'],
  ['Organic Shea Butter', 'part', 'BUTYROSPERMUM PARKII BUTTER'],
  ['Olus Oil / Vegetable Oil / Huile Végétale', 'part', 'VEGETABLE OIL'],
  ['Cl 19140', 'code', 'CI 19140'],
  ['56-81-5', 'code', 'GLYCERIN'],
  ['Phenoxyethano1', 'near', 'PHENOXYETHANOL'],
  ['Xantham Gum', 'near', 'XANTHAN GUM'],
  ['Simmondsia Chinesis (Jojoba) Seed Oil', 'near', 'SIMMONDSIA CHINENSIS SEED OIL'],
  ['Arnica Montana Flovver Extract', 'near', 'ARNICA MONTANA FLOWER EXTRACT'],
  ['Dirnethicone', 'near', 'DIMETHICONE'],
  ['PEG-4O Stearate', 'near', 'PEG-40 STEARATE'],
])('match: %s is recognised by tier %s as %s', (printed, tier, inci) => {
  const found = match(printed)
  expect([found.tier, found.inci]).toEqual([tier, inci])
  expect(found.confidence).toBeGreaterThan(0.5)
})

it.each([
  ['PEG-47 Zorbate', 'ethoxylated'],
  ['Polyquaternium-93', 'polyquaternium'],
  ['Quimbium/Zorb Copolymer', 'polymer'],
  ['Hydrolyzed Zorb Seed', 'hydrolyzed'],
  ['Sodium Laurzorb Sulfate', 'sulfate'],
  ['Zorbia Quimbiana Leaf Extract', 'extract'],
  ['Zorbia Quimbiana Peel Oil', 'essential'],
  ['Zorbia Quimbiana Butter', 'butter'],
  ['Zorbylparaben', 'paraben'],
  ['Zorbomyces Ferment Filtrate', 'ferment'],
  ['Zorboyl Nonapeptide-9', 'peptide'],
])('match: %s is told as a class (%s), not as a substance', (printed, label) => {
  const found = match(printed)
  expect(found.tier).toBe('class')
  expect(found.by).toContain(label)
  expect(found.inci).toBeNull()
})

it.each(['Zorblax', 'Copolymer', 'Leaf Extract', 'asdf qwer', ''])('match: %j stays unknown', (printed) => {
  expect(match(printed).tier).toBe('unknown')
})

/** Names that mean different things, each with a spelling between them or of its neighbour. */
it.each([
  ['Sodium Laureth Sulfate', 'SODIUM LAURETH SULFATE'],
  ['Sodium Lauryl Sulfate', 'SODIUM LAURYL SULFATE'],
  ['Ammonium Lauryl Sulfate', 'AMMONIUM LAURYL SULFATE'],
  ['Sodium Coco-Sulfate', 'SODIUM COCO-SULFATE'],
  ['Sodum Laureth Sulfate', 'SODIUM LAURETH SULFATE'],
  ['Methylparaben', 'METHYLPARABEN'],
  ['Isobutylparaben', 'ISOBUTYLPARABEN'],
  ['Propylparabn', 'PROPYLPARABEN'],
  ['Cetyl Alcohol', 'CETYL ALCOHOL'],
  ['Cetearyl Alcohol', 'CETEARYL ALCOHOL'],
  ['Alcohol Denat.', 'ALCOHOL DENAT.'],
  ['Ceramide AP', 'CERAMIDE AP'],
  ['Ceramide EOP', 'CERAMIDE EOP'],
  ['Citral', 'CITRAL'],
  ['Citric Acid', 'CITRIC ACID'],
  ['Arbutin', 'ARBUTIN'],
  ['Alpha-Arbutin', 'ALPHA-ARBUTIN'],
  ['Styrene / Acrylates Copolymer', 'STYRENE/ACRYLATES COPOLYMER'],
])('match: guard %s is itself and no neighbour', (printed, inci) => {
  expect(match(printed).inci).toBe(inci)
})

it.each([
  ['Mthylparaben', 'METHYLPARABEN'],
  ['Linolenc Acid', 'LINOLENIC ACID'],
])('match: %s is as near to two names and is told as ambiguous', (printed, one) => {
  const found = match(printed)
  expect(found.tier).toBe('ambiguous')
  expect(found.inci).toBeNull()
  expect(found.by).toContain(one)
})

it.each([
  ['Ceramide ZP', 'CERAMIDE NP'],
  ['PEG-44 Stearate', 'PEG-40 STEARATE'],
  ['Polysorbate 70', 'POLYSORBATE 60'],
  ['Ethylene/Styrene Copolymer', 'STYRENE'],
  ['Calcium Threonate', 'CALCIUM CARBONATE'],
  ['CI 77492', 'CI 77491'],
  ['Sodium Lauroyl Sulfate', 'SODIUM LAURYL SULFATE'],
  ['Lavandula Angustifolia', 'LAVANDULA ANGUSTIFOLIA OIL'],
  ['Vitamin D', 'RETINOL'],
  ['rh-Oligopeptide-3', 'OLIGOPEPTIDE-3'],
  ['Isotridecyl Isononanoate/Pentylene Glycol', 'PENTYLENE GLYCOL'],
  ['Grapefruit (Citrus Grandis) Peel Oil', 'CITRUS GRANDIS'],
  ['Iron Oxides (CI 77491) Stearic Acid', 'CI 77491'],
])('match: %s never becomes %s', (printed, not) => {
  expect(match(printed).inci).not.toBe(not)
})

it.each(['Potasum Phosphate', 'Sodum Sufate', 'Ammoum Sulfate'])(
  'SCAN-17 %s has lost letters, and maybe a word: it is not taken for the short name',
  (printed) => {
    expect(match(printed)).toMatchObject({ inci: null, ingredient: null })
  },
)

it.each([
  ['Potassum Phosphate', 'POTASSIUM PHOSPHATE'],
  ['Decyl Glucosde', 'DECYL GLUCOSIDE'],
  ['Phenoxyethnl', 'PHENOXYETHANOL'],
])('SCAN-17 %s is known again: one letter is lost, or there is no longer name', (printed, inci) => {
  expect(match(printed)).toMatchObject({ tier: 'near', inci })
})

it.each([
  ['Hazelwood Ash', 'a clay or mineral'],
  ['Dead Sea Mud', 'a clay or mineral'],
  ['Zorbian Rock Salt', 'a clay or mineral'],
  ['Frothy Face Wash', null],
  ['Body Splash', null],
  ['Do Not Repeat', null],
])('the word at the end of a name is told from the end of a longer word: %s', (name, expected) => {
  const found = matchName(name, knowledge)
  expect(found.tier === 'class' ? found.by : null).toBe(expected)
})
