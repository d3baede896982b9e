import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SkinMeasureName, SkinZone, type SkinMeasure, type SkinReading } from '../../contract/skin.ts'
import { SkinReport } from '../../contract/skin-report.ts'
import { readFaceReport } from '../../contract/face-report/read-report.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Profile } from '../profile.ts'
import { assessSkin } from './assess-skin.ts'
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
    quality: {
      eyeDistancePx: 300,
      yawDegrees: 0,
      pitchDegrees: 0,
      rollDegrees: 0,
      cheekLuminance: 0.4,
      clipped: 0,
      lostColour: 0,
      sideLightRatio: 1,
      sharpness: 0.5,
    },
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

  test('FREP-02 without shine or dryness there is no type rather than a guess', () => {
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
