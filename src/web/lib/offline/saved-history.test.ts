import { expect, test } from 'vitest'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { CosmeticHistoryQuery, SkinHistoryQuery } from '../../../contract/history.ts'
import type { FaceAnalysisSummary } from '../../../contract/face.ts'
import { savedCosmeticHistory, savedSkinHistory, wordsOfAnalysis } from './saved-history.ts'

const row = (day: number, rest: Partial<AnalysisSummary> = {}): AnalysisSummary => ({
  id: `ana_${String(day).padStart(22, '0')}`,
  shareId: `0b7c4c9e-7f0a-4c4e-9a59-${String(day).padStart(12, '0')}`,
  productName: `Day ${day}`,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  isPublic: false,
  ownerName: null,
  status: 'complete',
  overallScore: 70,
  isPartial: false,
  comedogenicRating: null,
  veganStatus: true,
  ingredientCount: 3,
  alertCount: 0,
  ...rest,
})
const today = { overallScore: 70, isPartial: false, veganStatus: true, alertCount: 0, lawChangeCount: 0 }

const ROWS = [
  row(1, { overallScore: null }),
  row(2, { overallScore: 85 }),
  row(3, { overallScore: 85, today: { ...today, overallScore: 55 } }),
  row(4, { overallScore: 40, alertCount: 2 }),
  row(5, { overallScore: 85, alertCount: 2, today: { ...today, overallScore: 90 } }),
  row(6, { veganStatus: false }),
  row(7, { today: { ...today, veganStatus: false, lawChangeCount: 2 } }),
  row(8),
]
const named = ROWS.map((one) => ({
  row: one,
  words: wordsOfAnalysis(one.productName, [
    { printed: 'Crème de Shea', name: 'BUTYROSPERMUM PARKII BUTTER' },
  ]),
}))
const days = (asked: object, rows = named) =>
  savedCosmeticHistory(rows, CosmeticHistoryQuery.parse(asked)).items.map(({ productName }) =>
    Number(productName.slice(4)),
  )

test.each([
  [{ filter: 'high-risk' }, [4, 3]],
  [{ filter: 'safe' }, [5, 2]],
  [{ filter: 'vegan' }, [8, 5, 4, 3, 2, 1]],
  [{ filter: 'alerts' }, [4]],
  [{ sort: 'oldest' }, [1, 2, 3, 4, 5, 6]],
  [{ sort: 'score-high' }, [5, 3, 2, 8, 7, 6]],
  [{ sort: 'score-low' }, [4, 8, 7, 6, 5, 3]],
  [{ sort: 'score-low', page: 2 }, [2, 1]],
  [{ page: 9 }, [2, 1]],
  [{ search: 'day 3' }, [3]],
  [{ search: ' CREME de  shea ', page: 2 }, [2, 1]],
  [{ search: 'parkii', filter: 'alerts' }, [4]],
  [{ search: 'lanolin' }, []],
])('UX-19 the saved history answers %o as the server would', (asked, wanted) => {
  expect(days(asked)).toEqual(wanted)
})

test('UX-19 what the law changed is told of all that is saved, whatever is asked for', () => {
  const { changedByLaw, total, pages } = savedCosmeticHistory(
    named,
    CosmeticHistoryQuery.parse({ search: 'day 3' }),
  )

  expect(changedByLaw).toMatchObject({ total: 1, newest: [{ productName: 'Day 7' }] })
  expect({ total, pages }).toEqual({ total: 1, pages: 1 })
})

test('UX-19 an unnamed product and its known names are found', () => {
  expect(wordsOfAnalysis('', [{ name: 'AQUA' }])).toBe('unnamed product aqua')
})

test('UX-19 saved skin reports are found by type and concern', () => {
  const face = (day: number, rest: Partial<FaceAnalysisSummary>): FaceAnalysisSummary => ({
    id: `face_${String(day).padStart(22, '0')}`,
    shareId: `0b7c4c9e-7f0a-4c4e-9a59-${String(day).padStart(12, '0')}`,
    createdAt: `2026-11-0${day}T10:00:00.000Z`,
    safetyScore: 60 + day,
    skinType: 'dry',
    isPublic: false,
    ownerName: null,
    concerns: ['Redness'],
    ...rest,
  })
  const rows = [
    face(1, {}),
    face(2, { skinType: null, concerns: [{ name: 'Pores', severity: 4 }] }),
    face(3, {}),
  ]
  const found = (asked: object) =>
    savedSkinHistory(rows, SkinHistoryQuery.parse(asked)).items.map(({ safetyScore }) => safetyScore)

  expect(found({})).toEqual([63, 62, 61])
  expect(found({ filter: 'dry', sort: 'score-low' })).toEqual([61, 63])
  expect(found({ search: 'pores' })).toEqual([62])
  expect(found({ search: 'unknown' })).toEqual([62])
})
