import { describe, expect, test } from 'vitest'
import { isGuess, isSober, isWithin } from './claims.ts'

const FACTS = {
  sentences: ['This cream holds glycerin and several mild surfactants. It carries fragrance allergens.'],
  names: ['Glycerin'],
}
/** Whoever knows no names finds none. */
const nobody = () => []

describe('other words for the same facts', () => {
  test.each([
    ['one sentence', 'This cream holds glycerin', false],
    ['two', 'This cream holds glycerin. It carries fragrance', true],
    ['four', 'This cream holds glycerin. It carries fragrance. Several are mild. Glycerin holds', true],
    [
      'five',
      'This cream holds glycerin. It carries fragrance. Several are mild. Glycerin holds. Cream holds',
      false,
    ],
  ])('%s: %s', (_what, text, isFine) => {
    expect(isWithin(text, FACTS, nobody)).toBe(isFine)
  })

  test('at least 0.35 of the telling words are those of the facts', () => {
    const strange = (count: number) =>
      Array.from({ length: count }, (_, at) => `wobbl${'aeiou'[at % 5] ?? ''}x`)
    const said = 'cream holds glycerin several surfactants carries fragrance'
    const text = (others: number) => `This ${said}. It ${strange(others).join(' ')}`

    // Seven of twenty, and seven of twenty-one.
    expect(isWithin(text(13), FACTS, nobody)).toBe(true)
    expect(isWithin(text(14), FACTS, nobody)).toBe(false)
    expect(isWithin('It is so. We say it', FACTS, nobody)).toBe(false)
  })

  test('words of five letters and more tell what a text is about, shorter ones do not', () => {
    expect(isWithin('Cream wobb it so. Cream wobb', FACTS, nobody)).toBe(true)
    expect(isWithin('Mild wobbl. Mild wobbl', FACTS, nobody)).toBe(false)
  })

  test.each([
    ['a verdict', 'This cream is safe. It holds glycerin'],
    ['alarm', 'This cream is toxic. It holds glycerin'],
    ['a medical word', 'This cream treats acne. It holds glycerin'],
    ['what is personal', 'This cream is for old skin. It holds glycerin'],
    ['a figure in words', 'This cream holds three surfactants. It holds glycerin'],
    ['a figure', 'This cream holds 3 surfactants. It holds glycerin'],
    ['a name with a capital', 'This cream holds Retinol. It carries glycerin'],
  ])('%s that was not given is refused', (_what, text) => {
    expect(isWithin(text, FACTS, nobody)).toBe(false)
  })

  test('what was given may be said, and EU is no name', () => {
    const facts = {
      sentences: ['Three of the surfactants are safe in the EU. Glycerin holds 3.'],
      names: ['Retinol'],
    }

    expect(isWithin('Three surfactants are safe. The EU says glycerin holds 3', facts, nobody)).toBe(true)
    expect(isWithin('Surfactants in the EU are safe. It holds glycerin beside Retinol', facts, nobody)).toBe(
      true,
    )
  })

  test('a name of an ingredient in the text was given, as a name or in the words of the facts', () => {
    const text = 'This cream holds glycerin. It carries fragrance'
    const found = (phrase: string, name: string) => () => [{ phrase, name }]

    expect(isWithin(text, FACTS, found('sweet', 'GLYCERIN'))).toBe(true)
    expect(isWithin(text, FACTS, found('Fragrance', 'PARFUM'))).toBe(true)
    expect(isWithin(text, FACTS, found('sweet oil', 'ALMOND OIL'))).toBe(false)
    expect(
      isWithin(text, FACTS, () => [...found('glycerin', 'GLYCERIN')(), ...found('sweet', 'ALMOND')()]),
    ).toBe(false)
  })
})

test('a sober text judges nothing and counts nothing', () => {
  expect(isSober('Some shine on the forehead')).toBe(true)
  expect(isSober('Some shine, 4 of them')).toBe(false)
  expect(isSober('A beautiful forehead')).toBe(false)
  expect(isSober('A beautiful forehead', new Set(['beautiful']))).toBe(true)
})

test.each([
  ['Probably a plant extract that softens', true],
  ['A plant extract that softens', false],
  ['Probably a safe plant extract', false],
  // Half of what is said is the name: two words of four, then two of three.
  ['Probably wobblium extract here', true],
  ['Probably wobblium extract', false],
])('a guess says that it is one, judges nothing, and is more than the name: %s', (text, isFine) => {
  expect(isGuess(text, 'Wobblium Extract')).toBe(isFine)
})
