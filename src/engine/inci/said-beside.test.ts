import { expect, test } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)
const LIST = 'Aqua, Squalane, Sodium PCA'
const NAMES = ['Aqua', 'Squalane', 'Sodium PCA']

test.each([
  ' – note: never mix with chloroform or bleach',
  ' — Caution: keep away from lindane',
  ' (note: do not mix with chloroform)',
  ' - Achtung: nicht mit Chloroform mischen',
  ' – Remarque : ne pas mélanger avec du chloroforme',
  ' – Uwaga: nie mieszać z chloroformem',
])('SCAN-08 a remark behind the last name is no name and takes none along: %s', (remark) => {
  expect(namesIn(LIST + remark)).toEqual(NAMES)
})

test.each([
  '. Customers also bought: Tretinoin Cream, Lindane Lotion.',
  '. Related products – Tretinoin Cream | Lindane',
  '\nYou may also like\nTretinoin\nLindane',
  '. Das könnte dir auch gefallen: Tretinoin, Lindane',
  '. Produits similaires : Tretinoin, Lindane',
  '. С этим товаром покупают: Tretinoin, Lindane',
])('SCAN-08 what shops sell beside it is not inside: %s', (tail) => {
  expect(namesIn(LIST + tail)).toEqual(NAMES)
})

test('SCAN-08 a list behind other products is read', () => {
  expect(namesIn(`You may also like: Night Cream. Ingredients: ${LIST}`)).toEqual(NAMES)
  expect(namesIn(`Related products:\nNight Cream\nIngredients: ${LIST}`)).toEqual(NAMES)
})

test('SCAN-08 what somebody asks about is not inside', () => {
  const asked = 'Q: Is there lindane in it? A: No.\nQ: And chloroform? A: That was taken out long ago.'
  expect(namesIn(`${asked}\nQ: So what is the INCI? A: ${LIST}`)).toEqual(NAMES)
})

test.each([
  ['Ukrainian', `Що всередині: ${LIST}. Чого там нема: ліндан, формальдегід.`],
  ['Croatian', `Sastojci: ${LIST}. Čega nema: lindan, formaldehid.`],
])('SCAN-08 a %s heading over what is not inside denies it', (_, text) => {
  expect(namesIn(text)).toEqual(NAMES)
})

test.each([
  ['och', 'Vatten, Glycerol, Lanolin och Chloroform'],
  ['og', 'Vand, Glycerin, Lanolin og Chloroform'],
  ['en', 'Water, Glycerine, Lanoline en Chloroform'],
  ['a', 'Voda, Glycerin, Lanolin a Chloroform'],
  ['ve', 'Su, Gliserin, Lanolin ve Chloroform'],
  ['és', 'Víz, Glicerin, Lanolin és Chloroform'],
  ['și', 'Apă, Glicerină, Lanolină și Chloroform'],
  ['ja', 'Vesi, Glyseriini, Lanoliini ja Chloroform'],
  ['та', 'Вода, Гліцерин, Ланолін та Хлороформ'],
  ['και', 'Νερό, Γλυκερίνη, Λανολίνη και Χλωροφόρμιο'],
])('SCAN-08 "%s" in front of the last name parts it from the one before', (_, text) => {
  const { items } = parseList(text, knowledge)
  expect(items).toHaveLength(4)
  expect(items.every(({ match }) => match.ingredient !== null || match.stop !== null)).toBe(true)
})

test.each([
  'Phenoxyethanol … 1,7 %',
  'Phenoxyethanol ........ 1.7%',
  'Phenoxyethanol ____ 1.7 %',
  'Phenoxyethanol → 1.7 %',
  'Phenoxyethanol 1.7 wt%',
  'Phenoxyethanol [1.7 wt%]',
  'Phenoxyethanol 1,7 Gew.-%',
  'Phenoxyethanol 1٫7٪',
  'Phenoxyethanol ١٫٧٪',
  'Phenoxyethanol ۱٫۷٪',
  'Phenoxyethanol १.७%',
  'Phenoxyethanol ๑.๗%',
])('SCAN-08 the amount of "%s" is 1.7 per cent', (printed) => {
  const item = parseList(`Ingredients: Aqua, ${printed}, Squalane`, knowledge).items[1]
  expect(knowledge.ingredients[item?.match.ingredient ?? -1]?.inci).toBe('PHENOXYETHANOL')
  expect(item?.concentration).toMatchObject({ value: 1.7, unit: '%' })
})

test.each([
  ['letters', 'a) Chloroform b) Squalane c) Urea'],
  ['capital letters, a line each', 'A) Chloroform\nB) Squalane\nC) Urea'],
  ['letters in brackets', '(a) Chloroform, (b) Squalane, (c) Urea'],
  ['letters with a full stop', 'a. Chloroform b. Squalane c. Urea'],
  ['Roman figures', 'i) Chloroform ii) Squalane iii) Urea'],
  ['Roman capitals', 'I. Chloroform II. Squalane III. Urea'],
  ['figures in circles', '① Chloroform ② Squalane ③ Urea'],
  ['figures on keys', '1️⃣ Chloroform 2️⃣ Squalane 3️⃣ Urea'],
])('SCAN-08 names counted by %s are read without the counters', (_, text) => {
  expect(namesIn(text)).toEqual(['Chloroform', 'Squalane', 'Urea'])
})

test('SCAN-08 a cell that heads a list in quotation marks is no name', () => {
  expect(namesIn(`"Ingredients","${LIST}"`)).toEqual(NAMES)
  expect(namesIn(`Zutaten;"${LIST}"`)).toEqual(NAMES)
})

test.each([
  ['Contains Sodium Fluoride 0.24 % w/w (1100 ppm F).', 'Sodium Fluoride'],
  ['Contains Sodium Monofluorophosphate 1 %', 'Sodium Monofluorophosphate'],
  ['Contient du monofluorophosphate de sodium (1000 ppm F)', 'monofluorophosphate de sodium'],
  ['Contiene fluoruro de sodio (1450 ppm F).', 'fluoruro de sodio'],
  ['Enthält Natriumfluorid (500 ppm F)', 'Natriumfluorid'],
])(
  'SCAN-08 what a sentence behind the list says is inside, with its amount, is a name: %s',
  (sentence, name) => {
    const { items } = parseList(`Ingredients: Aqua, Sorbitol, Hydrated Silica, Aroma. ${sentence}`, knowledge)
    expect(items.at(-1)?.printed).toContain(name)
    expect(items.at(-1)?.match.ingredient).not.toBeNull()
  },
)
