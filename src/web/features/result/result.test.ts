import { expect, test } from 'vitest'
import { readAnalysis } from '../../../contract/older-shapes/analysis.ts'
import { safeLink } from '../../lib/safe-link.ts'
import { waterfallOf } from '../../documents/waterfall.ts'
import { withReadableNames } from './result-queries.ts'

const old = (results: Record<string, unknown>) =>
  readAnalysis({ id: 'x', shareId: 'x', analysisResults: results })

test('RES-36 RES-37 the overall score has three names, and 0 is a score', () => {
  expect(old({ overallScore: 0, safetyScore: 90 }).analysisResults.overallScore).toBe(0)
  expect(old({ overall_safety_score: 72 }).analysisResults.overallScore).toBe(72)
  expect(old({ safetyScore: 64 }).analysisResults.overallScore).toBe(64)
  expect(old({ overallScore: null }).analysisResults.overallScore).toBeNull()
  expect(old({}).analysisResults.overallScore).toBeUndefined()
})

test('RES-43 B-87 what an old row lacks stays absent, since even unknown is a verdict', () => {
  const { analysisResults } = withReadableNames(old({ ingredients: [{ name: 'AQUA' }] }))

  expect(analysisResults.personalAlerts).toBeUndefined()
  expect(analysisResults.ingredients[0]).toStrictEqual({
    name: 'Aqua',
    span: { start: 0, end: 0 },
    inci: null,
    concentration: null,
    functions: [],
    healthNotes: '',
    flags: [],
  })
})

test('the waterfall ends at the score, heaviest deduction first, small ones together, the cap last', () => {
  const ingredients = Array.from({ length: 12 }, (_, place) => ({ name: `Name ${place}`, safetyScore: 70 }))
  const deductions = ingredients.map((_, ingredient) => ({
    ingredient,
    rule: 'r',
    points: ingredient === 3 ? 12 : 1,
  }))
  const { analysisResults } = old({
    overallScore: 49,
    ingredients,
    deductions,
    cap: { score: 49, rule: 'cap', text: 'Held at 49.' },
  })

  const steps = waterfallOf(analysisResults)

  expect(steps[0]).toMatchObject({ label: 'Name 3', from: 100, to: 88, points: 12 })
  expect(steps.at(-2)).toMatchObject({ label: '4 smaller deductions', points: 4 })
  expect(steps.at(-1)).toMatchObject({ label: 'Cap', rule: 'Held at 49.', to: 49 })
})

test('only web addresses become links', () => {
  expect(safeLink('https://eur-lex.europa.eu/x')).toBe('https://eur-lex.europa.eu/x')
  expect(safeLink('javascript:alert(1)')).toBeNull()
  expect(safeLink(undefined)).toBeNull()
})
