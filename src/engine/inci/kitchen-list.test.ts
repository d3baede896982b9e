import { expect, test } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { listOnPhoto } from './list-on-photo.ts'

const knowledge = realKnowledge()
const names = (text: string) => listOnPhoto(text, knowledge)?.items.map(({ printed }) => printed) ?? []

test.each([
  [
    'a recipe',
    'Ingredients\n1/2 cup coconut oil\n3 tablespoons beeswax\n10 drops rose oil\n\nMelt and stir.',
  ],
  ['a recipe by weight', 'Ingredients: 20 g Shea Butter, 10 g Glycerin, 70 g Aqua'],
  [
    'a recipe in French',
    'Ingrédients\n2 cuillères de miel\n1 cuillère de glycérine\n3 gouttes de tocopherol',
  ],
  ['a recipe in Spanish', 'Ingredientes:\n2 cucharadas de miel\n3 gotas de glicerina'],
  [
    'a food with its nutrition table',
    'Nährwertangaben pro 100 g\n\nZutaten: Zucker, Kakaobutter, Emulgator Lecithin, Salz, Natriumbenzoat',
  ],
  [
    'a food that may hold traces of nuts',
    'Ingredients: oat flakes, sugar, cocoa butter, raisins, salt, barley malt. May contain traces of nuts.',
  ],
])('SCAN-11 %s under a heading of ingredients is no list on a photo', (_what, text) => {
  expect(names(text)).toEqual([])
})

test.each([
  [
    'a balm with a word on nuts',
    'Ingredients: Beeswax, Coconut Oil, Tocopherol. May contain traces of nuts.',
    3,
  ],
  ['amounts behind the names', 'Ingredients: Aqua 70 %, Glycerin 20 %, Urea 10 %', 3],
  [
    'names that begin with numbers',
    'Ingredients: 1,2-Hexanediol, 2-Bromo-2-Nitropropane-1,3-Diol, 3-o-Ethyl Ascorbic Acid',
    3,
  ],
])('SCAN-09 %s is a list still', (_what, text, count) => {
  expect(names(text).length).toBeGreaterThanOrEqual(count)
})
