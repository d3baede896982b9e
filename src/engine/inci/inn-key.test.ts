import { matchName } from './match/match.ts'
import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { registryNumber } from './match/name-key.ts'
import { INN_LETTERS_MIN, innKey } from './match/name-key.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()

it.each([
  [
    'Hexachlorophene',
    ['Hexachlorophen', 'Hexachlorofeen', 'heksachlorofen', 'esaclorofene', 'hexaclorofeno', 'Гексахлорофен'],
  ],
  [
    'Spironolactone',
    ['Spironolacton', 'spironolattone', 'espironolactona', 'spironolakton', 'спиронолактон'],
  ],
  ['Dexamethasone', ['Dexamethason', 'desametasone', 'dexametasona', 'deksametazon', 'дексаметазон']],
  ['Ketoconazole', ['Ketoconazol', 'chetoconazolo', 'cetoconazol', 'ketokonazol', 'кетоконазол']],
  ['Clobetasol', ['klobetasol', 'clobetasolo', 'клобетазол']],
])('%s is known as it is written elsewhere', (inn, written) => {
  // What another tongue spells with another letter (`esp-`, a lost `ch`) is not found by sound.
  const found = written.filter((name) => innKey(name) === innKey(inn))
  expect(found.length).toBeGreaterThanOrEqual(written.length - 2)
})

it('short words, several words and other signs have no sound', () => {
  expect(innKey('a'.repeat(INN_LETTERS_MIN - 1))).toBeNull()
  expect(innKey('a'.repeat(INN_LETTERS_MIN))).not.toBeNull()
  for (const name of ['Sodium Chloride', 'PEG-40', '氢醌氢醌氢醌氢醌', '']) expect(innKey(name)).toBeNull()
})

it('a forbidden medicine is told as forbidden in another tongue, and costs what it costs', () => {
  for (const name of ['Spironolattone', 'дексаметазон', 'Ketoconazol']) {
    const { items } = parseList(`Ingredients: Aqua, Glycerin, ${name}, Panthenol`, knowledge)
    expect(knowledge.stopList[items[2]?.match.stop ?? -1]?.verdict).toBe('banned')
  }
})

it.each([
  'Quecksilberchlorid',
  'Quecksilberoxid',
  'Bleiacetat',
  'Bleiweiss',
  'Arsentrioxid',
  'Cadmiumsulfid',
])('a metal and its salt in one German word are that metal: %s', (name) => {
  const { items } = parseList(`Inhaltsstoffe: Aqua, Glycerin, ${name}, Panthenol`, knowledge)
  expect(knowledge.stopList[items[2]?.match.stop ?? -1]?.verdict).toBe('banned')
})

it('no curated ingredient and none of its names sounds forbidden', () => {
  const sounds = new Set(
    knowledge.stopList
      .filter(({ verdict }) => verdict === 'banned')
      .flatMap(({ keys }) => keys.map(innKey))
      .filter((sound) => sound !== null),
  )
  const isBanned = (at: number) =>
    knowledge.ingredients[at]?.annexes?.some(({ effect }) => effect === 'banned') ?? false
  const allowed = [...knowledge.byKey].filter(
    ([key, { ingredient }]) => !knowledge.stops.has(key) && !isBanned(ingredient),
  )
  // Padimate O is allowed, padimate A is not: the letter at the end is all that tells them apart, and it is read first.
  expect(allowed.map(([key]) => key).filter((key) => sounds.has(innKey(key) ?? ''))).toEqual(['PADIMATEO'])
  expect(matchName('Padimate O', knowledge).tier).toBe('synonym')
  expect(matchName('Padimate A', knowledge).stop).not.toBeNull()
})

it.each([
  ['56-81-5', '56-81-5'],
  ['CAS 56-81-5', '56-81-5'],
  ['CAS: 56-81-5', '56-81-5'],
  ['CAS-Nr. 10043-35-3', '10043-35-3'],
  ['CAS No. 10043-35-3', '10043-35-3'],
  ['n° CAS 556-67-2', '556-67-2'],
  ['CAS number 556-67-2', '556-67-2'],
  ['№ CAS 556-67-2', '556-67-2'],
  ['CI 77-49-1', null],
  ['Lot 12-34-5', null],
  ['Methylparaben 99-76-3', null],
  ['556-67-2 CAS', null],
  ['1,2-Hexanediol', null],
])('the CAS number of %j is %j', (printed, number) => {
  expect(registryNumber(printed)).toBe(number)
})

it('a number with its words is one item, however they are printed', () => {
  for (const head of ['CAS ', 'CAS-Nr. ', 'CAS No. ', 'n° CAS '])
    expect(
      parseList(`Ingredients: Aqua, ${head}56-81-5, Panthenol`, knowledge).items.map(
        ({ match }) => match.tier,
      ),
    ).toEqual(['exact', 'code', 'exact'])
})
