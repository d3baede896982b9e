import { expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)
const alertsOf = (allergies: string[], text: string) =>
  (
    analyze(text, knowledge, {
      profile: {
        skinType: null,
        allergies,
        preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
        isPregnant: false,
      },
    }).alerts ?? []
  ).filter(({ kind }) => kind === 'allergy')
const NAMES = ['Aqua', 'Glycerin', 'Panthenol', 'Allantoin']

test.each([
  'Aqua, Glycerin, Panthenol, Allantoin – dzięki za odpowiedź!',
  'Aqua, Glycerin, Panthenol, Allantoin - thank you, Anna',
  'Aqua, Glycerin, Panthenol, Allantoin, best regards',
  "Aqua, Glycerin, Panthenol, Allantoin merci d'avance",
  'Aqua, Glycerin, Panthenol, Allantoin. Danke im Voraus!',
  'Aqua, Glycerin, Panthenol, Allantoin\nLiebe Grüße, Eva',
  'Aqua, Glycerin, Panthenol, Allantoin, is this ok?',
  'Is there retinol in this? Aqua, Glycerin, Panthenol, Allantoin',
  'I am allergic to nickel, here is the list: Aqua, Glycerin, Panthenol, Allantoin',
])('what people write around a list is no name and hides none: %s', (text) => {
  expect(namesIn(text)).toEqual(NAMES)
})

test('a heading between pictures is a heading', () => {
  expect(namesIn('🧴 Ingredients 🧴 Aqua 💧, Glycerin 🌱, Panthenol ✨, Allantoin')).toEqual(NAMES)
})

test.each([
  'I am allergic to nickel, here is the list: Aqua, Glycerin, Sodium Benzoate',
  'Ich bin allergisch gegen Nickel. Inhaltsstoffe: Aqua, Glycerin, Sodium Benzoate',
  'Does it contain nickel? Ingredients: Aqua, Glycerin, Sodium Benzoate',
])('a label does not say what its reader says: %s', (text) => {
  expect(alertsOf(['nickel'], text)).toEqual([])
})
