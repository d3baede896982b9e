import { expect, test } from 'vitest'
import { safetyTone } from '../../../contract/bands.ts'
import { SITE_DEFAULTS } from '../../../contract/site-defaults.ts'
import { analyze } from '../../../engine/analyze.ts'
import { realKnowledge } from '../../../engine/knowledge/folder.test-support.ts'
import { isStillExpected } from './install.tsx'
import { labelPieces } from './live/pack-label.tsx'
import { SAMPLE_LABEL } from './demo-card.tsx'

test('LAND-09 the label of the demo is one that the engine gives these very values', () => {
  const text = `INGREDIENTS: ${SAMPLE_LABEL.map(({ name }) => name).join(', ')}`

  const results = analyze(text, realKnowledge())

  expect(results.overallScore).toBe(87)
  expect(results.veganStatus).toBe(true)
  expect(results.allergenRisk).toBe('low')
  expect(results.ingredients.map(({ safetyScore }) => safetyTone(safetyScore))).toEqual(
    SAMPLE_LABEL.map(({ tone }) => tone),
  )
})

test.each([
  ['2025-12-31T23:59:59Z', true],
  ['2026-01-01T00:00:00Z', false],
])('DEC-44 at %s the quarter is announced: %s', (now, isExpected) => {
  expect(isStillExpected(SITE_DEFAULTS.apps, new Date(now))).toBe(isExpected)
})

test('a label cut into names and what stands between them is the same label again', () => {
  const text = 'Ingredients: Aqua (Water), Parfum, Nobody Knows. May contain: CI 77491; CI 77492'
  const { ingredients } = analyze(text, realKnowledge())

  const pieces = labelPieces(text, ingredients)

  const joined = pieces.map((piece) =>
    piece.is === 'plain' ? piece.text : piece.ingredient.printed + piece.after,
  )
  expect(joined.join('')).toBe(text)
  expect(pieces.filter((piece) => piece.is === 'name').map((piece) => piece.index)).toEqual(
    ingredients.map((_, index) => index),
  )
  for (const piece of pieces) if (piece.is === 'plain') expect(piece.text).not.toMatch(/^[,;.]/)
})
