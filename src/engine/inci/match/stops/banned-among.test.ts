import { describe, expect, it } from 'vitest'
import { isPerhapsForbidden } from '../../../../contract/bands.ts'
import { analyze } from '../../../analyze.ts'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const answerTo = (piece: string) => analyze(`Aqua, Glycerin, ${piece}, Squalane, Panthenol`, knowledge)
const isTold = (piece: string) => {
  const { overallScore, cap, ingredients } = answerTo(piece)
  return cap?.rule === 'banned' || (overallScore === null && ingredients.some(isPerhapsForbidden))
}

const SIGNS = [
  ' / ',
  '/',
  ' & ',
  ' + ',
  '+',
  ' | ',
  ' - ',
  ' – ',
  ' · ',
  ' • ',
  ' : ',
  ': ',
  ' = ',
  ' ~ ',
  ' > ',
  ' → ',
  ' x ',
  '\\',
]
const WORDS = [
  ...['and', 'or', 'and/or', 'with', 'plus', 'in', 'as', 'from', 'by', 'vs'],
  ...[
    'und',
    'oder',
    'und/oder',
    'mit',
    'sowie',
    'aus',
    'et',
    'ou',
    'avec',
    'o',
    'con',
    'com',
    'eller',
    'och',
    'med',
    'lub',
    'nebo',
    'vagy',
    'sau',
    'veya',
    'или',
    'або',
    'ή',
  ],
].map((word) => ` ${word} `)

describe('a forbidden name that something parts from another one in one piece is told, and no score hides it', () => {
  // Of the base, of the stop list, of one word and of several.
  const FORBIDDEN = ['Hydroquinone', 'Musk Ambrette', 'Lilial', 'Isobutylparaben', 'Lead Acetate']
  const OTHERS = ['Musk Xylene', 'Kojic Acid', 'Parfum', 'Zorbium']

  it.each([...SIGNS, ...WORDS])('%j', (joint) => {
    const lost = FORBIDDEN.flatMap((name) =>
      OTHERS.flatMap((other) => [`${name}${joint}${other}`, `${other}${joint}${name}`]),
    ).filter((piece) => !isTold(piece))

    expect(lost).toEqual([])
  })

  it.each([
    'Lilial (Parfum)',
    'Parfum [Hydroquinone]',
    'Zorbium (Musk Ambrette)',
    'Hydroquinone (pure) Extract',
  ])('%s', (piece) => {
    expect(isTold(piece)).toBe(true)
  })
})

describe('a forbidden name among words that make no other substance of it is told', () => {
  const FORBIDDEN = ['Hydroquinone', 'Formaldehyde', 'Lilial', 'Clobetasol Propionate', 'Zinc Pyrithione']
  it.each([
    ...[
      'X gel',
      'X cream base',
      'a bit of X',
      'some X',
      'our X',
      'strong X',
      'X too',
      'X grade A',
      'X BASF',
      'maybe X',
      'No. 1 X',
      'X_1',
      'X 1 g',
    ],
    ...[
      'X for lightening',
      'X which whitens',
      'X containing',
      'X-containing',
      'X based',
      'X derived',
      'X powder',
      'X dispersion',
      'X pulvis',
      'X ung.',
    ],
    ...[
      'X-haltig',
      'X comme actif',
      'actif X',
      'principio activo X',
      'substancja czynna X',
      'действующее вещество X',
      'с X',
      '有効成分X',
      'X配合',
      'X 함유',
    ],
  ])('%s', (said) => {
    expect(FORBIDDEN.map((name) => said.replace('X', name)).filter((piece) => !isTold(piece))).toEqual([])
  })
})

it.each([
  'Styrene / Acrylates Copolymer',
  'Formaldehyde Zorbate',
  'Mercury Thiozorbide',
  'Toluene Sulfonic Acid',
  'Benzophenon-9',
  'Benzophenone-9',
  'Hydroquinone Zorbyl Ether',
  'Styrene/Zorbate Copolymer',
  'Melamine/Formaldehyde Resin',
  'Tosylamide/Formaldehyde Resin',
  'Chromium(III) oxide',
  'Chromium (III) Zorbate',
  'Sulfate de baryum',
  'Solfuro di selenio',
  'Isobutane (<0.1 % Butadiene)',
  'Glycerin instead of Hydroquinone',
  'alternative to Hydroquinone',
  'Alternative zu Hydrochinon',
  'better than Hydroquinone',
  'replaces Formaldehyde',
  'safer than Formaldehyde',
  'Hydroquinone-free Kojic Acid',
  'Glycerin with Panthenol',
])('%s is told as nothing forbidden', (piece) => {
  const { cap, ingredients } = answerTo(piece)

  expect(cap?.rule).not.toBe('banned')
  expect(ingredients.filter(isPerhapsForbidden)).toEqual([])
})

it('two allowed names that a word joins are both inside', () => {
  expect(
    answerTo('Glyceryl Stearate with PEG-100 Stearate')
      .ingredients.map(({ inci }) => inci)
      .slice(2, 4),
  ).toEqual(['GLYCERYL STEARATE', 'PEG-100 STEARATE'])
})
