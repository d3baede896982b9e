import { expect, test } from 'vitest'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { readList } from '../../../contract/older-shapes/lists.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { figuresOf } from './figures.ts'
import { recentOf } from './recent-card.tsx'
import { usageAlert } from './usage-alert.ts'

function limits(used: number, limit: number | null, part: Partial<Limits> = {}): Limits {
  return {
    planName: 'Free',
    isYearly: false,
    analyses: { used, limit, remaining: null },
    faces: { used: 0, limit: 0, remaining: 0 },
    canAnalyze: true,
    canFaceAnalyze: false,
    resetsAt: '2026-12-01T00:00:00.000Z',
    ...part,
  }
}

test('DASH-04 DASH-05 DASH-06 DASH-07 the alert rises at 60, 80 and 100 %', () => {
  expect(usageAlert(limits(59, 100))).toBeNull()
  expect(usageAlert(limits(60, 100))?.severity).toBe('medium')
  expect(usageAlert(limits(80, 100))?.severity).toBe('high')
  expect(usageAlert(limits(100, 100))?.severity).toBe('critical')
})

test('DASH-10 B-33 unlimited and not-included allowances never raise it', () => {
  expect(usageAlert(limits(900, null))).toBeNull()
  expect(usageAlert(limits(0, 0))).toBeNull()
})

test('DASH-08 DASH-09 DEC-32 the button names the next plan, and there is none above Premium', () => {
  expect(usageAlert(limits(5, 5))?.upgrade).toBe('Upgrade Plan')
  expect(usageAlert(limits(50, 50, { planName: 'Standard' }))?.upgrade).toBe('Upgrade to Premium')
  const premium = usageAlert(
    limits(0, null, { planName: 'Premium', faces: { used: 25, limit: 25, remaining: 0 } }),
  )
  expect(premium?.upgrade).toBeNull()
  expect(premium?.lines.join(' ')).toContain('Dec 1, 2026')
})

test('DASH-23 DASH-24 B-31 at most five entries, without the one that is open', () => {
  const entries = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id }))

  expect(recentOf(entries).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(recentOf(entries, 'b').map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e', 'f'])
})

const summary = (part: Partial<AnalysisSummary>): AnalysisSummary => ({
  id: 'ana_0123456789abcdefghijkl',
  shareId: '0b7c4c9e-7f0a-4c4e-9a59-3f2f1f7f2b11',
  productName: '',
  createdAt: '2026-11-05T10:00:00.000Z',
  isPublic: false,
  ownerName: null,
  status: 'complete',
  overallScore: 80,
  isPartial: false,
  comedogenicRating: null,
  veganStatus: true,
  ingredientCount: 10,
  alertCount: 0,
  ...part,
})

test('DASH-11..19 B-30 totals count both kinds, averages only what completed and was scored', () => {
  const figures = figuresOf(
    [
      summary({ overallScore: 81 }),
      summary({ overallScore: null }),
      summary({ status: 'failed', overallScore: 10 }),
    ],
    2,
  )

  expect(figures).toEqual({
    total: 5,
    average: 81,
    averageOf: { scored: 1, complete: 2 },
    ingredients: 20,
    completed: 67,
  })
})

test('DASH-13 DEC-29 without analyses there is no data, and no NaN', () => {
  expect(figuresOf([], 0)).toEqual({
    total: 0,
    average: null,
    averageOf: null,
    ingredients: 0,
    completed: null,
  })
})

const listed = (part: Record<string, unknown>) => {
  const { status: _status, ...row } = summary({})
  const [read] = readList([{ ...row, ...part }])
  if (read === undefined) throw new Error('a row got lost')
  return read
}

test.each([
  ['DASH-16', 'NO_INGREDIENTS_FOUND'],
  ['DASH-17', 'ERROR: model said nothing'],
  ['DASH-18', 'RATE_LIMITED'],
  ['DASH-19', 'the run FAILED'],
])('%s an old row without a status whose text holds %s counts as unsuccessful', (_id, ingredientsList) => {
  const rows = [listed({ ingredientsList }), listed({ ingredientsList: 'Aqua, Glycerin' })]

  expect(figuresOf(rows, 0)).toMatchObject({ completed: 50, average: 80 })
})

test('B-80 DASH-15 small letters are no such word, a status is believed before the text, and a row with neither is complete', () => {
  expect(listed({ ingredientsList: 'Aqua (a failed error)' }).status).toBe('complete')
  expect(listed({ ingredientsList: 'FAILED', status: 'complete' }).status).toBe('complete')
  expect(listed({ status: 'failed', failure: 'no-list' })).toMatchObject({
    status: 'failed',
    failure: 'no-list',
  })
  expect(listed({ status: 'strange', failure: 'strange' }).status).toBe('complete')
})
