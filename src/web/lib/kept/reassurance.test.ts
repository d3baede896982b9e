import { expect, test } from 'vitest'
import { toldAllergenRisk, toldComedogenic } from './reassurance.ts'

test('B-91 a list without a score is called of low risk in nothing, and what was found stays', () => {
  expect(toldAllergenRisk({ allergenRisk: 'low', overallScore: null })).toBe('unknown')
  expect(toldAllergenRisk({ allergenRisk: 'high', overallScore: null })).toBe('high')
  expect(toldAllergenRisk({ allergenRisk: 'low', overallScore: 0 })).toBe('low')
  expect(toldAllergenRisk({ allergenRisk: 'low', overallScore: undefined })).toBe('low')
  expect(toldAllergenRisk({ allergenRisk: undefined, overallScore: null })).toBeUndefined()

  expect(toldComedogenic({ comedogenicRating: 1, overallScore: null })).toBeNull()
  expect(toldComedogenic({ comedogenicRating: 4, overallScore: null })).toBe('High risk')
  expect(toldComedogenic({ comedogenicRating: 1, overallScore: 90 })).toBe('Low risk')
  expect(toldComedogenic({ comedogenicRating: null, overallScore: 90 })).toBeNull()
})
