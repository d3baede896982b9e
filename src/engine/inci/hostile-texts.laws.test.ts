import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyze, assessList } from '../analyze.ts'
import { openStepCounter, type StepCounter } from '../counted-steps.test-support.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Profile } from '../profile.ts'
import { GROWING, grown } from './growing-texts.test-support.ts'
import { hostileTexts } from './hostile-texts.test-support.ts'
import { withoutDenied } from './match/denied-words.ts'
import { normaliseLabel } from './plain-text.ts'
import { parseList } from './parse.ts'
import type { ParsedList } from './parsed-types.ts'
import { squeeze } from './label.ts'

const knowledge = realKnowledge()
const HOSTILE = hostileTexts()

/** Each text is read once for all that is asked of it. */
const listOf = new Map<string, ParsedList>()
function listIn(text: string): ParsedList {
  const list = listOf.get(text) ?? parseList(text, knowledge)
  listOf.set(text, list)
  return list
}

it('at least 400 different hostile texts are read', () => {
  expect(new Set(HOSTILE.map(({ text }) => text)).size).toBeGreaterThanOrEqual(400)
})

it.each(HOSTILE)('$what', ({ text }) => {
  const { items, leftOut, listSpan } = listIn(text)
  const isWithin = ({ start, end }: { start: number; end: number }) =>
    start >= 0 && end > start && end <= text.length

  // One assertion for all: some of these texts have thousands of names.
  expect(items.filter(({ span }) => !isWithin(span))).toEqual([])
  expect(items.filter(({ span }, at) => span.start < (items[at - 1]?.span.start ?? 0))).toEqual([])
  expect(
    items.filter(({ span, printed }) => !plain(text.slice(span.start, span.end)).includes(plain(printed))),
  ).toEqual([])
  expect(leftOut.filter(({ span }) => !isWithin(span))).toEqual([])
  if (listSpan) expect(listSpan.end).toBeLessThanOrEqual(text.length)
})

it.each(HOSTILE)('its answer is sound: $what', ({ text }) => {
  const answer = assessList(text, listIn(text), knowledge)

  expect(answer.overallScore ?? 0).toBeGreaterThanOrEqual(0)
  expect(answer.overallScore ?? 0).toBeLessThanOrEqual(100)
  expect(
    answer.ingredients.filter(({ concentration }) => concentration && !Number.isFinite(concentration.value)),
  ).toEqual([])
  // What is put on a screen may hold an angle bracket only where the label holds one.
  if (!/[<>＜＞]|&(?:amp;)*(?:[lg]t|#)|﹤|﹥/i.test(text)) expect(JSON.stringify(answer)).not.toMatch(/[<>]/)
})

it.each(HOSTILE)('takes no list away that stands before it: $what', ({ text }) => {
  const label = `Ingredients: Aqua, Glycerin, Panthenol, Squalane\n\n${text}`
  const names = parseList(label, knowledge).items.map(({ match }) => match.by)

  expect(names.slice(0, 4)).toEqual(['AQUA', 'GLYCERIN', 'PANTHENOL', 'SQUALANE'])
})

/** Counts what the reader asks of the knowledge, each look-up by the length of what is looked up. */
function counting(): { counted: Knowledge; workOf: (read: () => unknown) => number } {
  let work = 0
  const count = <T>(key: string, answer: T): T => {
    work += key.length + 1
    return answer
  }
  const { byKey, byNumber, near, prefixes, isWord } = knowledge
  const counted: Knowledge = {
    ...knowledge,
    byKey: Object.assign(new Map(byKey), {
      get: (key: string) => count(key, byKey.get(key)),
      has: (key: string) => count(key, byKey.has(key)),
    }),
    byNumber: Object.assign(new Map(byNumber), { get: (key: string) => count(key, byNumber.get(key)) }),
    near: {
      find: (key) => count(key, near.find(key)),
      distanceTo: (key, name) => count(key, near.distanceTo(key, name)),
    },
    prefixes: { get: (start) => count(start, prefixes.get(start)) },
    isWord: (word) => count(word, isWord(word)),
  }
  const workOf = (read: () => unknown) => {
    work = 0
    read()
    return work
  }
  return { counted, workOf }
}

const { counted, workOf } = counting()

const PROFILE: Profile = {
  skinType: 'sensitive',
  allergies: ['nuts', 'perfume', 'formaldehyde', 'marigold'],
  preferences: { veganOnly: true, naturalOnly: true, lowComedogenic: true },
  isPregnant: true,
}

it.each(GROWING)(
  'four times as much text asks at most about four times as much of the knowledge: %s',
  (_, unit) => {
    const workFor = (length: number) => workOf(() => parseList(grown(unit, length), counted))

    expect(workFor(8_000)).toBeLessThanOrEqual(6 * workFor(2_000) + 800)
  },
)

/** Two texts of which either both are lists or none: so many names are no list any more, of which other things are said than of one. */
function comparedOf(unit: Parameters<typeof grown>[0]): string[] {
  const texts = (lengths: readonly number[]) => lengths.map((length) => grown(unit, length))
  const isList = (text: string) => listIn(text).items.length > 0
  const four = texts([8_000, 2_000])
  return four.every(isList) || !four.some(isList) ? four : texts([20_000, 8_000])
}

describe('four times as much text takes no sixteen times as long', () => {
  let counter: StepCounter
  beforeAll(() => {
    // What is put in order when the first list asks for it is no part of what one list takes.
    analyze('Aqua (', knowledge, { profile: PROFILE })
    // Read before the counting begins, which makes all code slow.
    for (const [, unit] of GROWING) comparedOf(unit)
    counter = openStepCounter()
  })
  afterAll(() => counter.close())

  it.each(GROWING)('%s', (_, unit) => {
    const [long = Infinity, short = 0] = counter.stepsOf(
      [8_000, 2_000].map((length) => () => parseList(grown(unit, length), { ...knowledge })),
    )

    expect(long).toBeLessThanOrEqual(5 * short)
  })

  it.each(GROWING)('what is said of it: %s', (_, unit) => {
    const compared = comparedOf(unit)
    const [long = Infinity, short = 0] = counter.stepsOf(
      compared.map((text) => () => assessList(text, listIn(text), knowledge, { profile: PROFILE })),
    )

    const [longer = 0, shorter = 1] = compared.map(({ length }) => length)
    expect(long).toBeLessThanOrEqual((longer / shorter) ** 1.5 * short)
  })

  it('one long name that says of much that it is without it', () => {
    const [long = Infinity, short = 0] = counter.stepsOf(
      [8_000, 2_000].map((length) => () => withoutDenied(grown(['seed oil ', 'paraben-free 1'], length))),
    )

    expect(long).toBeLessThanOrEqual(5 * short)
  })

  it('a label that warns of a hundred allergies is read once for all of them', () => {
    const text = grown('May contain traces of nuts, und so. ', 6_000)
    const list = parseList(text, knowledge)
    const entries = knowledge.allergies.slice(0, 100).map(({ label }) => label)
    const [many = Infinity, few = 0] = counter.stepsOf(
      [entries, entries.slice(0, 5)].map(
        (allergies) => () => assessList(text, list, knowledge, { profile: { ...PROFILE, allergies } }),
      ),
    )

    expect(many).toBeLessThanOrEqual(8 * few)
  })

  it('a hundred allergies that name one thing many times are told of it once an entry', () => {
    const text = grown('Aqua, Glycerin, Almond Oil, Parfum, ', 6_000)
    const list = parseList(text, knowledge)
    const entries = Array.from({ length: 100 }, (_, at) => `${at} ${'nuts, '.repeat(12)}`)
    const [many = Infinity, few = 0] = counter.stepsOf(
      [entries, ['nuts']].map(
        (allergies) => () => assessList(text, list, knowledge, { profile: { ...PROFILE, allergies } }),
      ),
    )

    // Reading twelve hundred words takes most of it: telling each of them took 160 times as much as telling one.
    expect(many).toBeLessThanOrEqual(20 * few)
  })

  it('a hundred allergies that name one thing many times search a list for it once', () => {
    const text = Array.from({ length: 200 }, (_, at) => `Zorb${at} nut extract`).join(', ')
    const list = parseList(text, knowledge)
    const entries = Array.from({ length: 100 }, (_, at) => `${at} ${'nuts, '.repeat(13)}`)
    const [many = Infinity, few = 0] = counter.stepsOf(
      [entries, ['nuts']].map(
        (allergies) => () => assessList(text, list, knowledge, { profile: { ...PROFILE, allergies } }),
      ),
    )

    expect(many).toBeLessThanOrEqual(4 * few)
  })
})

/** A sign that came from an entity or a ligature stands for its whole range: compare without blanks. */
function plain(text: string): string {
  return squeeze(normaliseLabel(text).text).replaceAll(' ', '')
}

it.each([
  '1e999 %',
  '1e5%',
  '-5 %',
  'NaN %',
  '0x10 %',
  '1/2 %',
  '½ %',
  '∞ %',
  '10^3 %',
  '99999999999999999999999 %',
])('no odd amount hides a forbidden name: %s', (amount) => {
  const { cap, ingredients } = analyze(`Aqua, Hydroquinone ${amount}, Glycerin, Panthenol`, knowledge)

  expect(ingredients.map(({ safetyScore }) => safetyScore)).toContain(5)
  expect(cap?.rule).toBe('banned')
})

it.each([
  'F\u043ermaldehyde',
  'Form\u00adalde\u200bhyde',
  'F\u0301o\u0302r\u0336maldehyde',
  '\u202aFormaldehyde\u202c',
  `${'('.repeat(40)}Formaldehyde${')'.repeat(40)}`,
  '(Active: Formaldehyde)',
  'may contain traces of nuts, Formaldehyde',
  '__proto__, constructor, toString, Formaldehyde',
  'F-o-r-m-a-l-d-e-h-y-d-e',
  'Form-\naldehyde',
])('no sign hides a forbidden name: %j', (written) => {
  expect(analyze(`Aqua, Glycerin, ${written}, Panthenol`, knowledge).cap?.rule).toBe('banned')
})
