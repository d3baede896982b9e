import { expect, test } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { LOOSE_LOOK_UPS_MAX, newLookUp } from './look-up.ts'
import { matchClass, matchName, NAME_CHARS_MAX } from './match.ts'
import { UNKNOWN } from './match-types.ts'
import { plantStem } from './stops/plant-words.ts'
import type { ClassRule } from '../../knowledge/compiled.ts'

const knowledge = realKnowledge()
const inciOf = (ingredient: number | null) => knowledge.ingredients[ingredient ?? -1]?.inci ?? null

test('what is unknown has no answer of any kind', () => {
  expect(UNKNOWN).toEqual({
    ...{ tier: 'unknown', confidence: 0, by: null },
    ...{ ingredient: null, classId: null, stop: null, candidates: [] },
  })
})

/** A name behind a bracket of so many characters in all. */
const padded = (length: number) => `Glycerin (${'x'.repeat(length - 11)})`

test.each([
  ['Glycerin', 'GLYCERIN'],
  [' Glycerin ', 'GLYCERIN'],
  [padded(NAME_CHARS_MAX), 'GLYCERIN'],
  [padded(NAME_CHARS_MAX + 1), null],
  ['', null],
  ['  ', null],
  ['Panthenoll', 'PANTHENOL'],
  [' Panthenoll ', 'PANTHENOL'],
  ['lron Oxides', 'IRON OXIDES'],
  [' lron Oxides ', 'IRON OXIDES'],
])('one name or the names of a text: "%s" is %s', (name, inci) => {
  const { exact, match } = newLookUp(knowledge)
  const plain = name.includes('lron') ? null : matchName(name, knowledge)
  expect(inciOf(match(name).ingredient)).toBe(inci)
  if (plain) expect(inciOf(plain.ingredient)).toBe(inci)
  // Asked again it is the very same answer, which was kept.
  expect(match(name)).toBe(match(name))
  expect(exact(name)).toBe(exact(name))
})

test('a misprint is no exact name, a capital read as a small letter is nearly one', () => {
  const { exact } = newLookUp(knowledge)
  expect(exact('Panthenoll')).toBeNull()
  expect(exact('lron Oxides')).toMatchObject({ tier: 'near', confidence: 0.95 })
  expect(exact('Glyceryl lron')).toBeNull()
  expect(exact(padded(NAME_CHARS_MAX + 1))).toBeNull()
})

test('a text made to cost time has so many names looked up by their spelling and no more', () => {
  const { match } = newLookUp(knowledge)
  for (let at = 0; at < LOOSE_LOOK_UPS_MAX - 1; at++) match(`@${'?'.repeat(at % 100)}${at}`)
  expect(inciOf(match('Panthenoll').ingredient)).toBe('PANTHENOL')
  expect(match('Panthennol')).toBe(UNKNOWN)
  expect(inciOf(match('Panthenoll').ingredient)).toBe('PANTHENOL')
  expect(inciOf(match('Glycerin').ingredient)).toBe('GLYCERIN')
})

test('a name of a text before is not looked up again, unless many others came between', () => {
  const asked: string[] = []
  const stops = {
    ...knowledge.stops,
    find: (printed: string) => {
      asked.push(printed)
      return knowledge.stops.find(printed)
    },
  }
  const own = { ...knowledge, stops }
  const timesAsked = (name: string) => {
    const before = asked.length
    const answer = newLookUp(own).match(name)
    expect(answer).toEqual(newLookUp({ ...knowledge }).match(name))
    return asked.slice(before).filter((printed) => printed === name).length
  }
  expect(timesAsked('Veloura Complex')).toBeGreaterThan(0)
  expect(timesAsked('Veloura Complex')).toBe(0)
  const others = newLookUp(own)
  for (let at = 0; at < 16_100; at++) others.exact(`Q${at}`)
  expect(timesAsked('Veloura Complex')).toBeGreaterThan(0)
  // A long one is not kept: a text made for it would fill the memory.
  const long = `Veloura ${'Complex '.repeat(12)}`.trim()
  expect(timesAsked(long)).toBeGreaterThan(0)
  expect(timesAsked(long)).toBeGreaterThan(0)
})

const rule = (label: string, starts: string[], ends: string[], contains: string[]): ClassRule => ({
  ...{ id: label, label, starts, ends, contains, functions: [], origin: 'unknown', vegan: 'unknown' },
  ...{ score: 0, sentence: '', allergen: false, source: 0 },
})
const CLASSES = [
  rule('numbered', ['PEG-#'], [], []),
  rule('ash', [], ['~ASH'], []),
  rule('ester', [], ['ATE'], ['GLYCERYL', 'SORBITAN']),
  rule('ester of a start', ['SODIUM', 'POTASSIUM'], ['ATE', 'IDE'], []),
  rule('any extract', [], ['EXTRACT'], []),
]

test.each([
  ['PEG-0 Foo', 'numbered'],
  ['PEG-9 Foo', 'numbered'],
  ['PEG-/ Foo', null],
  ['PEG-: Foo', null],
  ['PEX-4 Foo', null],
  ['4PEG-4 Foo', null],
  ['Wood Ash', 'ash'],
  ['Body Wash', null],
  ['Ash Wood', null],
  ['Glyceryl Foorate', 'ester'],
  ['Sorbitan Foorate', 'ester'],
  ['Glyceryl Fooride', null],
  ['Foo Glyceryl', null],
  ['Sodium Foorate', 'ester of a start'],
  ['Potassium Fooride', 'ester of a start'],
  ['Sodium Foo', null],
  ['Foo Sodium', null],
  // The first rule that fits decides.
  ['Sodium Glyceryl Foorate', 'ester'],
  ['Foo* Extract*', 'any extract'],
  ['Foo Extract (Bar)', 'any extract'],
  // A class word alone is a piece of a name, and an instruction is none.
  ['Extract', null],
  ['Leaf Extract', null],
  ['Leaf-Fruit/Extract', null],
  ['Foo Leaf Extract', 'any extract'],
  ['Leaf Foo Extract', 'any extract'],
  ['Rinse With Extract', null],
  ['Rinse And With Extract', 'any extract'],
  // Short words are names only where they have a blank or a dash.
  ['A Ash', null],
  ['Ab Ash', 'ash'],
  ['Abcdefate', null],
  ['Sodiumabate', 'ester of a start'],
  ['Sodiumate', null],
  ['Sodiumiate', 'ester of a start'],
  ['Sodium-te', null],
  [`${'x'.repeat(232)} Extract`, 'any extract'],
  [`${'x'.repeat(233)} Extract`, null],
])('the class of "%s" is %s', (printed, label) => {
  const match = matchClass(printed, { classes: CLASSES })
  expect(match?.by ?? null).toBe(label)
  if (match) {
    expect(match).toMatchObject({ tier: 'class', confidence: 0.5, ingredient: null, stop: null })
    expect(CLASSES[match.classId ?? -1]?.label).toBe(label)
  }
})

test.each([
  ['SCHWARZEM NACHTSCHATTEN', 'SCHWARZ NACHTSCHATT'],
  ['NAPARSTNICY', 'NAPARSTNIC'],
  ['ABCDEA', null],
  ['ABCDEFA', null],
  ['ABCDEFGA', 'ABCDEFG'],
  // A word keeps its ending where less than five letters would be left.
  ['ABCDA FGH', 'ABCDA FGH'],
  ['ABCDEO FGH', 'ABCDE FGH'],
  ['ABC DEF', null],
  ['ABCD EFG', 'ABCD EFG'],
])('without their endings "%s" are %s', (words, stem) => {
  expect(plantStem(words.split(' '))).toBe(stem)
})

test.each([
  ['CI 77491', 'CI 77491'],
  ['CI 77491 (Iron Oxides)', 'CI 77491'],
  ['CI 77491 (CI 77492)', 'CI 77491'],
  ['CI 77491:1', 'CI 77491'],
  ['CI 77491 lot 12345', 'CI 77491'],
  ['CI 77491 / 77491', 'CI 77491'],
  ['CI 77491x', null],
  ['CI 77491/CI 77492', null],
  ['CI 77491 / CI 77492', null],
  ['CI 77491 & CI 77492', null],
  ['CI 77491 CI 77492', null],
  ['CI 77491 CI', null],
  ['77491 - 77492', null],
  ['CI 77491 (Iron Oxides) / CI 77492', null],
])('one colour number stands for "%s": %s', (name, by) => {
  expect(newLookUp(knowledge).exact(name)?.by ?? null).toBe(by)
})
