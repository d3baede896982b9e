import { fc } from '../../contract/seeded-fast-check.test-support.ts'
import { describe, expect, test } from 'vitest'
import { SkinMeasureName, SkinZone, type SkinMeasure, type SkinReading } from '../../contract/skin.ts'
import { SkinReport } from '../../contract/skin-report.ts'
import { readFaceReport } from '../../contract/older-shapes/face-report.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Profile } from '../profile.ts'
import { assessSkin } from './assess-skin.ts'
import { GOOD_PHOTO } from './sample-faces.test-support.ts'
import { percentileOf, scoreOf, severityOf } from './scale.ts'
import type { Reference } from './scores.ts'

const knowledge = realKnowledge()
const NAMES = SkinMeasureName.options
const q = { p10: 10, p25: 20, p50: 30, p80: 40, p90: 50, p98: 70, people: 20, perPigment: 0 }
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
    acneSeverity: null,
    pigment: null,
    ita: null,
  }
}

const assess = (told: Parameters<typeof reading>[0], profile: Partial<Profile> = {}) =>
  assessSkin(reading(told), { reference, profile: { ...nobody, ...profile }, knowledge })

describe('scales', () => {
  test.each([
    [10, 10, 0, 95],
    [20, 25, 0.5, 87],
    [30, 50, 1, 76],
    [40, 80, 2.5, 58],
    [50, 90, 4, 46],
    [70, 98, 7, 28],
    [90, 99, 10, 20],
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
    const flat = { p10: 5, p25: 5, p50: 5, p80: 5, p90: 5, p98: 5, people: 20, perPigment: 0 }
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
    ['hydration', { 'dryness-appearance': 90 }, 20],
    ['clarity', { 'blemish-spots': 90 }, 52],
    ['clarity', { 'dark-spots': 90 }, 60],
    ['clarity', { redness: 90 }, 60],
    ['texture', { texture: 90 }, 42],
    ['texture', { lines: 90 }, 54],
    ['tone', { unevenness: 90 }, 52],
    ['tone', { 'under-eye-darkness': 90 }, 60],
    ['tone', { redness: 90 }, 60],
    ['overall', { 'dryness-appearance': 90 }, 65],
    ['overall', { 'blemish-spots': 90, 'dark-spots': 90 }, 64],
    ['overall', { texture: 90, lines: 90 }, 59],
    ['overall', { unevenness: 90, 'under-eye-darkness': 90 }, 68],
    ['overall', { shine: 90 }, 76],
  ] as const)('FREP-05 %s with %j is %i', (axis, told, score) => {
    expect(assess(told).scores[axis]).toBe(score)
  })

  test('DEC-35 a score needs a confidence of 0.35, a concern one of 0.4', () => {
    const dry = (confidence: number) => assess({ 'dryness-appearance': sure(90, confidence) })

    expect(dry(0.34).scores).not.toHaveProperty('hydration')
    expect(dry(0.35).scores).toMatchObject({ hydration: 20 })
    expect(dry(0.39).concerns).toEqual([])
    expect(dry(0.4).concerns).toMatchObject([{ name: 'Dry Look', value: 90, confidence: 0.4 }])
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
        { measure: 'redness', value: 40, percentile: 80, people: 20, score: 58, weight: 1 / 6 },
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
    ['Sensitive', 'the skin is red', { shine: shine(20, 1, 1), 'dryness-appearance': 20, redness: 55 }],
    ['Normal', 'nothing stands out', { shine: shine(25, 1, 1), 'dryness-appearance': 25 }],
  ])('FREP-02 %s where %s', (primary, _what, told) => {
    expect(assess(told).skinType).toMatchObject({ primary })
    expect(assess(told).skinType?.because).not.toBe('')
  })

  const LITTLE = 'The T-zone shines a little more than the cheeks.'
  const CLEARLY = 'The T-zone shines clearly more than the cheeks.'
  const BESIDE_DRY = 'The T-zone shines more and the cheeks look drier than on most faces.'
  const ALL = 'Forehead, nose and cheeks all shine.'
  const NOTHING = 'Neither shine nor dryness stands out.'
  /** 30 is the 50th percentile of what was measured, some 33.3 the 60th, 38.3 the 75th, 45 the 85th. */
  test.each<[string, string, number, [t: number, cheeks: number], number, number | null]>([
    ['oily', ALL, 30, [35, 35], 10, 30],
    ['oily', ALL, 30, [35, 35], 38.3, 30],
    ['dry', 'The cheeks look rougher than on most photos.', 30, [35, 35], 38.4, 30],
    ['normal', NOTHING, 29.9, [35, 35], 10, 30],
    ['normal', NOTHING, 30, [34.9, 35], 10, 30],
    ['normal', NOTHING, 30, [35, 34.9], 10, 30],
    ['combination', BESIDE_DRY, 33.4, [12, 1], 33.4, 30],
    ['combination', LITTLE, 33.4, [12, 1], 33.3, 30],
    ['normal', NOTHING, 33.3, [12, 1], 33.4, 30],
    ['oily', CLEARLY, 38.4, [12, 1], 33.3, 30],
    ['combination', LITTLE, 38.3, [12, 1], 33.3, 30],
    ['combination', BESIDE_DRY, 38.4, [12, 1], 38.4, 30],
    ['dry', 'The cheeks look rougher than on most photos.', 33.3, [12, 1], 38.4, 60],
    ['normal', NOTHING, 33.3, [12, 1], 38.3, 30],
    ['sensitive', 'The skin is clearly redder than on most photos.', 33.4, [12, 1], 33.3, 45],
    ['combination', LITTLE, 33.4, [12, 1], 33.3, 44.9],
    ['combination', LITTLE, 33.4, [12, 1], 33.3, null],
  ])('FREP-02 %s, because %s', (type, because, value, [t, cheeks], dryness, redness) => {
    const told = { shine: shine(value, t, cheeks), 'dryness-appearance': dryness, redness }

    expect(assess(told).skinType).toMatchObject({ type, because, confidence: 1 })
  })

  test('FREP-02 a T-zone that shines less than the cheeks is no reason for a type, however rare that is', () => {
    const dark = { ...q, p10: -60, p25: -50, p50: -40, p80: -30, p90: -20, p98: -10 }
    const told = reading({ shine: shine(-5, 12, 17), 'dryness-appearance': 10 })
    const { skinType, concerns } = assessSkin(told, {
      reference: { ...reference, shine: dark },
      profile: nobody,
      knowledge,
    })

    expect(skinType).toMatchObject({ type: 'normal', because: NOTHING })
    expect(concerns).toEqual([])
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
      value: 75,
      confidence: 0.9,
      zones: { nose: 90, 'left-cheek': 70, 'right-cheek': 10 },
      because: '',
    }
    const { concerns } = assess({ redness, shine: 42 })

    expect(concerns.map(({ name }) => name)).toEqual(['Redness', 'Shine'])
    expect(concerns[0]).toMatchObject({ severity: 7.7, zones: ['nose', 'left-cheek'], visible: true })
    expect(concerns[0]?.description).toContain('most on the nose and on the left cheek')
    expect(concerns[0]?.description).toContain('More than on 20 of 20 ordinary faces')
  })

  test('FREP-08 FREP-18 named from the 80th percentile, moderate from the 90th, severe from the 98th', () => {
    const named = (redness: number) => assess({ redness }).concerns.map(({ severity }) => severity)

    expect(named(39.9)).toEqual([])
    expect(named(40)).toEqual([2.5])
    expect(named(49.99)).toEqual([3.9])
    expect(named(50)).toEqual([4])
    expect(named(69.9)).toEqual([6.9])
    expect(named(70)).toEqual([7])
    expect(named(900)).toEqual([10])
  })

  test.each(NAMES)(
    'FREP-18 %s is severe, and sends to a professional, only where it agrees with people',
    (name) => {
      const [concern] = assess({ [name]: 900 }).concerns
      const agrees = name === 'redness'

      expect(concern?.severity).toBe(agrees ? 10 : 6.9)
      const { fullText } = assess({ [name]: 900 })
      expect(fullText.includes('is new or bothers you, have a professional look at it')).toBe(agrees)
    },
  )

  test('FREP-08 the norm is that of skin of the same tone, and never of less or more than skin has', () => {
    const norm = { ...q, perPigment: 0.5 }
    const severity = (pigment: number | null) => {
      const told = { ...reading({ redness: 55 }), pigment }
      const { concerns } = assessSkin(told, {
        reference: { ...reference, redness: norm },
        profile: nobody,
        knowledge,
      })
      return concerns.find(({ measure }) => measure === 'redness')?.severity
    }

    expect(severity(null)).toBe(severity(14))
    expect(severity(14)).toBe(4.7)
    expect(severity(24)).toBe(4)
    expect(severity(4)).toBe(5.5)
    expect(severity(50)).toBe(severity(32))
    expect(severity(400)).toBeUndefined()
    expect(severity(-400)).toBe(severity(0))
  })

  test('FREP-08 the rank of a concern is the one of its reason and of its place', () => {
    for (let value = 40; value < 90; value += 0.7) {
      const { concerns, why, standings } = assess({ redness: value })
      const part = why.tone?.parts.find(({ measure }) => measure === 'redness')
      const { percentile = NaN, people = NaN } = standings?.redness ?? {}
      expect(part).toMatchObject({ percentile, people })
      expect(concerns[0]?.description).toContain(
        `More than on ${Math.round((percentile / 100) * people)} of ${people} ordinary faces`,
      )
    }
  })

  test('DEC-35 FREP-08 whatever was measured has a place among ordinary faces, zones of redness too', () => {
    const told = { value: 45, confidence: 1, zones: { nose: 70, chin: 10, forehead: null }, because: '' }
    const { standings } = assess({ redness: told, shine: told, lines: null })

    expect(standings?.redness).toEqual({ percentile: 85, people: 20, zones: { nose: 98, chin: 10 } })
    expect(standings?.shine).toEqual({ percentile: 85, people: 20 })
    expect(standings).not.toHaveProperty('lines')
  })

  test('FREP-08 FREP-09 of equal ones that which agrees with people comes first, then names; the rank counts faces', () => {
    const { concerns } = assess({ texture: 60, redness: 60, 'dark-spots': 60, shine: 55 })

    expect(concerns.map(({ name }) => name)).toEqual(['Redness', 'Dark Spots', 'Uneven Texture', 'Shine'])
    expect(concerns[1]?.description).toBe(
      'Single spots are darker than the skin around them. More than on 19 of 20 ordinary faces.',
    )
    expect(assess({ redness: 70 }).concerns[0]?.description).toBe(
      'The skin is redder than calm skin of this tone. More than on 20 of 20 ordinary faces.',
    )
    expect(concerns[3]?.description).toContain('More than on 18 of 20 ordinary faces')
  })

  test.each([
    [{ nose: 5, chin: 5 }, ['nose', 'chin'], ', much alike on the nose and on the chin.'],
    [{ nose: 4, 'left-cheek': 0, chin: 2 }, ['nose'], ', most on the nose.'],
    [
      { chin: 8, nose: 9, forehead: 10, 'left-cheek': 1 },
      ['forehead', 'nose', 'chin'],
      'most on the forehead, on the nose and on the chin.',
    ],
    [
      { 'right-cheek': 9, nose: 8.9, 'left-cheek': 8.8 },
      ['right-cheek', 'nose', 'left-cheek'],
      ', much alike on both cheeks and on the nose.',
    ],
    [{ 'left-under-eye': 4, 'left-crows-feet': 1 }, ['left-under-eye'], ', most below the left eye.'],
    [{}, [], 'darker than the skin around them. More than'],
    [{ nose: -1 }, [], 'darker than the skin around them. More than'],
    [{ nose: 6, chin: null }, ['nose'], ', seen on the nose.'],
  ])('FREP-08 of the zones %j the concern names %j', (zones, named, words) => {
    const [concern] = assess({ 'dark-spots': { value: 45, confidence: 1, zones, because: '' } }).concerns

    expect(concern?.zones).toEqual(named)
    expect(concern?.description).toContain(words)
  })

  test('FREP-08 a zone that the map calls usual is no place of redness, though none is redder', () => {
    const zones = { 'left-cheek': 39, 'right-cheek': 41, nose: 42, chin: 12 }
    const [concern] = assess({ redness: { value: 41, confidence: 1, zones, because: '' } }).concerns

    expect(concern?.zones).toEqual(['nose', 'right-cheek'])
    expect(concern?.description).toContain('most on the nose and on the right cheek.')
  })

  test('DEC-35 FREP-08 what tone alone could have moved as far as a concern is neither scored nor named, and says why', () => {
    const slopes = { ...reference, texture: { ...q, perPigment: 0.5 } }
    const reportAt = (pigment: number) =>
      assessSkin({ ...reading({ texture: 900 }), pigment }, { reference: slopes, profile: nobody, knowledge })
    const [near, beyond] = [reportAt(52), reportAt(52.1)]

    expect(near.concerns.map(({ measure }) => measure)).toEqual(['texture'])
    expect(beyond.concerns).toEqual([])
    expect(beyond.standings).not.toHaveProperty('texture')
    expect(beyond.reading.measures.texture).toMatchObject({
      value: null,
      because: expect.stringContaining('darker, or the light warmer'),
    })
    expect(beyond.scores.texture).toBeUndefined()
    expect(beyond.standings).toHaveProperty('redness')
    expect(beyond.fullText).toContain('Nothing stands out in what was measured.')
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
      'On this photo your skin looks like normal skin. Neither shine nor dryness stands out. What stands out most: fine lines, uneven tone, uneven texture. This is an estimate of appearance from one photo, not a medical finding.',
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
      expect.stringMatching(/^A cream made for sensitive skin/),
      expect.stringMatching(/^Sunscreen with SPF 30 or more, without oil/),
    ])
    expect(recommendations.evening).toEqual([
      expect.stringMatching(/^A mild cleanser/),
      expect.stringMatching(/niacinamide/),
      expect.stringMatching(/^A light cream without oil/),
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

  test('DEC-35 what would stand out, were the photo surer of it, is not called calm either', () => {
    const unsure = (value: number, confidence: number) =>
      assess({ lines: { value, confidence, zones: {}, because: '' } })

    expect(unsure(45, 0.39)).toMatchObject({
      concerns: [],
      recommendations: { priority: 'Keep what you do: nothing stands out surely on this photo' },
      fullText: expect.stringContaining('Nothing stands out surely.'),
    })
    expect(unsure(45, 0.4).concerns).toHaveLength(1)
    expect(unsure(39, 0.39).fullText).toContain('Nothing stands out. ')
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

test('FREP-10 FREP-11 the stronger of two concerns decides both creams, and what is to be avoided is in none', () => {
  const creams = (told: Parameters<typeof reading>[0]) => {
    const { recommendations, ingredients } = assess(told)
    if (Array.isArray(recommendations)) throw new Error('a list')
    const { morning = [], evening = [] } = recommendations
    return {
      all: [...morning, ...evening].filter((step) => /cream|ointment/i.test(step)).join('. '),
      helps: ingredients.beneficial.map(({ name }) => name),
    }
  }
  for (const light of ['shine', 'blemish-spots']) {
    expect(creams({ [light]: 60, 'dryness-appearance': 50 }).all).toMatch(
      /^A light cream .*\. A light cream /,
    )
    expect(creams({ [light]: 50, 'dryness-appearance': 60 }).all).toContain('A rich cream')
  }
  expect(creams({ shine: 41, 'dryness-appearance': 60 }).helps).not.toContain('PETROLATUM')
  expect(creams({ shine: 41, 'dryness-appearance': 60 }).all).not.toMatch(/ointment/i)
  expect(creams({ 'dryness-appearance': 60 }).helps).toContain('PETROLATUM')
})

test('FREP-10 FREP-12 redness too unsure to be named advises nothing, but keeps away what would sting', () => {
  const told = (confidence: number) => ({
    redness: { value: 75, confidence, zones: {}, because: '' },
    lines: 60,
    'blemish-spots': 60,
  })
  const wordsOf = ({ recommendations, ingredients }: ReturnType<typeof assess>) =>
    JSON.stringify([recommendations, ingredients.beneficial])
  const unsure = assess(told(0.39))

  expect(unsure.concerns.map(({ measure }) => measure)).not.toContain('redness')
  expect(wordsOf(unsure)).not.toMatch(/retino|salicylic|benzoyl/i)
  expect(unsure.ingredients.avoid.map(({ name }) => name)).not.toContain('MENTHOL')
  expect(wordsOf(assess({ ...told(0.39), redness: 30 }))).toMatch(/salicylic.*RETINOL/i)
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
