import { expect, test } from 'vitest'
import type { SkinTrend } from '../../../contract/face.ts'
import { SkinMeasureName, type SkinMeasure, type SkinReading } from '../../../contract/skin.ts'
import { measureLines, runsOf, zonesWithin } from './measure-lines.ts'

function trend(day: number, redness: Partial<SkinMeasure> | null, version = 'm-1'): SkinTrend {
  const none: SkinMeasure = { value: null, confidence: 0, zones: {}, because: 'small' }
  const all = SkinMeasureName.options.map((name) => [
    name,
    name === 'redness' ? { ...none, ...redness } : none,
  ])
  const measures = Object.fromEntries(all) as SkinReading['measures']
  return {
    score: 70,
    date: new Date(Date.UTC(2026, 10, day)).toISOString(),
    condition: 'Good',
    skinType: '',
    concerns: [],
    faceAnalysisId: 'face_0123456789abcdefghijkl',
    rules: null,
    reading: redness === null ? null : { version, warnings: [], measures },
  }
}

const redness = (trends: SkinTrend[], zone: 'nose' | null = null) =>
  measureLines(trends, zone).find(({ name }) => name === 'redness')?.points ?? []

test('DEC-35 an analysis that did not measure it has no point, and the line runs from old to new', () => {
  const trends = [trend(4, { value: 9 }), trend(3, { value: null }), trend(2, null), trend(1, { value: 0 })]

  expect(redness(trends).map(({ value }) => value)).toEqual([0, 9])
})

test('one zone has its own line and never borrows the value of the whole face', () => {
  const trends = [trend(2, { value: 9, zones: { nose: 4 } }), trend(1, { value: 8, zones: { nose: null } })]

  expect(redness(trends, 'nose').map(({ value }) => value)).toEqual([4])
  expect(zonesWithin(trends)).toEqual(['nose'])
})

test('a change of the formulas breaks the line', () => {
  const trends = [trend(3, { value: 3 }, 'm-2'), trend(2, { value: 2 }), trend(1, { value: 1 })]

  expect(runsOf(redness(trends)).map((run) => run.map(({ value }) => value))).toEqual([[1, 2], [3]])
  expect(runsOf([])).toEqual([])
})
