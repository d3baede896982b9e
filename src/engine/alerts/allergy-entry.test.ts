import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { readAllergy } from './allergy-entry.ts'

const knowledge = realKnowledge()
const idsOf = (entry: string) =>
  readAllergy(entry, knowledge).map(
    ({ term, ingredient }) => term?.id ?? knowledge.ingredients[ingredient ?? -1]?.inci ?? null,
  )

it.each([
  ['soy alérgico a los frutos secos', ['nuts']],
  ['Soy', ['soy']],
  ['soy allergy', ['soy']],
  ['allergy to soy', ['soy']],
  ['Ich bin allergisch gegen Nüsse', ['nuts']],
  ['Nussallergie', ['nuts']],
  ['Erdnussallergie', ['peanut']],
  ['allergie au blé', ['wheat']],
  ["allergique à l'arachide", ['peanut']],
  ['uczulenie na orzechy', ['nuts']],
  ['аллергия на орехи', ['nuts']],
  ['大豆アレルギー', ['soy']],
  ['牛奶过敏', ['dairy']],
  ['땅콩 알레르기', ['peanut']],
  ['my doctor says I am allergic to walnuts since childhood', ['walnut']],
  ['nuts and milk', ['nuts', 'dairy']],
  ['Nüsse, Milch', ['nuts', 'dairy']],
  ['молоко и яйца', ['dairy', 'egg']],
  ['thé', ['tea']],
  ['ラノリン', ['lanolin']],
  ['MI', ['isothiazolinones']],
  ['allergie aux produits laitiers', ['dairy']],
  ['allergy to geraniol', ['GERANIOL']],
  ['Zimtaldehyd', ['cinnamon']],
  ['milk thistle', ['plant-silybummarianum']],
  ['unheard of things', [null]],
  ['', [null]],
  ['!!', [null]],
])('DEC-52 %s is read as %j', (entry, ids) => {
  expect(idsOf(entry)).toEqual(ids)
})

it('what is said of an entry is what one is allergic to', () => {
  expect(readAllergy('I have an allergy to Sesame', knowledge)[0]?.said).toBe('Sesame')
  expect(readAllergy('Sesame', knowledge)[0]?.said).toBe('Sesame')
  expect(readAllergy('unheard of things', knowledge)[0]?.said).toBe('unheard of things')
})
