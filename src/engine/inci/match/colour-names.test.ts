import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { matchName } from './match.ts'

const knowledge = realKnowledge()
const inciOf = (printed: string) =>
  knowledge.ingredients[matchName(printed, knowledge).ingredient ?? -1]?.inci

it.each([
  ['Jaune 5', 'CI 19140'],
  ['Jaune no 6', 'CI 15985'],
  ['JAUNE N° 5', 'CI 19140'],
  ['Jaune 5 laque', 'CI 19140'],
  ['Rouge 40', 'CI 16035'],
  ['Bleu 1', 'CI 42090'],
  ['Rojo 40', 'CI 16035'],
  ['Amarillo No. 5', 'CI 19140'],
  ['FD&C Rojo No. 40', 'CI 16035'],
  ['Vermelho 40', 'CI 16035'],
  ['Azul 1', 'CI 42090'],
  ['Gelb 5', 'CI 19140'],
  ['Rosso 33', 'CI 17200'],
  ['Verde 3', 'CI 42053'],
  ['Rouge 7', 'CI 15850'],
  ['赤202', 'CI 15850'],
  ['赤色202号', 'CI 15850'],
  ['赤色２０２号', 'CI 15850'],
  ['赤226', 'CI 73360'],
  ['橙205', 'CI 15510'],
  ['だいだい色205号', 'CI 15510'],
  ['黄5', 'CI 15985'],
  ['黄色5号', 'CI 15985'],
  ['黄4', 'CI 19140'],
  ['青色1号', 'CI 42090'],
  ['赤色104号の(1)', 'CI 45410'],
  ['黄色4号アルミニウムレーキ', 'CI 19140'],
  ['적색40호', 'CI 16035'],
  ['황색4호', 'CI 19140'],
  ['황색5호 레이크', 'CI 15985'],
  ['적색 202호', 'CI 15850'],
  ['적색104호의(1) 레이크', 'CI 45410'],
  ['청색1호', 'CI 42090'],
  ['등색205호', 'CI 15510'],
])('a colour is known by the number of another country: %s is %s', (printed, inci) => {
  expect(inciOf(printed)).toBe(inci)
})

it.each([
  'Jaune 99',
  'Rouge 19',
  'Gelb 4',
  'HC Rouge 3',
  'Nuance 5',
  '赤999',
  '적색999호',
  'Rot 2 g',
  'Rouge',
])('what is no such number is no such colour: %s', (printed) => {
  expect(inciOf(printed) ?? '').not.toMatch(/^CI \d/)
})

it.each(['赤色213号', '적색204호', '橙203'])('a forbidden colour stays what it is: %s', (printed) => {
  expect(matchName(printed, knowledge).ingredient).toBeNull()
  expect(matchName(printed, knowledge).stop ?? null).not.toBeNull()
})
