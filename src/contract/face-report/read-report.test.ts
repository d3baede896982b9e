import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FaceAnalysis } from '../face.ts'
import { readFaceReport } from './read-report.ts'

type Source = Parameters<typeof readFaceReport>[0]
const source = (analysis: FaceAnalysis['analysis'], beside: Partial<Source> = {}): Source => ({
  analysis,
  concerns: [],
  recommendations: {},
  skinType: null,
  safetyScore: null,
  ...beside,
})
const read = (analysis: FaceAnalysis['analysis'], beside: Partial<Source> = {}) => {
  const report = readFaceReport(source(analysis, beside))
  if (!report) throw new Error('the analysis did not complete')
  return report
}

const WHOLE = {
  scores: { overall: 82, hydration: 64, clarity: 71, texture: 90, tone: 55 },
  skinType: { primary: 'Dry' },
  concerns: [{ name: 'Redness', severity: 6, description: 'on both cheeks' }],
  recommendations: {
    priority: 'Calm the cheeks',
    morning: ['Cleanse with water'],
    evening: ['A mild cleanser'],
    weekly: ['One mask'],
    lifestyle: ['Sleep enough'],
  },
  ingredients: { beneficial: ['Panthenol'], avoid: ['Alcohol Denat.'] },
  timeline: '6 weeks',
}
const SECTIONED = `# Report
## Skin Type Assessment
Your skin is dry, with a combination of oily spots.

## Visible Concerns
- Redness (6/10): on both cheeks
- Fine lines - mild
- Pores

**Priority:** Calm the cheeks first

### Morning Routine
1. Cleanse with water
2. Sunscreen SPF 50
EVENING ROUTINE:
* A mild cleanser
Weekly: One hydrating mask
Lifestyle recommendations:
- Sleep enough each night
Beneficial Ingredients:
• Panthenol
• Ceramides
Ingredients to Avoid
- Alcohol Denat.
## Ingredients to avoid
- Strong perfume oils
Timeline: 4 weeks until it calms
Overall score: 81/100
Hydration: 55
`

describe('shapes', () => {
  test('FPARSE-01 FPARSE-06 FPARSE-07 FPARSE-08 FPARSE-09 FPARSE-10 FPARSE-11 FPARSE-12 an object is read whole', () => {
    expect(read(WHOLE)).toEqual({
      skinType: { value: 'Dry', from: 'given' },
      concerns: [{ name: 'Redness', severity: 6, description: 'on both cheeks' }],
      scores: {
        overall: { value: 82, from: 'given' },
        hydration: { value: 64, from: 'given' },
        clarity: { value: 71, from: 'given' },
        texture: { value: 90, from: 'given' },
        tone: { value: 55, from: 'given' },
      },
      priority: { value: 'Calm the cheeks', from: 'given' },
      routine: {
        morning: ['Cleanse with water'],
        evening: ['A mild cleanser'],
        weekly: ['One mask'],
        lifestyle: ['Sleep enough'],
      },
      advice: [],
      ingredients: { beneficial: ['Panthenol'], avoid: ['Alcohol Denat.'] },
      timeline: { value: '6 weeks', from: 'given' },
      isPartial: false,
    })
  })

  test.each([
    ['FPARSE-02 JSON text', JSON.stringify(WHOLE)],
    [
      'FPARSE-03 fenced JSON',
      `Here is the report:\n\`\`\`json\n${JSON.stringify(WHOLE, null, 2)}\n\`\`\`\nAll the best`,
    ],
    ['FPARSE-03 JSON in a fence without a language', `\`\`\`\n${JSON.stringify(WHOLE)}\n\`\`\``],
    ['FPARSE-03 a fence that was cut off', `\`\`\`json\n${JSON.stringify(WHOLE)}`],
  ])('%s says the same as the object', (_what, text) => {
    expect(read(text)).toEqual(read(WHOLE))
  })

  test('FPARSE-04 text with headings is read by its sections', () => {
    const report = read(SECTIONED)

    expect(report.skinType).toEqual({ value: 'Dry', from: 'given' })
    expect(report.concerns).toEqual([
      { name: 'Redness', severity: 6, description: '(6/10): on both cheeks' },
      { name: 'Fine lines', severity: 2, description: 'mild' },
    ])
    expect(report.priority.value).toBe('Calm the cheeks first')
    expect(report.routine).toEqual({
      morning: ['Cleanse with water', 'Sunscreen SPF 50'],
      evening: ['A mild cleanser'],
      weekly: ['One hydrating mask'],
      lifestyle: ['Sleep enough each night'],
    })
    expect(report.ingredients.beneficial).toEqual(['Panthenol', 'Ceramides'])
    expect(report.ingredients.avoid).toContain('Strong perfume oils')
    expect(report.timeline.value).toBe('4 weeks until it calms')
    expect(report.scores.overall).toEqual({ value: 81, from: 'given' })
    expect(report.scores.hydration).toEqual({ value: 55, from: 'given' })
    expect(report.scores.tone).toEqual({ value: 70, from: 'default' })
  })

  test('FPARSE-05 broken JSON is read as text and the report says that it is partial', () => {
    const report = read(`{"scores": {"overall": 80,\n## Morning Routine\n- Cleanse with water`)

    expect(report.isPartial).toBe(true)
    expect(report.routine.morning).toEqual(['Cleanse with water'])
    expect(report.scores.overall).toEqual({ value: 75, from: 'default' })
  })

  test('FPARSE-06 a report in the one field fullText is read as text', () => {
    expect(read({ fullText: SECTIONED }).routine).toEqual(read(SECTIONED).routine)
  })

  test.each(['', '   \n', {}])('FPARSE-31 %j means that the analysis did not complete', (analysis) => {
    expect(readFaceReport(source(analysis))).toBeNull()
  })
})

describe('defaults, each marked as one', () => {
  test('FPARSE-17 FPARSE-18 FPARSE-20 FPARSE-22 of structured data', () => {
    const report = read({ concerns: [] })

    expect(report.skinType).toEqual({ value: 'Combination', from: 'default' })
    for (const score of Object.values(report.scores)) expect(score).toEqual({ value: 75, from: 'default' })
    expect(report.priority).toEqual({ value: 'General skincare maintenance', from: 'default' })
    expect(report.timeline).toEqual({ value: '4-8 weeks for noticeable improvement', from: 'default' })
  })

  test('FPARSE-17 FPARSE-19 FPARSE-21 FPARSE-23 of text', () => {
    const report = read('The skin looks well.')

    expect(Object.values(report.scores).map(({ value }) => value)).toEqual([75, 70, 80, 75, 70])
    expect(Object.values(report.scores).every(({ from }) => from === 'default')).toBe(true)
    expect(report.skinType).toEqual({ value: 'Combination', from: 'default' })
    expect(report.priority).toEqual({ value: 'Hydration and barrier repair', from: 'default' })
    expect(report.timeline).toEqual({ value: '4-6 weeks for initial improvements', from: 'default' })
  })

  test('FPARSE-17 what the row knows beside the report goes before a default', () => {
    const report = read('The skin looks well.', { skinType: 'oily', safetyScore: 61, concerns: ['Shine'] })

    expect(report.skinType).toEqual({ value: 'Oily', from: 'given' })
    expect(report.scores.overall).toEqual({ value: 61, from: 'given' })
    expect(report.concerns).toEqual([{ name: 'Shine', severity: null, description: '' }])
  })
})

describe('limits', () => {
  test('FPARSE-13 FPARSE-14 FPARSE-16 FPARSE-27 FPARSE-28 concerns in all their forms', () => {
    const concerns = [
      'Redness',
      { name: 'Pores', severity: 14 },
      { name: 'Lines', severity: -3 },
      { severity: 5 },
      { name: 'Hidden', severity: 5, visible: false },
      { name: 'Shine', severity: Number.NaN },
      null,
      7,
    ]

    expect(read({ concerns } as never).concerns).toEqual([
      { name: 'Redness', severity: null, description: '' },
      { name: 'Pores', severity: 10, description: '' },
      { name: 'Lines', severity: 0, description: '' },
      { name: 'Unknown Concern', severity: 5, description: '' },
      { name: 'Shine', severity: null, description: '' },
    ])
  })

  test.each([
    [-5, 0],
    [0, 0],
    [100, 100],
    [340, 100],
  ])('FPARSE-15 a score of %d counts as %d', (given, expected) => {
    expect(read({ scores: { overall: given } }).scores.overall).toEqual({ value: expected, from: 'given' })
  })

  test('FPARSE-24 FPARSE-25 FPARSE-26 lists of text keep five items of more than five characters, concerns six', () => {
    const eight = Array.from({ length: 8 }, (_, at) => `- Step number ${at}`).join('\n')
    const report = read(`Morning routine:\n- short\n- sixsix\n${eight}\nConcerns:\n${eight}`)

    expect(report.routine.morning).toEqual([
      'sixsix',
      'Step number 0',
      'Step number 1',
      'Step number 2',
      'Step number 3',
    ])
    expect(report.concerns).toHaveLength(6)
  })

  test('FPARSE-29 FPARSE-30 recommendations as a list or by parts of the day', () => {
    expect(read(WHOLE.scores as never, { recommendations: ['Drink water', 'Sleep'] }).advice).toEqual([
      'Drink water',
      'Sleep',
    ])
    const parts = read(
      { scores: {} },
      { recommendations: { priority: 'Rest', morning: ['Rinse'], evening: ['Cream'] } },
    )
    expect(parts.priority).toEqual({ value: 'Rest', from: 'given' })
    expect(parts.routine).toEqual({ morning: ['Rinse'], evening: ['Cream'], weekly: [], lifestyle: [] })
  })

  test('FPARSE-05 nothing makes it throw, and every figure stays in its range', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.object()), (analysis) => {
        const report = readFaceReport(source(analysis as never))
        for (const { value } of Object.values(report?.scores ?? {}))
          expect(value >= 0 && value <= 100).toBe(true)
        for (const { severity } of report?.concerns ?? []) {
          expect(severity === null || (severity >= 0 && severity <= 10)).toBe(true)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    '#'.repeat(20_000),
    '- '.repeat(10_000),
    `${'overall '.repeat(3_000)}:`,
    '*'.repeat(20_000),
    '9'.repeat(20_000),
  ])('hostile text is read in linear time (%#)', (text) => {
    const from = performance.now()
    readFaceReport(source(text))
    expect(performance.now() - from).toBeLessThan(1_000)
  })
})
