import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SkinMeasureName, SkinZone, type SkinMeasure, type SkinReading } from '../../contract/skin.ts'
import { SkinReport } from '../../contract/skin-report.ts'
import { readFaceReport } from '../../contract/face-report/read-report.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Profile } from '../profile.ts'
import { assessSkin } from './assess-skin.ts'
import { GOOD_PHOTO } from './sample-faces.test-support.ts'
import { percentileOf, scoreOf, severityOf } from './scale.ts'
import type { Reference } from './scores.ts'

const knowledge = realKnowledge()
const NAMES = SkinMeasureName.options
const q = { p10: 10, p25: 20, p50: 30, p75: 40, p90: 50, people: 20 }
const reference = Object.fromEntries(NAMES.map((name) => [name, q])) as Reference
const nobody: Profile = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}

/** A face with the middle of everything but what is told. */
function reading(told: Partial<Record<SkinMeasureName, number | null | SkinMeasure>>): SkinReading {
  const measure = (name: SkinMeasureName): SkinMeasure => {
    const given = name in told ? told[name] : 30
    if (typeof given === 'object' && given !== null) return given
    const value = given ?? null
    return {
      value,
      confidence: value === null ? 0 : 1,
      zones: {},
      because: value === null ? 'too small' : '',
    }
  }
  return {
    version: 'm-1',
    quality: GOOD_PHOTO,
    warnings: [],
    measures: Object.fromEntries(NAMES.map((name) => [name, measure(name)])) as SkinReading['measures'],
    ita: null,
  }
}

const assess = (told: Parameters<typeof reading>[0], profile: Partial<Profile> = {}) =>
  assessSkin(reading(told), { reference, profile: { ...nobody, ...profile }, knowledge })

describe('scales', () => {
  test.each([
    [10, 10, 0, 95],
    [20, 25, 1, 87],
    [30, 50, 2, 76],
    [40, 75, 4, 60],
    [50, 90, 7, 42],
    [70, 99, 10, 20],
    [900, 99, 10, 20],
    [-900, 0, 0, 95],
  ])('a value of %d is percentile %d, severity %d, score %d', (value, percentile, severity, score) => {
    expect([percentileOf(value, q), severityOf(value, q), scoreOf(value, q)]).toEqual([
      percentile,
      severity,
      score,
    ])
  })

  test('more of anything is never a better score nor a lesser severity', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 200, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (value, more) => {
          expect(scoreOf(value + more, q)).toBeLessThanOrEqual(scoreOf(value, q))
          expect(severityOf(value + more, q)).toBeGreaterThanOrEqual(severityOf(value, q))
          expect(percentileOf(value + more, q)).toBeGreaterThanOrEqual(percentileOf(value, q))
        },
      ),
    )
  })

  test('reference photos that all show the same divide nothing by zero', () => {
    const flat = { p10: 5, p25: 5, p50: 5, p75: 5, p90: 5, people: 20 }
    for (const value of [4, 5, 6]) {
      for (const scale of [percentileOf, severityOf, scoreOf])
        expect(Number.isFinite(scale(value, flat))).toBe(true)
    }
  })
})

describe('scores', () => {
  test('FPARSE-09 FREP-05 the middle face has 76 in all five, each with its parts', () => {
    const { scores, why } = assess({})

    expect(scores).toEqual({ overall: 76, hydration: 76, clarity: 76, texture: 76, tone: 76 })
    expect(why.clarity?.parts.map(({ measure }) => measure)).toEqual([
      'blemish-spots',
      'dark-spots',
      'redness',
    ])
    expect(why.clarity?.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
  })

  test('DEC-35 what was not measured has no score, and the others stand without it', () => {
    const { scores } = assess({ 'dryness-appearance': null, texture: null, lines: null })

    expect(scores).not.toHaveProperty('hydration')
    expect(scores).not.toHaveProperty('texture')
    expect(scores).toMatchObject({ clarity: 76, tone: 76, overall: 76 })
  })

  test('DEC-35 with nothing measured there is no number, no type and no concern', () => {
    const nothing = assess(Object.fromEntries(NAMES.map((name) => [name, null])))

    expect(nothing).toMatchObject({ scores: {}, skinType: null, concerns: [] })
    expect(nothing.fullText).toContain('does not show enough')
    expect(nothing.fullText).toContain('Too little was measured')
  })

  test('DEC-35 a score stands on at least half of its weight, whatever is missing of the rest', () => {
    expect(assess({ redness: null }).scores).toMatchObject({ clarity: 76 })
    expect(assess({ 'blemish-spots': null, redness: null }).scores).not.toHaveProperty('clarity')
  })

  test('a score that is less sure counts less in the whole', () => {
    const dry = (confidence: number) =>
      assess({ 'dryness-appearance': { value: 70, confidence, zones: {}, because: '' } }).scores.overall ?? 0

    expect(dry(1)).toBeLessThan(dry(0.4))
  })

  test('a half-sure measure has half a say', () => {
    const unsure = { value: 70, confidence: 0.5, zones: {}, because: '' }

    expect(assess({ redness: 70 }).scores.clarity).toBeLessThan(
      assess({ redness: unsure }).scores.clarity ?? 0,
    )
  })
})

describe('the limits of a score', () => {
  const sure = (value: number, confidence: number) => ({ value, confidence, zones: {}, because: '' })

  test.each([
    ['hydration', { 'dryness-appearance': 70 }, 20],
    ['clarity', { 'blemish-spots': 70 }, 52],
    ['clarity', { 'dark-spots': 70 }, 60],
    ['clarity', { redness: 70 }, 60],
    ['texture', { texture: 70 }, 42],
    ['texture', { lines: 70 }, 54],
    ['tone', { unevenness: 70 }, 52],
    ['tone', { 'under-eye-darkness': 70 }, 60],
    ['tone', { redness: 70 }, 60],
    ['overall', { 'dryness-appearance': 70 }, 65],
    ['overall', { 'blemish-spots': 70, 'dark-spots': 70 }, 64],
    ['overall', { texture: 70, lines: 70 }, 59],
    ['overall', { unevenness: 70, 'under-eye-darkness': 70 }, 68],
    ['overall', { shine: 70 }, 76],
  ] as const)('FREP-05 %s with %j is %i', (axis, told, score) => {
    expect(assess(told).scores[axis]).toBe(score)
  })

  test('DEC-35 a score needs a confidence of 0.35, a concern one of 0.4', () => {
    const dry = (confidence: number) => assess({ 'dryness-appearance': sure(70, confidence) })

    expect(dry(0.34).scores).not.toHaveProperty('hydration')
    expect(dry(0.35).scores).toMatchObject({ hydration: 20 })
    expect(dry(0.39).concerns).toEqual([])
    expect(dry(0.4).concerns).toMatchObject([{ name: 'Dry Look', value: 70, confidence: 0.4 }])
  })

  test('DEC-35 a little more than half of the weight makes a score, a little less makes none', () => {
    expect(assess({ 'blemish-spots': null }).scores).toMatchObject({ clarity: 76 })
    expect(assess({ 'dark-spots': null, redness: null }).scores).not.toHaveProperty('clarity')
    expect(assess({ texture: null }).scores).not.toHaveProperty('texture')
    expect(assess({ lines: null }).scores).toMatchObject({ texture: 76 })
    expect(assess({ unevenness: null }).scores).toMatchObject({ tone: 76 })
  })

  test('DEC-35 the whole needs 0.4 of the four scores: tone and hydration do, clarity alone does not', () => {
    const without = (...names: SkinMeasureName[]) =>
      assess(Object.fromEntries(names.map((name) => [name, null]))).scores

    expect(without('blemish-spots', 'dark-spots', 'texture', 'lines')).toEqual({
      tone: 76,
      hydration: 76,
      overall: 76,
    })
    const rest = ['texture', 'lines', 'unevenness', 'under-eye-darkness', 'dryness-appearance'] as const
    expect(without(...rest)).toEqual({ clarity: 76 })
  })

  test('FREP-05 a score names the value, rank, people and share of each of its parts', () => {
    const { why } = assess({ redness: sure(40, 0.5), lines: null })

    expect(why.clarity).toEqual({
      confidence: 6 / 7,
      parts: [
        { measure: 'blemish-spots', value: 30, percentile: 50, people: 20, score: 76, weight: 0.5 },
        { measure: 'dark-spots', value: 30, percentile: 50, people: 20, score: 76, weight: 2 / 6 },
        { measure: 'redness', value: 40, percentile: 75, people: 20, score: 60, weight: 1 / 6 },
      ],
    })
    expect(why.texture?.confidence).toBe(3 / 5)
    expect(why.overall?.parts).toEqual([])
    expect(why.overall?.confidence).toBeCloseTo((3 * 6 + 2 * 6 + 7 * 2 + 3 * 4.2) / 70)
  })
})

describe('skin type', () => {
  const zones = (t: number, cheeks: number) => ({
    forehead: t,
    nose: t,
    chin: t,
    'left-cheek': cheeks,
    'right-cheek': cheeks,
  })
  const shine = (value: number, t: number, cheeks: number) => ({
    value,
    confidence: 1,
    zones: zones(t, cheeks),
    because: '',
  })

  test.each<[string, string, Parameters<typeof reading>[0]]>([
    ['Oily', 'everything shines', { shine: shine(35, 42, 39) }],
    ['Oily', 'the T-zone shines', { shine: shine(45, 12, 1), 'dryness-appearance': 15 }],
    [
      'Combination',
      'the T-zone shines and the cheeks look dry',
      { shine: shine(45, 12, 1), 'dryness-appearance': 35 },
    ],
    ['Dry', 'the cheeks look dry', { shine: shine(10, 1, 1), 'dryness-appearance': 45 }],
    ['Sensitive', 'the cheeks are red', { shine: shine(20, 1, 1), 'dryness-appearance': 20, redness: 55 }],
    ['Normal', 'nothing stands out', { shine: shine(25, 1, 1), 'dryness-appearance': 25 }],
  ])('FREP-02 %s where %s', (primary, _what, told) => {
    expect(assess(told).skinType).toMatchObject({ primary })
    expect(assess(told).skinType?.because).not.toBe('')
  })

  const LITTLE = 'Forehead and nose shine a little more than the cheeks.'
  const CLEARLY = 'Forehead and nose shine clearly more than the cheeks.'
  const BESIDE_DRY = 'Forehead and nose shine, while the cheeks look rather dry.'
  const ALL = 'Forehead, nose and cheeks all shine.'
  const NOTHING = 'Neither shine nor dryness stands out.'
  /** 30 is the 50th percentile of what was measured, 34 the 60th, 40 the 75th, some 46.7 the 85th. */
  test.each<[string, string, number, [t: number, cheeks: number], number, number | null]>([
    ['oily', ALL, 30, [35, 35], 10, 30],
    ['normal', NOTHING, 29.9, [35, 35], 10, 30],
    ['normal', NOTHING, 30, [34.9, 35], 10, 30],
    ['normal', NOTHING, 30, [35, 34.9], 10, 30],
    ['combination', BESIDE_DRY, 34, [12, 1], 30, 30],
    ['combination', LITTLE, 34, [12, 1], 29.9, 30],
    ['normal', NOTHING, 33.9, [12, 1], 30, 30],
    ['oily', CLEARLY, 40, [12, 1], 29.9, 30],
    ['combination', LITTLE, 39.9, [12, 1], 29.9, 30],
    ['combination', BESIDE_DRY, 40, [12, 1], 40, 30],
    ['dry', 'The cheeks look fine-scaled and shine little.', 33.9, [12, 1], 40, 60],
    ['normal', NOTHING, 33.9, [12, 1], 39.9, 30],
    ['sensitive', 'Cheeks and nose are clearly redder than the forehead.', 34, [12, 1], 29.9, 47],
    ['combination', LITTLE, 34, [12, 1], 29.9, 46],
    ['combination', LITTLE, 34, [12, 1], 29.9, null],
  ])('FREP-02 %s, because %s', (type, because, value, [t, cheeks], dryness, redness) => {
    const told = { shine: shine(value, t, cheeks), 'dryness-appearance': dryness, redness }

    expect(assess(told).skinType).toMatchObject({ type, because, confidence: 1 })
  })

  test('FREP-02 a type is as sure as the less sure of the two that make it', () => {
    const sure = (confidence: number) => ({ value: 30, confidence, zones: {}, because: '' })

    for (const told of [
      { shine: sure(0.9), 'dryness-appearance': sure(0.6) },
      { shine: sure(0.6), 'dryness-appearance': sure(0.9) },
    ])
      expect(assess(told).skinType?.confidence).toBe(0.6)
  })

  test('FREP-02 zones that were not measured say nothing of where it shines', () => {
    const some = { value: 35, confidence: 1, zones: { forehead: 40, 'left-cheek': 36 }, because: '' }
    const cheeks = { ...some, zones: { 'left-cheek': 40, 'right-cheek': 40 } }

    expect(assess({ shine: some, 'dryness-appearance': 10 }).skinType).toMatchObject({ because: ALL })
    expect(assess({ shine: cheeks, 'dryness-appearance': 10 }).skinType).toMatchObject({ because: LITTLE })
  })

  test('FREP-02 without shine or dryness there is no type rather than a guess', () => {
    expect(assess({ 'dryness-appearance': null, redness: 70 }).skinType).toBeNull()
    expect(assess({ shine: null, redness: 70 }).skinType).toBeNull()
  })
})

describe('concerns and care', () => {
  test('FREP-08 FPARSE-08 the strongest first, with severity, place and rank', () => {
    const redness = {
      value: 55,
      confidence: 0.9,
      zones: { nose: 9, 'left-cheek': 7, 'right-cheek': 1 },
      because: '',
    }
    const { concerns } = assess({ redness, shine: 42 })

    expect(concerns.map(({ name }) => name)).toEqual(['Redness', 'Shine'])
    expect(concerns[0]).toMatchObject({ severity: 7.8, zones: ['nose', 'left-cheek'], visible: true })
    expect(concerns[0]?.description).toContain('most on nose and left cheek')
    expect(concerns[0]?.description).toMatch(/More than on 1[89] of 20 reference faces/)
  })

  test('FREP-08 a concern begins at a severity of 2.5 and asks for a professional from 7 on', () => {
    expect(assess({ lines: 32.2 }).concerns).toEqual([])
    expect(assess({ lines: 32.5 }).concerns).toMatchObject([{ name: 'Fine Lines', severity: 2.5 }])
    expect(assess({ lines: 49.6 }).concerns[0]?.description).not.toContain('professional')
    expect(assess({ lines: 50 }).concerns[0]?.description).toContain('professional')
  })

  test('FREP-08 equal ones stand in the order of their names, and the rank counts faces', () => {
    const { concerns } = assess({ texture: 60, redness: 60, 'dark-spots': 60, shine: 55 })

    expect(concerns.map(({ name }) => name)).toEqual(['Dark Spots', 'Redness', 'Uneven Texture', 'Shine'])
    expect(concerns[0]?.description).toBe(
      'Single spots are darker than the skin around them. More than on 19 of 20 reference faces. If it is new or bothers you, have a professional look at it.',
    )
    expect(concerns[3]?.description).toContain('More than on 18 of 20 reference faces')
  })

  test.each([
    [{ nose: 5, chin: 5 }, ['nose', 'chin'], ', most on nose and chin.'],
    [{ nose: 4, 'left-cheek': 0, chin: 2 }, ['nose'], ', most on nose.'],
    [
      { chin: 8, nose: 9, forehead: 10, 'left-cheek': 1 },
      ['forehead', 'nose', 'chin'],
      'forehead, nose and chin.',
    ],
    [{}, [], 'darker than the skin around them. More than'],
    [{ nose: -1 }, [], 'darker than the skin around them. More than'],
  ])('FREP-08 of the zones %j the concern names %j', (zones, named, words) => {
    const [concern] = assess({ 'dark-spots': { value: 45, confidence: 1, zones, because: '' } }).concerns

    expect(concern?.zones).toEqual(named)
    expect(concern?.description).toContain(words)
  })

  test('FREP-12 FREP-13 at most six ingredients of each kind and four pieces of advice', () => {
    const all = Object.fromEntries(NAMES.map((name) => [name, 70]))
    const { ingredients, recommendations } = assess(all)
    if (Array.isArray(recommendations)) throw new Error('a list')

    expect(ingredients.beneficial).toHaveLength(6)
    expect(ingredients.avoid).toHaveLength(6)
    expect(recommendations.weekly?.length).toBeLessThanOrEqual(4)
    expect(recommendations.lifestyle).toHaveLength(4)
    const slugs = [...ingredients.beneficial, ...ingredients.avoid].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(12)
    expect(ingredients.beneficial.every(({ isPersonal }) => !isPersonal)).toBe(true)
  })

  test('FREP-02 the text names the type, the three strongest concerns, and a score that is missing', () => {
    expect(assess({ lines: 60, unevenness: 55, texture: 50, 'dark-spots': 45 }).fullText).toBe(
      'On this photo your skin looks normal. Neither shine nor dryness stands out. What stands out most: fine lines, uneven tone, uneven texture. This is an estimate of appearance from one photo, not a medical finding.',
    )
    const rest = ['texture', 'lines', 'unevenness', 'under-eye-darkness', 'dryness-appearance'] as const
    expect(assess(Object.fromEntries(rest.map((name) => [name, null]))).fullText).toBe(
      'The photo does not show enough to tell a skin type. Too little was measured to say what stands out. Too little was measured for an overall score. This is an estimate of appearance from one photo, not a medical finding.',
    )
  })

  test('DEC-35 five of nine measured are much, four are little', () => {
    const missing = (count: number) =>
      assess(Object.fromEntries(NAMES.slice(0, count).map((name) => [name, null]))).recommendations

    expect(missing(4)).toMatchObject({ priority: expect.stringMatching(/in what was measured$/) })
    expect(missing(5)).toMatchObject({ priority: expect.stringMatching(/^Another photo first/) })
  })

  test('DEC-35 what is too unsure for a score is too unsure for a concern', () => {
    const unsure = { value: 70, confidence: 0.33, zones: {}, because: '' }
    const { concerns, scores } = assess({ 'dryness-appearance': unsure })

    expect(scores).not.toHaveProperty('hydration')
    expect(concerns).toEqual([])
  })

  test('a severe concern says that a professional should look', () => {
    expect(assess({ 'dark-spots': 60 }).concerns[0]?.description).toContain('have a professional look at it')
    expect(assess({ 'dark-spots': 42 }).concerns[0]?.description).not.toContain('professional')
  })

  test('FREP-09 FREP-10 FREP-11 FREP-12 FREP-13 priority, both routines and both ingredient lists follow the concerns', () => {
    const { recommendations, ingredients } = assess({ redness: 60 })

    expect(recommendations).toMatchObject({ priority: expect.stringMatching(/^Redness: /) })
    if (Array.isArray(recommendations)) throw new Error('a list')
    expect(recommendations.morning?.length).toBeGreaterThan(1)
    expect(recommendations.evening?.length).toBeGreaterThan(1)
    expect(ingredients.beneficial.map(({ name }) => name)).toContain('PANTHENOL')
    expect(ingredients.avoid.map(({ name }) => name)).toContain('MENTHOL')
    for (const { slug, source } of [...ingredients.beneficial, ...ingredients.avoid]) {
      expect(slug).not.toBe('')
      expect(source.id).not.toBe('none')
    }
  })

  test('what helps with several concerns is advised for the strongest', () => {
    const why = (told: Parameters<typeof reading>[0]) =>
      assess(told).ingredients.beneficial.find(({ name }) => name === 'NIACINAMIDE')?.why

    expect(why({ 'dark-spots': 60, shine: 45 })).toContain('evens tone')
    expect(why({ 'dark-spots': 45, shine: 60 })).toContain('evens shine')
  })

  test('what somebody is allergic to is never advised, and says why', () => {
    const { ingredients } = assess({ lines: 60, redness: 60 }, { allergies: ['Panthenol'] })

    expect(ingredients.beneficial.map(({ name }) => name)).not.toContain('PANTHENOL')
    expect(ingredients.avoid[0]).toMatchObject({
      name: 'PANTHENOL',
      why: expect.stringContaining('You listed an allergy'),
    })
  })

  test('in pregnancy a retinoid is not advised', () => {
    expect(assess({ lines: 60 }).ingredients.beneficial.map(({ name }) => name)).toContain('RETINOL')
    const pregnant = assess({ lines: 60 }, { isPregnant: true }).ingredients
    expect(pregnant.beneficial.map(({ name }) => name)).not.toContain('RETINOL')
    expect(pregnant.avoid.map(({ name }) => name)).toContain('RETINOL')
  })

  test('FREP-10 FREP-11 a routine has one step of a kind, in the order in which they go on', () => {
    const { recommendations } = assess({ redness: 60, shine: 55, 'dark-spots': 45 })
    if (Array.isArray(recommendations)) throw new Error('a list')

    expect(recommendations.morning).toEqual([
      expect.stringMatching(/^Wash with lukewarm water/),
      expect.stringMatching(/vitamin C/),
      expect.stringMatching(/^Cream with a short list/),
      expect.stringMatching(/^A matt sunscreen/),
    ])
    expect(recommendations.evening).toEqual([
      expect.stringMatching(/^The same mild cleanser/),
      expect.stringMatching(/niacinamide/),
      expect.stringMatching(/^Cream that suits/),
    ])
  })

  test.each<[string, RegExp, Parameters<typeof reading>[0], Partial<Profile>]>([
    ['a retinoid in pregnancy', /retinoid/i, { lines: 60 }, { isPregnant: true }],
    ['what one is allergic to', /niacinamide/i, { shine: 60 }, { allergies: ['Niacinamide'] }],
    ['one of two, either will do', /salicylic/i, { 'blemish-spots': 60 }, { allergies: ['Salicylic acid'] }],
  ])('no step of a routine and no focus names %s', (_what, named, told, profile) => {
    const wordsOf = (report: ReturnType<typeof assess>) => {
      const { recommendations } = report
      if (Array.isArray(recommendations)) throw new Error('a list')
      const { priority, morning = [], evening = [] } = recommendations
      return [priority, ...morning, ...evening].join('. ')
    }
    expect(wordsOf(assess(told))).toMatch(named)
    expect(wordsOf(assess(told, profile))).not.toMatch(named)
  })

  test('DEC-35 what was not measured is not called calm', () => {
    const missing = (count: number) =>
      assess(Object.fromEntries(NAMES.slice(0, count).map((name) => [name, null])))

    expect(missing(1)).toMatchObject({
      recommendations: { priority: 'Keep what you do: nothing stands out in what was measured' },
      fullText: expect.stringContaining('Nothing stands out in what was measured.'),
    })
    for (const little of [missing(5), missing(NAMES.length)]) {
      expect(little.recommendations).toMatchObject({
        priority: expect.stringMatching(/^Another photo first/),
      })
      expect(little.fullText).not.toContain('Nothing stands out')
    }
  })

  test('nothing stands out: a plain routine and no invented concern', () => {
    const calm = assess({})

    expect(calm.concerns).toEqual([])
    expect(calm.recommendations).toMatchObject({ priority: 'Keep what you do: nothing stands out' })
  })
})

test('every reading gives a report that fits the contract and that the report reader reads back', () => {
  const value = fc.oneof(fc.constant(null), fc.double({ min: -50, max: 150, noNaN: true }))
  const zone = fc.constantFrom(...SkinZone.options)
  const measure = fc.record({
    value,
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    zone,
    at: value,
  })
  fc.assert(
    fc.property(fc.array(measure, { minLength: NAMES.length, maxLength: NAMES.length }), (all) => {
      const told = Object.fromEntries(
        all.map((one, at) => [
          NAMES[at] ?? '',
          { value: one.value, confidence: one.confidence, zones: { [one.zone]: one.at }, because: '' },
        ]),
      )
      const report = assess(told)
      SkinReport.parse(report)
      const read = readFaceReport({
        analysis: report,
        concerns: report.concerns,
        recommendations: report.recommendations,
        skinType: report.skinType?.type ?? null,
        safetyScore: report.scores.overall ?? null,
      })
      expect(read?.concerns.map(({ name }) => name)).toEqual(report.concerns.map(({ name }) => name))
      expect(read?.scores.overall.from).toBe(report.scores.overall === undefined ? 'default' : 'given')
    }),
    { numRuns: 300 },
  )
})

test('FREP-09 the focus says the step in the words of the routine, as a part of a sentence', () => {
  for (const told of [{ redness: 60 }, { shine: 60 }, { lines: 60 }, { 'dark-spots': 60 }]) {
    const { recommendations } = assess(told)
    if (Array.isArray(recommendations)) throw new Error('a list')
    const { priority = '', morning = [], evening = [] } = recommendations
    const steps = [...morning, ...evening].map((step) => step.charAt(0).toLowerCase() + step.slice(1))

    expect(
      steps.some((step) => priority.includes(step)),
      priority,
    ).toBe(true)
  }
})
