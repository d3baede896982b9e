import { expect, test } from 'vitest'
import type { z } from 'zod'
import { FaceAnalysis } from './face.ts'
import { FeedbackRequest } from './feedback.ts'
import { Comedogenic, Concentration, Deduction, Span } from './finding.ts'
import { FREE_PLAN, PLANS } from './plan-catalogue.ts'
import { PlanName } from './plans.ts'
import { MeasuredConcern, PhotoReceipt, ScorePart, ScoreWhy } from './skin-report.ts'
import { Preferences, ProfileUpdate, SkinType, User } from './user.ts'

const USER = {
  id: 'usr_0123456789abcdefghijkl',
  username: 'ana',
  email: 'ana@example.test',
  firstName: null,
  lastName: null,
  skinType: null,
  allergies: ['Nickel', 'Parfum'],
  preferences: { veganOnly: true, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
  isEmailVerified: false,
  role: 'user',
}

test('DATA-01 PROF-06 preferences are the three booleans and nothing in their place', () => {
  expect(User.parse(USER).preferences).toEqual(USER.preferences)
  for (const name of ['veganOnly', 'naturalOnly', 'lowComedogenic'] as const) {
    for (const wrong of ['yes', 1, null]) {
      expect(Preferences.safeParse({ ...USER.preferences, [name]: wrong }).success).toBe(false)
      expect(ProfileUpdate.safeParse({ preferences: { [name]: wrong } }).success).toBe(false)
    }
    expect(ProfileUpdate.parse({ preferences: { [name]: true } })).toEqual({ preferences: { [name]: true } })
  }
})

test('DATA-02 allergies are a list of text', () => {
  expect(User.parse(USER).allergies).toEqual(['Nickel', 'Parfum'])
  for (const wrong of ['Nickel', [1], [null], { 0: 'Nickel' }])
    expect(User.safeParse({ ...USER, allergies: wrong }).success).toBe(false)
})

const FACE = {
  id: 'face_0123456789abcdefghijkl',
  shareId: '11111111-2222-4333-8444-555555555555',
  createdAt: '2026-11-21T12:00:00.000Z',
  safetyScore: 74,
  skinType: 'combination',
  isPublic: false,
  ownerName: null,
  concerns: [
    { name: 'acne', severity: 3 },
    { name: 'wrinkles', severity: 2 },
    { name: 'dark spots', severity: 5 },
  ],
  recommendations: { morning: ['Cleanse'], evening: ['Moisturise'] },
  analysis: { scores: { overall: 74 } },
}

test('DATA-05 DATA-12 a face analysis has its type, concerns, health score and routine, in every shape they come in', () => {
  expect(FaceAnalysis.parse(FACE)).toEqual(FACE)
  expect(FaceAnalysis.parse({ ...FACE, concerns: ['acne'], recommendations: ['Cleanse'] }).concerns).toEqual([
    'acne',
  ])
  expect(FaceAnalysis.parse({ ...FACE, analysis: 'Skin type: dry' }).analysis).toBe('Skin type: dry')
  for (const name of Object.keys(FACE))
    expect(FaceAnalysis.safeParse({ ...FACE, [name]: undefined }).success, name).toBe(false)
  for (const type of ['oily', 'dry', 'combination', 'sensitive'])
    expect(SkinType.safeParse(type).success).toBe(true)
})

test('DATA-08 a message has four fields, and all of them are text', () => {
  const message = {
    name: 'Bea Lund',
    email: 'bea@example.test',
    subject: 'A question',
    message: 'How is it made?',
  }
  expect(FeedbackRequest.parse(message)).toEqual(message)
  for (const name of Object.keys(message))
    for (const wrong of [undefined, null, 5, ['text']])
      expect(FeedbackRequest.safeParse({ ...message, [name]: wrong }).success, name).toBe(false)
})

test('DATA-10 the plans are Free, Standard and Premium, and Free is what an account begins with', () => {
  expect(PlanName.options).toEqual(['Free', 'Standard', 'Premium'])
  expect([...new Set(PLANS.map(({ name }) => name))]).toEqual(PlanName.options)
  expect(FREE_PLAN).toMatchObject({ name: 'Free', price: 0 })
})

const SOURCE = { id: 'a', title: 'A source', date: '2026-01-01' }
const PART = { measure: 'shine', value: 1, percentile: 50, people: 9, score: 50, weight: 0.5 }
const CONCERN = {
  name: 'Shine',
  severity: 5,
  description: '',
  visible: true,
  measure: 'shine',
  value: 1,
  confidence: 0.5,
  zones: [],
}
const RECEIPT = { bytes: 9, readAt: '2026-11-21T12:00:00.000Z', ms: 1, isStored: false, sentTo: null }
const RANGE = { min: 1, max: 2, isDisputed: false, source: SOURCE }

/** Each figure of a stored result with its two ends; one step beyond either is refused. */
test.each<[string, z.ZodType, object, string, number, number | null, number]>([
  ['a score’s part', ScorePart, PART, 'percentile', 0, 100, 0.1],
  ['a score’s part', ScorePart, PART, 'people', 1, null, 1],
  ['a score’s part', ScorePart, PART, 'score', 0, 100, 0.1],
  ['a score’s part', ScorePart, PART, 'weight', 0, 1, 0.01],
  ['a score', ScoreWhy, { parts: [PART], confidence: 0.5 }, 'confidence', 0, 1, 0.01],
  ['a concern', MeasuredConcern, CONCERN, 'severity', 0, 10, 0.1],
  ['a concern', MeasuredConcern, CONCERN, 'confidence', 0, 1, 0.01],
  ['a receipt', PhotoReceipt, RECEIPT, 'bytes', 1, null, 1],
  ['a receipt', PhotoReceipt, RECEIPT, 'ms', 0, null, 0.1],
  ['a rating', Comedogenic, RANGE, 'min', 0, 5, 0.1],
  ['a rating', Comedogenic, RANGE, 'max', 0, 5, 0.1],
  ['a place', Span, { start: 1, end: 2 }, 'start', 0, null, 1],
  ['a place', Span, { start: 1, end: 2 }, 'end', 0, null, 1],
  ['an amount', Concentration, { value: 1, unit: '%' }, 'value', 0, null, 0.1],
  ['a deduction', Deduction, { ingredient: 1, rule: 'a', points: 1 }, 'ingredient', 0, null, 1],
  ['a deduction', Deduction, { ingredient: 1, rule: 'a', points: 1 }, 'points', 0, null, 0.1],
])('%s: its figure has two ends (%#)', (_what, schema, one, field, least, most, step) => {
  const takes = (value: unknown) => schema.safeParse({ ...one, [field]: value }).success

  expect([takes(least - step), takes(least), takes(least + step)]).toEqual([false, true, true])
  if (most === null) expect(takes(1_000_000)).toBe(true)
  else expect([takes(most - step), takes(most), takes(most + step)]).toEqual([true, true, false])
  for (const wrong of ['1', null, Number.NaN, undefined]) expect(takes(wrong)).toBe(false)
})

test('a photo is never stored, and counts of people, bytes and places are whole', () => {
  expect(PhotoReceipt.safeParse({ ...RECEIPT, isStored: true }).success).toBe(false)
  for (const [schema, one, field] of [
    [ScorePart, PART, 'people'],
    [PhotoReceipt, RECEIPT, 'bytes'],
    [Span, { start: 1, end: 2 }, 'start'],
    [Deduction, { ingredient: 1, rule: 'a', points: 1 }, 'ingredient'],
  ] as const)
    expect(schema.safeParse({ ...one, [field]: 1.5 }).success, field).toBe(false)
})
