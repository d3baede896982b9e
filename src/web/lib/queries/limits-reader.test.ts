import { expect, test } from 'vitest'
import { readLimits } from './limits-reader.ts'

test('DEC-30 limits beside the name and limits under features read alike', () => {
  const rest = { usage: { analysesCount: 2, faceAnalysesCount: 0 }, canAnalyze: true, remainingAnalyses: 3 }

  const flat = readLimits({
    ...rest,
    plan: { name: 'Free', maxAnalysesPerMonth: 5, maxFaceAnalysesPerMonth: 0 },
  })
  const nested = readLimits({
    ...rest,
    plan: { name: 'Free', features: { maxAnalysesPerMonth: 5, maxFaceAnalysesPerMonth: 0 } },
  })

  expect(flat).toEqual(nested)
  expect(flat.analyses).toEqual({ used: 2, limit: 5, remaining: 3 })
})

test('SCAN-40 BILL-43 PRICE-39 what is missing defaults to Free and to no', () => {
  expect(readLimits({})).toMatchObject({ planName: 'Free', canAnalyze: false, canFaceAnalyze: false })
})

test('a null limit stays unlimited and a zero stays zero', () => {
  const { analyses, faces } = readLimits({ plan: { maxAnalysesPerMonth: null, maxFaceAnalysesPerMonth: 0 } })

  expect(analyses.limit).toBeNull()
  expect(faces.limit).toBe(0)
})

test('FACE-44 the face limit of the plan and what was used of it are understood, in both shapes', () => {
  const usage = { analysesCount: 1, faceAnalysesCount: 2 }
  const read = (plan: object) => readLimits({ plan, usage, remainingFaceAnalyses: 1, canFaceAnalyze: true })

  for (const plan of [{ maxFaceAnalysesPerMonth: 3 }, { features: { maxFaceAnalysesPerMonth: 3 } }])
    expect(read(plan)).toMatchObject({ faces: { used: 2, limit: 3, remaining: 1 }, canFaceAnalyze: true })
  expect(readLimits({}).faces).toEqual({ used: 0, limit: null, remaining: null })
})
