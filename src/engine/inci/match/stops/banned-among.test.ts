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

    // A title in front of a name nobody knows takes the name along: `Hydroquinone: Zorbium`.
    expect(lost.filter((piece) => !/: Zorbium$|^Zorbium ?:/.test(piece))).toEqual([])
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

it.each([
  'Styrene / Acrylates Copolymer',
  'Styrene/Zorbate Copolymer',
  'Melamine/Formaldehyde Resin',
  'Tosylamide/Formaldehyde Resin',
  'Chromium(III) oxide',
  'Chromium (III) Zorbate',
  'Sulfate de baryum',
  'Solfuro di selenio',
  'Isobutane (<0.1 % Butadiene)',
  'Glycerin instead of Hydroquinone',
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
