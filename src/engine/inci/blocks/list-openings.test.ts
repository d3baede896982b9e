import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { readList } from '../../read-list.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const LIST = 'Aqua, Glycerin, Panthenol, Tocopherol, Urea'
const OILS = 'Ricinus Communis Seed Oil, Cera Alba, Tocopherol'

const read = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)

it.each([
  'They promise no perfume, yet the sticker reads ',
  '"Paraben free", and then, on the base of the jar: ',
  'Bez perfum, a na odwrocie stoi ',
  'Sans alcool, mais au dos on trouve -> ',
  'Ohne Duft soll sie sein, hinten steht ',
  'Sin perfume, dicen; la etiqueta pone ',
  'for those who asked, my tube = ',
])('a list that begins with water opens itself behind running text: %j', (introduction) => {
  expect(read(introduction + LIST)).toEqual(LIST.split(', '))
  // What is not a list of known names is none.
  expect(read(`${introduction}Aqua, xyz, klm, nop`)).not.toContain('Aqua, xyz')
})

it('a name with water at its end, a title and a list in which water stands further down are no openings', () => {
  expect(read('Glycerin, Urea, Hamamelis Virginiana Water, Panthenol, Betaine')).toHaveLength(5)
  expect(read('Soft day cream: Aqua, Glycerin, Urea')).toEqual(['Aqua', 'Glycerin', 'Urea'])
  expect(read('Cera Alba, Lanolin and then Aqua, Glycerin, Urea').slice(0, 1)).toEqual(['Cera Alba'])
})

it('on a photo running text in front of three names makes no list, as no heading is printed', () => {
  const text = 'we love what it does for dry hands, it holds Aqua, Glycerin, Urea'
  expect(parseList(text, knowledge).headedFrom).toBeNull()
  expect(read(text)).toEqual(['Aqua', 'Glycerin', 'Urea'])
})

it.each([
  ['the back of the box says ', ''],
  ['in dieser Dose sind ', ''],
  ['en este bote hay ', ''],
  ['na etykiecie widnieje ', ''],
  ['', ' in this little jar'],
  ['', ' in dieser Dose'],
  ['', ' #naturalsoap #handmade'],
  ['', ' 🌿'],
  ['', '!'],
  ['', '?!'],
])('words around the first and the last name, %j and %j, are no part of them', (before, behind) => {
  expect(read(`${before}${OILS}${behind}`)).toEqual(OILS.split(', '))
})

it('pictures between names part them, and those that deny stay signs', () => {
  expect(read('Aqua 🌊 Glycerin 🌿 Panthenol ✨ Urea')).toEqual(['Aqua', 'Glycerin', 'Panthenol', 'Urea'])
  expect(read('🚫 Lanolin\nAqua, Glycerin, Urea')).toEqual(['Aqua', 'Glycerin', 'Urea'])
})

it('what nobody knows in front of a title goes with it', () => {
  const { items, leftOut } = parseList(`for whoever wonders, the label: ${OILS}`, knowledge)
  expect(items.map(({ printed }) => printed)).toEqual(OILS.split(', '))
  expect(leftOut.map(({ text }) => text)).toContain('for whoever wonders')
})

it.each([
  ['Directions: massage into damp skin, rinse.', 'Directions: massage into damp skin, rinse'],
  ['Warnings: avoid eyes and broken skin', 'Warnings: avoid eyes and broken skin'],
  ['Anwendung: morgens, abends', 'Anwendung: morgens, abends'],
  ["Mode d'emploi : matin et soir", "Mode d'emploi : matin et soir"],
  ['Modo de uso: mañana, noche', 'Modo de uso: mañana, noche'],
  ['使用方法：朝晩', '使用方法'],
])('%j behind a list is told as a note and read as no name', (note, told) => {
  const { items, leftOut } = parseList(`Ingredients: ${LIST}\n${note}`, knowledge)
  expect(items.map(({ printed }) => printed)).toEqual(LIST.split(', '))
  expect(leftOut).toMatchObject([{ text: expect.stringContaining(told.slice(0, 8)) as string }])
})

it('a list may follow directions, in a line or one name a line', () => {
  expect(read(`Directions: use daily.\n${LIST}`)).toEqual(LIST.split(', '))
  expect(read(`Directions: use daily.\n${OILS.replaceAll(', ', '\n')}`)).toEqual(OILS.split(', '))
})

it('an allergen behind running text is heard', () => {
  const { items } = readList(
    'no fragrance at all they say, but the leaflet lists Aqua, Lanolin, Glycerin',
    knowledge,
  )
  expect(items.map(({ printed }) => printed)).toEqual(['Aqua', 'Lanolin', 'Glycerin'])
})

it('what a bracket says that a name contains are names, also behind a colon', () => {
  expect(read('Ingredients: Squalane, Citrus Limon Peel Oil (contains: Limonene, Citral)')).toEqual([
    'Squalane',
    'Citrus Limon Peel Oil (contains: Limonene, Citral)',
    'Limonene',
    'Citral',
  ])
})

it('names with printed per cents are a list behind a title of everyday words', () => {
  expect(read('Face toner — full formula: Aqua, Glycerin 3%, Niacinamide 2%, Panthenol 1%')).toHaveLength(4)
})

it('100 % of one thing in front of a list praises it', () => {
  expect(read('100% sunflower oil. Ingredients: Helianthus Annuus Seed Oil, Tocopherol')).toHaveLength(2)
})
