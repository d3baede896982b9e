import { expect, it } from 'vitest'
import { readableName } from '../../contract/readable-name.ts'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Profile } from '../profile.ts'

const knowledge = realKnowledge()
const nobody: Profile = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}
const textsOf = (names: readonly string[], profile: Partial<Profile>) =>
  (
    analyze(`Ingredients: ${names.join(', ')}`, knowledge, { profile: { ...nobody, ...profile } }).alerts ??
    []
  ).map(({ text }) => text)
const nameOf = (at: number) => readableName(knowledge.ingredients[at]?.inci ?? '')

/** What no editor would print. */
const FLAWS: [what: string, pattern: RegExp][] = [
  ['no full stop at the end', /[^.]$/],
  ['a sentence that begins small', /^[a-z]|(?<!Denat)[.] [a-z]/],
  ['two blanks, or one before a sign', / {2}| [,.;)]/],
  ['a bracket behind a bracket', /[)] ?[()]/],
  ['two signs in a row', /[,;:][,.;:]|(?<!Denat)[.][,.;:]/],
  ['two full stops', /[.]{2}/],
  ['one that speaks of several, or several of one', / and [^.]*[.] It is | and [^.]*[.] It comes |These /],
  ['a word twice', /\b([a-z]+) \1\b/i],
  ['the doctor twice', /doctor.*doctor/],
  ['a value that is missing', /undefined|null|NaN/],
]

function flawsOf(texts: Iterable<string>): string[] {
  return [...new Set(texts)].flatMap((text) =>
    FLAWS.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text}`),
  )
}

it('every alert of an allergy reads well, of one name and of several', () => {
  const texts = knowledge.allergies.flatMap(({ words, ingredients }) => {
    const names = ingredients.slice(0, 2).map(nameOf)
    const allergies = [words[0] ?? '']
    return names.flatMap((_, at) => textsOf(['Aqua', ...names.slice(0, at + 1)], { allergies }))
  })

  expect(texts.length).toBeGreaterThan(150)
  expect(flawsOf(texts)).toEqual([])
})

it('every alert of what an oil holds reads well', () => {
  const oils = knowledge.ingredients.filter(({ constituents }) => constituents)
  const texts = oils.flatMap(({ inci, constituents = [] }) =>
    textsOf(['Aqua', readableName(inci)], {
      allergies: constituents.map(({ ingredient }) => nameOf(ingredient)),
    }),
  )

  expect(texts.length).toBeGreaterThan(500)
  expect(flawsOf(texts)).toEqual([])
})

it('every alert of pairs, pregnancy, skin types and preferences reads well', () => {
  const pairs = knowledge.interactions.flatMap(({ a, b }) =>
    textsOf([nameOf(a[0] ?? -1), nameOf(b.find((at) => at !== a[0]) ?? -1)], {}),
  )
  const cautions = knowledge.ingredients.flatMap(({ inci, traits = [] }) =>
    traits.some(({ trait }) => trait === 'pregnancy')
      ? textsOf([readableName(inci)], { isPregnant: true })
      : [],
  )
  const preferences = { veganOnly: true, naturalOnly: true, lowComedogenic: true }
  const wishes = (['sensitive', 'dry', 'oily', 'combination', 'normal'] as const).flatMap((skinType) =>
    [1, 2, 3, 12].flatMap((count) =>
      textsOf(
        knowledge.ingredients.slice(count * 40, count * 41).map(({ inci }) => readableName(inci)),
        { skinType, preferences, allergies: ['nuts', 'Ich bin allergisch gegen Milch'] },
      ),
    ),
  )
  const known = textsOf(
    ['Alcohol Denat.', 'Parfum', 'Butyrospermum Parkii Butter', 'Cera Alba', 'Glycerin'],
    {
      skinType: 'sensitive',
      preferences,
      allergies: ['alcohol'],
    },
  )

  expect(pairs.length).toBeGreaterThanOrEqual(knowledge.interactions.length)
  expect(cautions.length).toBeGreaterThan(10)
  expect(flawsOf([...pairs, ...cautions, ...wishes, ...known])).toEqual([])
})

it('what is not recognised is told with the allergy, not with the sentence around it', () => {
  const [text] = textsOf(['Aqua', 'Xyzzylquat-9000'], { allergies: ['Ich bin allergisch gegen Nüsse'] })
  expect(text).toContain('so your allergy to Nüsse cannot be ruled out for it.')
})
