import { expect, test } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)
const LIST = 'Lindane, Aqua, Allantoin'
const NAMES = ['Lindane', 'Aqua', 'Allantoin']

test.each([
  ['a time in brackets', `[08:02] Mira: ${LIST}`],
  ['a time and the words of people', `[08:02] Mira: the ingredients are: ${LIST}`],
  ['a time alone', `08:02 ${LIST}`],
  ['a time and a day', `[3.4.26, 08:02:33] Mira K.: ${LIST}`],
  ['a day, a time and a dash', `03/04/2026, 8:02 PM - Mira: ${LIST}`],
  ['a speaker and a time behind', `Mira (08:02): ${LIST}`],
  ['a line of a speaker and a time', `Mira, 12 May 2026 08:02\n${LIST}`],
  ['a quotation sign', `> ${LIST}`],
  ['quotation signs of a quotation', `> > ${LIST}`],
  ['a handle', `<mira> ${LIST}`],
  ['somebody spoken to', `@jo ${LIST}`],
  ['a line of who wrote', `On Mon, 4 May 2026 at 12:04, Mira <mira@mail.example> wrote:\n> ${LIST}`],
  ['a German line of who wrote', `Am 4. Mai 2026 um 12:04 schrieb Mira:\n> ${LIST}`],
  ['other messages', `[08:01] Jo: und?\n[08:02] Mira: ${LIST}\n[08:05] Jo: oha`],
  ['the head of a mail', `From: lab@mail.example\nTo: me\nSubject: INCI\n\n${LIST}`],
  ['a German head of a mail', `Von: Mira\nAn: Jo\nBetreff: Frage\n\n${LIST}`],
])('SCAN-08 %s in front of a list is no part of its names', (_, text) => {
  expect(namesIn(text)).toEqual(NAMES)
})

test('SCAN-08 what stands in front is told as left out, where it was printed', () => {
  const text = `[08:02] Mira: ${LIST}`
  const { leftOut, items } = parseList(text, knowledge)

  expect(leftOut.map(({ text, span }) => [text, span.start])).toEqual([['[08:02] Mira:', 0]])
  expect(items.map(({ span }) => text.slice(span.start, span.end))).toEqual(NAMES)
})

test('SCAN-08 a heading and a name behind a time are no speakers, and the number of a colour is no time', () => {
  expect(namesIn(`08:02 Ingredients: ${LIST}`)).toEqual(NAMES)
  expect(namesIn('Ingredients: Aqua, CI 15850:1, Allantoin')).toEqual(['Aqua', 'CI 15850:1', 'Allantoin'])
})

test.each([
  'Ingredients are',
  'Inhaltsstoffe sind',
  'Les ingrédients sont',
  'Los ingredientes son',
  'Gli ingredienti sono',
])('SCAN-08 "%s:" heads a list', (words) => expect(namesIn(`${words}: ${LIST}`)).toEqual(NAMES))

test.each([
  'Kind regards\nMel',
  'Thanks,\nRose',
  'LG\nRosa',
  'Viele Grüße\nOlivia\nKundenservice',
  'Cordialement\nRose Dupont',
  'Saludos,\nPerla',
  'Pozdrawiam\nMalwa',
  'Спасибо!\nРоза',
  'Best\nMel',
])('SCAN-08 behind a list "%s" closes a mail, and is told as left out', (words) => {
  const { items, leftOut } = parseList(`Hi Anna,\nhere is the list:\n${LIST}\n${words}`, knowledge)
  expect(items.map(({ printed }) => printed)).toEqual(NAMES)
  expect(leftOut.some(({ text }) => text === words.replaceAll('\n', ' '))).toBe(true)
})

test('SCAN-08 names in lines of their own close nothing', () => {
  expect(namesIn('Ingredients:\nAqua\nGlycerin\nMel\nRosa Damascena Flower Water')).toHaveLength(4)
})
