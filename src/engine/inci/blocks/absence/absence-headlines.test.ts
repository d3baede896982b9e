import { expect, it } from 'vitest'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'
import { parseList } from '../../parse.ts'

const knowledge = realKnowledge()
const LIST = 'Aqua, Glycerin, Panthenol, Tocopherol, Urea'
const DENIED = 'Talc, Lanolin, Formaldehyde'

const read = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)

it.each([
  'What will you never see on our label?',
  "Things we don't put in:",
  'Ingredients you will not meet:',
  'The "No" list:',
  'Our no-list:',
  'Was hier nie hineinkommt?',
  'Stoffe, die wir nie anfassen:',
  'Welche Stoffe kommen nicht hinein?',
  "Ce que nous n'y mettons pas :",
  'Quels ingrédients n’y sont jamais ?',
  'Qué no lleva:',
  'Cosa non ci mettiamo:',
  'O que não encontra aqui:',
  'Czego tu nie znajdziesz?',
  'Wat zit er níet in?',
  'Vad som aldrig ingår?',
  'Hvad kommer ikke i?',
  'Co nepoužíváme:',
  'Чего здесь нет:',
  '이런 성분은 넣지 않았어요:',
  '使っていない成分:',
  '我们不用的东西:',
])('"%s" heads what is not inside, in its line and below', (head) => {
  for (const text of [
    `${head} ${DENIED}.\nIngredients: ${LIST}`,
    `Ingredients: ${LIST}\n${head} ${DENIED}`,
    `${head}\n- Talc\n- Lanolin\n- Formaldehyde\n\nIngredients: ${LIST}`,
    `${head.toUpperCase()} ${DENIED.toUpperCase()}.\n${LIST}`,
  ])
    expect({ text, names: read(text) }).toEqual({ text, names: LIST.split(', ') })
})

it.each([
  'Liste non exhaustive des ingrédients :',
  'Ingredienti non attivi:',
  'Ingrédients non comédogènes :',
  'Non-active ingredients:',
  'Was nicht fehlen darf:',
  'O que não pode faltar:',
  'Ingredients (we never test on animals):',
  'Nettoyant visage, ingrédients :',
  'Ingredientes no creme:',
  'What is inside?',
  'Vad ingår?',
  'Was drin ist:',
])('"%s" denies nothing', (head) => {
  expect(read(`${head} ${LIST}`)).toEqual(LIST.split(', '))
})

it.each([
  ['OURS', 'OTHERS'],
  ['Ours', 'Theirs'],
  ['Unsere', 'Andere'],
  ['Le nôtre', 'Les autres'],
  ['El nuestro', 'Otros'],
  ['Il nostro', 'Gli altri'],
  ['O nosso', 'Os outros'],
  ['Nasz', 'Inne'],
  ['De onze', 'Anderen'],
  ['Наш', 'Другие'],
])('beside "%s" the list of "%s" is somebody else’s', (ours, theirs) => {
  expect(read(`${ours}: ${LIST}\n${theirs}: ${DENIED}`)).toEqual(LIST.split(', '))
  expect(read(`${theirs}: ${DENIED}\n${ours}: ${LIST}`)).toEqual(LIST.split(', '))
})

it('without ours beside them, others are the rest of the list', () => {
  expect(read(`Active: Zinc Oxide 5%. Others: ${LIST}`)).toEqual(['Zinc Oxide', ...LIST.split(', ')])
})

it.each([
  ['Contains only', 'and nothing else.'],
  ['Made with only', "That's it!"],
  ['Enthält nur', ', sonst nichts.'],
  ['Enthält ausschließlich', 'und sonst nichts'],
  ['Contient uniquement', "et rien d'autre."],
  ['Contiene solo', 'y nada más.'],
  ['Contiene soltanto', 'e nient’altro.'],
  ['Contém apenas', 'e nada mais.'],
  ['Zawiera tylko', 'i nic więcej.'],
  ['Bevat alleen', 'en niets anders.'],
])('"%s" opens a list and "%s" ends it: neither is a name', (opening, ending) => {
  const tail = ending.startsWith(',') ? ending : ` ${ending}`
  const names = LIST.split(', ').slice(1)
  expect(read(`${opening} ${names.join(', ')}${tail}`)).toEqual(names)
})

it('the head of a table of answers is no name', () => {
  const rows = '| Niacinamide | Yes |\n| Squalane | Yes |\n| Panthenol | Yes |\n| Methylparaben | No |'
  for (const head of [
    '| Ingredient | In this serum? |\n|---|---|',
    'Ingredient | Inside\n:--- | ---:',
    '| Ingredient | In our balm |',
  ])
    expect(read(`${head}\n${rows}`)).toEqual(['Niacinamide', 'Squalane', 'Panthenol'])
})

it('in front of one answer alone a row of names stays one', () => {
  expect(read('Aqua | Urea\nTalc | No')).toEqual(['Aqua', 'Urea'])
})

it.each(['Contains less than 1% of:', 'Contains 2% or less of:', 'Contains less than 1 % of the following:'])(
  '"%s" goes on with the list',
  (words) => {
    expect(read(`Contains: ${LIST}. ${words} Phenoxyethanol, Sodium Hydroxide`)).toEqual([
      ...LIST.split(', '),
      'Phenoxyethanol',
      'Sodium Hydroxide',
    ])
  },
)
