import { expect, test } from 'vitest'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { faceAllowanceText, reachedText } from './face-allowance.ts'
import { faceGate } from './face-gate.ts'

function limits(used: number, limit: number | null, part: Partial<Limits> = {}): Limits {
  return {
    planName: 'Standard',
    isYearly: false,
    analyses: { used: 0, limit: 50, remaining: 50 },
    faces: { used, limit, remaining: limit === null ? null : limit - used },
    canAnalyze: true,
    canFaceAnalyze: true,
    resetsAt: '2026-12-01T00:00:00.000Z',
    ...part,
  }
}

test('FACE-03 DEC-46 the line says used and maximum of this month, or of this year', () => {
  expect(faceAllowanceText(limits(2, 25))?.line).toBe('2 of 25 face analyses used this month')
  expect(faceAllowanceText(limits(2, 36, { isYearly: true }))?.line).toBe(
    '2 of 36 face analyses used this year',
  )
})

test('FACE-21 B-36 three or fewer left are said, neutrally until one was used', () => {
  expect(faceAllowanceText(limits(21, 25))?.note).toBeNull()
  expect(faceAllowanceText(limits(22, 25))?.note).toMatchObject({ tone: 'caution' })
  expect(faceAllowanceText(limits(0, 3))?.note).toMatchObject({ tone: 'plain' })
  expect(faceAllowanceText(limits(1, 3))?.note?.text).toContain('2 face analyses left this month.')
})

test('FACE-22 one or none left adds the way to more, and only where there is more', () => {
  expect(faceAllowanceText(limits(1, 3))?.canUpgrade).toBe(false)
  expect(faceAllowanceText(limits(2, 3))).toMatchObject({
    canUpgrade: true,
    note: { text: expect.stringContaining('A higher plan gives you more.') as string },
  })
  expect(faceAllowanceText(limits(24, 25, { planName: 'Premium' }))?.canUpgrade).toBe(false)
})

test('FACE-20 DEC-32 at the limit Standard is led to the plans, Premium sees the date it starts again', () => {
  expect(faceAllowanceText(limits(3, 3))).toMatchObject({
    canUpgrade: true,
    note: {
      title: 'Limit Reached',
      text: expect.stringContaining(
        'Monthly face analysis limit reached. Please upgrade your plan to continue.',
      ) as string,
    },
  })
  expect(faceAllowanceText(limits(25, 25, { planName: 'Premium' }))).toMatchObject({
    canUpgrade: false,
    note: { title: 'Limit Reached', text: 'Counting starts again on Dec 1, 2026.' },
  })
})

test('DEC-31 a plan without face analyses has no line: that is told before any photo, in words of its own', () => {
  expect(faceAllowanceText(limits(0, 0))).toBeNull()
})

test('FACE-19 FACE-20 DEC-32 one too many is refused with the way to more, or with the day it starts again', () => {
  expect(reachedText(limits(3, 3)).text).toContain(
    'Monthly face analysis limit reached. Please upgrade your plan to continue.',
  )
  expect(reachedText(limits(25, 25, { planName: 'Premium' })).text).toBe(
    'Counting starts again on Dec 1, 2026.',
  )
  expect(reachedText(undefined).title).toBe('Limit Reached')
})

test('FACE-43 DEC-30 DEC-31 not yet known, not included, used up and open are four things', () => {
  expect(faceGate(undefined)).toBe('unknown')
  expect(faceGate(limits(0, 0, { canFaceAnalyze: false }))).toBe('not-included')
  expect(faceGate(limits(3, 3, { canFaceAnalyze: false }))).toBe('reached')
  expect(faceGate(limits(1, 3, { canFaceAnalyze: false }))).toBe('reached')
  expect(faceGate(limits(1, 3))).toBe('open')
  expect(faceGate(limits(900, null))).toBe('open')
})
