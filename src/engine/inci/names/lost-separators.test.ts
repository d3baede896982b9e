import { expect, test } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { findRemarks, type Label } from '../label.ts'
import { newLookUp } from '../match/look-up.ts'
import { buildPrefixIndex } from '../../knowledge/load.ts'
import { cutWithoutSeparators } from './lost-separators.ts'

const knowledge = realKnowledge()

function labelOf(text: string, known = knowledge): Label {
  return { text, remarks: findRemarks(text), lookUp: newLookUp(known) }
}

/** The names that a text is cut into, and after how many characters that were tried. */
function cut(label: Label, budget = 6_000, start = 0, end = label.text.length): [string | null, number] {
  const { names, spent } = cutWithoutSeparators(label, { start, end }, budget)
  return [names?.map((name) => label.text.slice(name.start, name.end)).join(' | ') ?? null, spent]
}

test.each([
  ['Talc Mica', 'Talc | Mica', 9],
  ['Talc\nMica', 'Talc | Mica', 9],
  ['Mica', null, 0],
  ['Talc foo Mica', null, 13],
  ['Parfum (Fragrance) Limonene', 'Parfum (Fragrance) | Limonene', 27],
  ['Aqua (Water)Glycerin', 'Aqua (Water) | Glycerin', 20],
  ['Aqua [Water]Glycerin', 'Aqua [Water] | Glycerin', 20],
  ['Aqua {Water}Glycerin', 'Aqua {Water} | Glycerin', 20],
  ['Aqua (Water (Eau)) Mica', 'Aqua (Water (Eau)) | Mica', 23],
  ['Talc and Mica', 'Talc | Mica', 13],
  ['Talc AND Mica', 'Talc | Mica', 13],
  ['Talc (and) Mica', 'Talc | Mica', 15],
  ['Talc [AND] Mica', 'Talc | Mica', 15],
  ['Talc & Mica', 'Talc | Mica', 11],
  ['Talc + Mica', 'Talc | Mica', 11],
  ['Talc / Mica', 'Talc | Mica', 11],
  ['Talc - Mica', 'Talc | Mica', 11],
  ['Talc Mica and', 'Talc | Mica', 13],
  // What is ethoxylated is one name with its head; what cannot be has lost its comma.
  ['PEG-10 Lanolin', null, 14],
  ['PEG-20 Glyceryl Cocoate', null, 23],
  ['PPG-15 Stearyl Alcohol', null, 22],
  ['Polyglyceryl-9 Beeswax', null, 44],
  ['Ceteth-10 Phosphate', null, 38],
  ['Glycerin PEG-20 Glyceryl Cocoate Mica', 'Glycerin | PEG-20 Glyceryl Cocoate | Mica', 37],
  ['PEG-8 Carbomer', 'PEG-8 | Carbomer', 14],
  ['PEG-8 Benzyl Alcohol', 'PEG-8 | Benzyl Alcohol', 20],
  ['Ceteareth-20 Glyceryl Stearate', 'Ceteareth-20 | Glyceryl Stearate', 30],
  ['and Talc Mica', null, 13],
  ['Talc and', null, 8],
  ['Talc &Mica&', 'Talc | Mica', 11],
  ['&Talc Mica', 'Talc | Mica', 10],
  ['Sodium Chloride Zinc Oxide', 'Sodium Chloride | Zinc Oxide', 26],
  // A sign in the middle begins a footnote.
  ['Talc *Mica', null, 0],
  // Words that end names of plant products which nobody listed.
  ['Aloe Vera Water', null, 15],
  ['Beeswax Honey', null, 13],
  ['Glycerin Water', 'Glycerin | Water', 14],
  ['Glycerin Aloe Vera Water', 'Glycerin | Aloe Vera | Water', 24],
  // Of so few names beside a forbidden one nobody knows the whole.
  ['Hydroquinone Mica', null, 17],
  ['Mica Talc Hydroquinone', null, 22],
  ['Mica Talc Silica Hydroquinone', 'Mica | Talc | Silica | Hydroquinone', 29],
] as const)('cut at its blanks "%s" is %s', (text, names, spent) => {
  expect(cut(labelOf(text))).toEqual([names, spent])
})

test.each([
  ['WaterGlycerinSodium Cocoyl Isethionate', 'Water | Glycerin | Sodium Cocoyl Isethionate', 76],
  ['TalcMicaSilica', 'Talc | Mica | Silica', 14],
  ['Talc.MicaKaolin', 'Talc | Mica | Kaolin', 15],
  ['TalcMica Kaolin', 'Talc | Mica | Kaolin', 30],
  ['Sodium Lauryl SulfateGlycerin', 'Sodium Lauryl Sulfate | Glycerin', 58],
  ['PEG-75 LanolinGlycerin', 'PEG-75 Lanolin | Glycerin', 44],
  ['Water*GlycerinSqualane', 'Water | Glycerin | Squalane', 22],
  // Thirteen characters, or fewer than twelve letters, are one odd name.
  ['TalcMicaSilic', null, 0],
  ['TalcMicaTalc..', 'Talc | Mica | Talc', 14],
  ['TalcMica-Urea.', 'Talc | Mica | Urea', 14],
  ['TalcMica - Abc', null, 28],
  // In capitals a cut inside a word costs less, from 24 letters on.
  ['TALCMICASILICA', null, 14],
  ['WATERGLYCERINSQUALANE', null, 21],
  ['WATERGLYCERINSQUALANETOCOPHEROL', 'WATER | GLYCERIN | SQUALANE | TOCOPHEROL', 31],
  ['waterglycerinsqualanetocopherol', 'water | glycerin | squalane | tocopherol', 31],
  // What no name covers stays a piece of its own, where three quarters are covered by four names.
  ['WaterGlycerinSqualaneTocopherolXyzq', 'Water | Glycerin | Squalane | Tocopherol | Xyzq', 35],
  ['XyzqWaterGlycerinSqualaneTocopherol', 'Xyzq | Water | Glycerin | Squalane | Tocopherol', 35],
  ['WaterGlycerinXyzqSqualaneTocopherol', 'Water | Glycerin | Xyzq | Squalane | Tocopherol', 35],
  ['WaterGlycerinSqualaneXyzq', null, 25],
  ['WaterTalcMicaUrea Xyzqjqx', null, 50],
] as const)('cut by known names "%s" is %s', (text, names, spent) => {
  expect(cut(labelOf(text))).toEqual([names, spent])
})

test.each([
  [24, true],
  [25, false],
])('of %i words each end is tried: %s', (count, is) => {
  const text = Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 'Talc' : 'Mica')).join(' ')
  const [names, spent] = cut(labelOf(text))
  expect([names?.split(' | ').length, spent]).toEqual([count, text.length])
  // Where that fails, the known names are tried as well: only a text of so few words is gone through twice.
  expect(cut(labelOf(`${text.slice(5)} Xyzq`))[1]).toBe(is ? 2 * text.length : text.length)
})

test.each([
  ['Talc Mica', 9, 'Talc | Mica', 9],
  ['Talc Mica', 8, null, 0],
  ['TalcMicaSilica', 14, 'Talc | Mica | Silica', 14],
  ['TalcMicaSilica', 13, null, 0],
  ['TalcMica Kaolin', 30, 'Talc | Mica | Kaolin', 30],
  ['TalcMica Kaolin', 29, null, 15],
  ['TalcMica Kaolin', 15, null, 15],
  ['TalcMica Kaolin', 14, null, 0],
])('"%s" is tried within %i characters: %s, %i spent', (text, budget, names, spent) => {
  expect(cut(labelOf(text), budget)).toEqual([names, spent])
})

test('only what stands in the range is cut', () => {
  const text = '*Urea, Talc Mica, *Urea'
  expect(cut(labelOf(text), 6_000, 7, 16)).toEqual(['Talc | Mica', 9])
  expect(cut(labelOf('Xyzq, TalcMicaSilica, Xyzq'), 6_000, 6, 20)).toEqual(['Talc | Mica | Silica', 14])
})

/** A label on which nothing but these keys is known, and none of them letter by letter. */
function invented(text: string, keys: readonly string[]): Label {
  const known = { ...knowledge, prefixes: buildPrefixIndex(keys) }
  return {
    ...labelOf(text),
    lookUp: { knowledge: known, exact: () => null, match: newLookUp(knowledge).match },
  }
}

const WORDS = ['ALPHA', 'ALPHABETA', 'BETA', 'GAMMA', 'DELTA', 'OMEGA', 'GAMMADEL', 'TABETA']

test.each([
  // The fewest names win, and of equal ones those that end where words end.
  ['AlphaBetaGammaDelta', 'AlphaBeta | Gamma | Delta'],
  ['AlphaGammaDelta', 'Alpha | Gamma | Delta'],
  ['OmegaOmegaOmega', 'Omega | Omega | Omega'],
  ['omegaomegaomega', null],
  ['OmegaOmegaomega', 'Omega | Omega | omega'],
  ['OmegaOmega Omega', 'Omega | Omega | Omega'],
  ['Omega1OmegaOmega', null],
  ['OmegaOmegaOmegaOmega1', null],
  ['OmegaOmegaOmegaOmega 12345', 'Omega | Omega | Omega | Omega | 12345'],
  ['OmegaOmegaOmegaOmega 1234567', null],
  ['omegaomegaomegaomegadelt', 'omega | omega | omega | omega | delt'],
  ['omegaomegaomegaomegadel', null],
  ['omegaomegaomegaomegadelta', 'omega | omega | omega | omega | delta'],
] as const)('of invented names "%s" is %s', (text, names) => {
  expect(cut(invented(text, WORDS))[0]).toBe(names)
})

test('names that cut are kept by their first four signs, the longest first', () => {
  const { get } = buildPrefixIndex([
    ...['TEA', 'BHTA', 'BHTAB', 'BHTABC', '1234', '12345', '123A', 'A123'],
    ...['PEG7', 'PEG75', 'PEG4000', 'PEG40000', 'PEGX', 'PPG3', 'PPG34567', 'POLYGLYCERIN', 'POLYGLYCERIN3'],
    ...['POLYGLYCERIN1234', 'POLYGLYCERIN12345', 'POLYGLYCERINE'],
  ])
  expect(get('BHTA')).toEqual(['BHTABC', 'BHTAB', 'BHTA'])
  expect(get('TEA')).toEqual([])
  expect(get('1234')).toEqual([])
  expect(get('123A')).toEqual(['123A'])
  expect(get('A123')).toEqual(['A123'])
  expect(['PEG7', 'PEG4', 'PEGX'].flatMap(get)).toEqual(['PEG40000', 'PEGX'])
  expect(['PPG3'].flatMap(get)).toEqual(['PPG34567'])
  expect(get('POLY')).toEqual(['POLYGLYCERIN12345', 'POLYGLYCERINE'])
  expect(get('NONE')).toEqual([])
  expect(get('NONE')).toBe(get('TEA'))
})
