import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { readAllergy, readAllergyOnce } from './allergy-entry.ts'

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
  ['pähkinäallergia', ['nuts']],
  ['maapähkinäallergia', ['peanut']],
  ['dióallergia', ['nuts']],
  ['notenintolerantie', ['nuts']],
  ['nickelöverkänslighet', ['nickel']],
  ['Latexüberempfindlichkeit', ['latex']],
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

it.each([
  ['Phenonip', ['parabens', 'phenoxyethanol']],
  ['allergic to Phenonip', ['parabens', 'phenoxyethanol']],
  ['Germaben II', ['parabens', 'formaldehyde', 'propylene-glycol']],
  ['Germall Plus', ['formaldehyde', 'ipbc']],
  ['Liquid Germall Plus', ['formaldehyde', 'ipbc', 'propylene-glycol']],
  ['Glydant Plus', ['formaldehyde', 'ipbc']],
  ['Euxyl', ['isothiazolinones', 'mdbgn', 'phenoxyethanol']],
  ['Euxyl K 400', ['mdbgn', 'phenoxyethanol']],
  ['Euxyl K 712', ['benzoates', 'sorbates']],
  ['Euxyl PE 9010', ['phenoxyethanol', 'ethylhexylglycerin']],
  ['Optiphen', ['phenoxyethanol', 'CAPRYLYL GLYCOL']],
  ['Optiphen Plus', ['phenoxyethanol', 'CAPRYLYL GLYCOL', 'sorbates']],
  ['Geogard 221', ['benzyl-alcohol', 'DEHYDROACETIC ACID']],
  ['Cosgard', ['benzyl-alcohol', 'DEHYDROACETIC ACID']],
])('DEC-52 the trade name %s stands for all that is mixed in it: %j', (entry, ids) => {
  expect(idsOf(entry)).toEqual(ids)
})

it('what is said of an entry is what one is allergic to', () => {
  expect(readAllergy('I have an allergy to Sesame', knowledge)[0]?.said).toBe('Sesame')
  expect(readAllergy('Sesame', knowledge)[0]?.said).toBe('Sesame')
  expect(readAllergy('unheard of things', knowledge)[0]?.said).toBe('unheard of things')
})

/** What is said of each, and the everyday word or the name that it leads to. */
it.each([
  ['soy alérgica a la lanolina', [['lanolina', 'lanolin']]],
  ['soy, alérgico', [['soy', 'soy']]],
  ['soy intolerante', [['soy', 'soy']]],
  ['alérgico soy', [['soy', 'soy']]],
  [
    'nuts and zorblax',
    [
      ['nuts', 'nuts'],
      ['zorblax', null],
    ],
  ],
  [
    'nuts and zorblax extract',
    [
      ['nuts', 'nuts'],
      ['zorblax extract', null],
    ],
  ],
  ['nuts and zorblax extract blue', [['nuts', 'nuts']]],
  ['nuts and my zorblax', [['nuts', 'nuts']]],
  ['"linalool"', [['"linalool"', 'linalool']]],
  ['(nuts)', [['(nuts)', 'nuts']]],
  ['Weizenunverträglichkeit', [['Weizen', 'wheat']]],
  ['Milch-Allergie', [['Milch', 'dairy']]],
  ['abc-allergie', [['abc-allergie', null]]],
  ['xyallergie', [['xyallergie', null]]],
  ['eiallergie', [['ei', 'egg']]],
  ['æggeallergi', [['ægge', 'egg']]],
  ['eggeallergi', [['egge', 'egg']]],
  ['eggjaofnæmi', [['eggja', 'egg']]],
  ['Nussallergien', [['Nuss', 'nuts']]],
  ['Nussallergiker', [['Nuss', 'nuts']]],
  ['nötallergi', [['nöt', 'nuts']]],
  ['tomatoes', [['tomatoes', 'tomato']]],
  ['tomatos', [['tomatos', 'tomato']]],
  ['peaches', [['peaches', 'stone-fruit']]],
  ['nuts.', [['nuts.', 'nuts']]],
  [
    'nuts , milk',
    [
      ['nuts', 'nuts'],
      ['milk', 'dairy'],
    ],
  ],
  ['vitamina es', [['vitamina es', 'vitamin-e']]],
  ['vitamin a', [['vitamin a', 'retinoids']]],
  ['vitamin as', [['vitamin as', 'retinoids']]],
  ['citric acid', [['citric acid', 'CITRIC ACID']]],
  [
    'BHA',
    [
      ['bha', 'BHA'],
      ['bha acid', 'salicylates'],
    ],
  ],
  [
    ' BHA ',
    [
      ['bha', 'BHA'],
      ['bha acid', 'salicylates'],
    ],
  ],
  [
    'bha',
    [
      ['bha', 'BHA'],
      ['bha acid', 'salicylates'],
    ],
  ],
  [
    'TEA',
    [
      ['tea', 'tea'],
      ['triethanolamine', 'triethanolamine'],
    ],
  ],
  ['tea', [['tea', 'tea']]],
  ["d'arachide", [['arachide', 'peanut']]],
  ["all'uovo", [['uovo', 'egg']]],
  ["l'arachide", [['arachide', 'peanut']]],
  ["D'Arachide", [['Arachide', 'peanut']]],
  [
    'allergie aux noix et au lait',
    [
      ['noix', 'nuts'],
      ['lait', 'dairy'],
    ],
  ],
  ['i react badly to wool alcohols when used daily', [['wool alcohols', 'lanolin']]],
  ['i react badly to cetearyl alcohol when used daily', [['cetearyl alcohol', 'fatty-alcohols']]],
  ['milk thistle honey', [['milk thistle honey', null]]],
  [
    'nuts + milk',
    [
      ['nuts', 'nuts'],
      ['milk', 'dairy'],
    ],
  ],
  ['my', [['my', null]]],
  ['my ,', [['my ,', null]]],
  ['a severe allergy', [['a severe allergy', null]]],
  ['nuts, a severe allergy', [['nuts', 'nuts']]],
  ['vitamin a, a severe allergy', [['vitamin a', 'retinoids']]],
  ['produits laitiers', [['produits laitiers', 'dairy']]],
  [
    'lait, produits laitiers',
    [
      ['lait', 'dairy'],
      ['produits laitiers', 'dairy'],
    ],
  ],
  ['nut', [['nut', 'nuts']]],
  ['s', [['s', null]]],
  ['es', [['es', null]]],
  ['1,2-hexanediol', [['1,2-hexanediol', '1,2-HEXANEDIOL']]],
  ['1,2-hexanediol,', [['1,2-hexanediol,', '1,2-HEXANEDIOL']]],
  ['ланолин', [['ланолин', 'lanolin']]],
  ['Lanolin.', [['Lanolin.', 'lanolin']]],
  ['/', [['/', null]]],
  [
    'nuts / milk',
    [
      ['nuts', 'nuts'],
      ['milk', 'dairy'],
    ],
  ],
  ['allergic to', [['allergic to', null]]],
  ['I am allergic to a b c d wool alcohols e', [['wool alcohols', 'lanolin']]],
])('DEC-52 %j is about %j', (entry, meant) => {
  expect(
    readAllergy(entry, knowledge).map(({ said, term, ingredient }) => [
      said,
      term?.id ?? knowledge.ingredients[ingredient ?? -1]?.inci ?? null,
    ]),
  ).toEqual(meant)
})

it('DEC-52 blanks around an entry are none of its words', () => {
  for (const entry of ['nickel', ' nickel', 'nickel  ', '\tnickel\n'])
    expect(readAllergy(entry, knowledge)).toMatchObject([{ said: 'nickel', term: { id: 'nickel' } }])
  expect(readAllergy('  Geraniol ', knowledge)).toMatchObject([{ said: 'Geraniol', term: null }])
})

it.each([
  ['parbens', 'parabens'],
  ['formaldahyde', 'formaldehyde'],
  ['oxibenzona', 'benzophenones'],
  ['lanolyn', 'lanolin'],
])('a misspelt %s is read as %s, and says so', (entry, id) => {
  const [allergy] = readAllergy(entry, knowledge)
  expect(allergy?.term?.id).toBe(id)
})

it.each(['zorblax', 'foobarium', 'creme', 'plastic'])('%s is no misspelling', (entry) => {
  expect(readAllergy(entry, knowledge)).toEqual([{ said: entry, term: null, ingredient: null }])
})

it.each([
  ['peanuts/treenuts', ['peanut', 'nuts']],
  ['soy/wheat', ['soy', 'wheat']],
  ['fragrance-free', ['fragrance']],
  ['Buchweizen', ['buckwheat']],
  ['Bienengift', ['bee-products']],
  ['uva', ['grape']],
  ['pine', ['pine']],
  ['Hausstaubmilben', ['dust-mites']],
  ['vitamin B12', ['vitamin-b12']],
  ['sulfa drugs', ['sulfonamides']],
  ['none', []],
  ['I do not have any', []],
  ['keine', []],
])('%s means %j', (entry, ids) => {
  expect(readAllergy(entry, knowledge).map(({ term }) => term?.id)).toEqual(ids)
})

it('an entry is read once for all lists that are checked for a profile, and anew for another profile or other knowledge', () => {
  const [mine, yours] = [['zorblaxin', 'parbens'], ['zorblaxin']]
  const first = readAllergyOnce('zorblaxin', mine, knowledge)

  expect(first).toEqual(readAllergy('zorblaxin', knowledge))
  expect(readAllergyOnce('zorblaxin', mine, knowledge)).toBe(first)
  expect(readAllergyOnce('parbens', mine, knowledge)).toEqual(readAllergy('parbens', knowledge))
  expect(readAllergyOnce('zorblaxin', yours, knowledge)).not.toBe(first)
  const without = { ...knowledge, allergies: [] }
  expect(readAllergyOnce('parbens', mine, without)).toEqual(readAllergy('parbens', without))
})

it.each([
  ['mi alergia es a las nueces', ['nuts']],
  ['Ich reagiere mit Ausschlag auf Nickel', ['nickel']],
  ['I have a bit of a reaction to nickel', ['nickel']],
  ['allergic to MI', ['isothiazolinones']],
  ['mit', ['isothiazolinones']],
  ['allergie aux pommes de terre', ['potato']],
  ['allergie aux pommes', ['apple']],
])('a small word of a sentence is no allergen that is short for it: %s', (entry, ids) => {
  expect(readAllergy(entry, knowledge).map(({ term }) => term?.id)).toEqual(ids)
})
