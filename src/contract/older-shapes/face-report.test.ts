import { fc } from '../seeded-fast-check.test-support.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FaceAnalysis } from '../face.ts'
import { readFaceReport } from './face-report.ts'
import { openStepCounter, type StepCounter } from '../../engine/counted-steps.test-support.ts'

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
    expect(read('Evening:\n- Cleanse with water\nOverall: 11\n- Hydration: 64').routine.evening).toEqual([
      'Cleanse with water',
    ])
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

  describe('hostile text is read in linear time', () => {
    let counter: StepCounter
    beforeAll(() => {
      counter = openStepCounter()
    })
    afterAll(() => counter.close())

    test.each(['#', '- ', 'overall ', '*', '9'])('%j', (unit) => {
      const [long = Infinity, short = 0] = counter.stepsOf(
        [20_000, 5_000].map(
          (length) => () => readFaceReport(source(`${unit.repeat(length / unit.length)}:`)),
        ),
      )

      expect(long).toBeLessThanOrEqual(5 * short)
    })
  })
})

describe('text with headings', () => {
  const ITEM = 'Some words of advice'
  const NONE = { morning: [], evening: [], weekly: [], lifestyle: [] }

  test.each([
    ['Morning', { morning: [ITEM] }],
    ['Evening', { evening: [ITEM] }],
    ['Night', { evening: [ITEM] }],
    ['Weekly', { weekly: [ITEM] }],
    ['Lifestyle', { lifestyle: [ITEM] }],
    ['Morning Recommendations', { morning: [ITEM] }],
    ['Night Routine', { evening: [ITEM] }],
  ])('"%s" begins its part of the day, however it is marked', (head, routine) => {
    for (const line of [
      `# ${head}`,
      `### ${head}`,
      `**${head}**`,
      `${head}:`,
      `2. ${head}:`,
      head,
      `> ${head}:`,
    ])
      expect(read(`${line}\n- ${ITEM}`).routine, line).toEqual({ ...NONE, ...routine })
    expect(read(`${head}: ${ITEM}`).routine).toEqual({ ...NONE, ...routine })
  })

  test.each([
    ['Ingredients to avoid', [], [ITEM]],
    ['Avoid these beneficial ingredients', [], [ITEM]],
    ['Beneficial', [ITEM], []],
    ['Recommended Ingredients', [ITEM], []],
    ['Key Ingredients', [ITEM], []],
  ])('"%s" begins its ingredients', (head, beneficial, avoid) => {
    expect(read(`## ${head}\n- ${ITEM}`).ingredients).toEqual({ beneficial, avoid })
  })

  test.each([
    ['Timeline', '6 weeks or so'],
    ['Expected Results', '6 weeks or so'],
  ])('"%s" says when something is to be seen', (head, words) => {
    expect(read(`${head}: ${words}`).timeline).toEqual({ value: words, from: 'given' })
    expect(read(`${head}:\n${words}\nand more of it`).timeline.value).toBe(words)
  })

  test.each(['Recommendations', 'Routine', 'Skin Care Routine', 'Scores', 'Skin Type'])(
    'what stands under "%s" belongs to none of the parts before it',
    (head) => {
      expect(read(`Morning:\n- ${ITEM}\n## ${head}\n- Something else again`).routine.morning).toEqual([ITEM])
    },
  )

  test('a list item is no heading, whatever words it holds', () => {
    const items = ['- Evening: a thin layer', '* Night cream: a thin layer', '• Weekly: a thin layer']

    expect(read(`Morning:\n${items.join('\n')}`).routine).toEqual({
      ...NONE,
      morning: ['Evening: a thin layer', 'Night cream: a thin layer', 'Weekly: a thin layer'],
    })
  })

  test('the words before a colon decide, those after it are the first of its part', () => {
    const report = read('Priority: avoid the sun in the morning\nTimeline: every evening for a while')

    expect(report.priority).toEqual({ value: 'avoid the sun in the morning', from: 'given' })
    expect(report.timeline.value).toBe('every evening for a while')
    expect(report.routine).toEqual(NONE)
    expect(report.ingredients.avoid).toEqual([])
  })

  test('without a mark a heading is a title: short, and every word but the small ones with a capital', () => {
    const morning = (line: string) => read(`${line}\n- ${ITEM}`).routine.morning
    const long = (length: number) => `Morning ${'Abcd '.repeat(20)}`.slice(0, length - 1) + 'X'

    for (const title of ['Morning Routine', 'Your Morning', 'For the Morning', long(60)])
      expect(morning(title), title).toEqual([ITEM])
    for (const prose of ['Morning routine', 'your Morning care', 'This is for the morning', long(61)])
      expect(morning(prose), prose).toEqual([])
    expect(morning(`# ${long(60)}`)).toEqual([ITEM])
    expect(morning(`# ${long(61)}`)).toEqual([])
  })

  test('a part that comes twice goes on, and blank lines end nothing', () => {
    expect(
      read(`Morning: First of all\n\n- Second of all\nWeekly: One mask a week\nMorning:\nThird of all`),
    ).toMatchObject({
      routine: { morning: ['First of all', 'Second of all', 'Third of all'], weekly: ['One mask a week'] },
    })
  })

  test('words before the first heading belong to no part', () => {
    const report = read(`${ITEM}\n- ${ITEM}`)

    expect(report.routine).toEqual(NONE)
    expect(report.concerns).toEqual([])
    expect(report.ingredients).toEqual({ beneficial: [], avoid: [] })
  })

  test.each([
    ['- Rinse well', 'Rinse well'],
    ['* Rinse well', 'Rinse well'],
    ['• Rinse well', 'Rinse well'],
    ['– Rinse well', 'Rinse well'],
    ['> _Rinse well', 'Rinse well'],
    ['1. Rinse well', 'Rinse well'],
    ['12) Rinse well', 'Rinse well'],
    ['123. Rinse well', 'Rinse well'],
    ['1234. Rinse well', '1234. Rinse well'],
    ['2 drops of oil', '2 drops of oil'],
    ['**Rinse** well', 'Rinse** well'.replaceAll('**', '')],
    ['SPF **50** each day', 'SPF 50 each day'],
  ])('the marks of "%s" are taken off', (line, item) => {
    expect(read(`Morning:\n${line}`).routine.morning).toEqual([item])
  })

  test.each([
    ['combination of oily and dry', 'Combination'],
    ['oily, with dry spots', 'Oily'],
    ['DRY and sensitive', 'Dry'],
    ['quite normal', 'Normal'],
    ['sensitive', 'Sensitive'],
  ])('the type of "%s" is the one named first: %s', (words, type) => {
    expect(read(`Skin Type: ${words}`).skinType).toEqual({ value: type, from: 'given' })
    expect(read(`## Skin Type\nYour skin is\n${words}`).skinType).toEqual({ value: type, from: 'given' })
  })

  test('a type that nobody knows is not said, and the one of the row stands', () => {
    expect(read('Skin Type: shiny', { skinType: 'dry' }).skinType).toEqual({ value: 'Dry', from: 'given' })
    expect(read('Skin Type: shiny').skinType).toEqual({ value: 'Combination', from: 'default' })
  })

  test.each<[string, string, number | null, string]>([
    ['Redness', 'Redness', null, ''],
    ['Redness: on both cheeks', 'Redness', null, 'on both cheeks'],
    ['Redness - severe on both cheeks', 'Redness', 8, 'severe on both cheeks'],
    ['Redness – moderate', 'Redness', 5, 'moderate'],
    ['Redness (mild)', 'Redness', 2, '(mild)'],
    ['Redness (Severe): moderate elsewhere', 'Redness', 8, '(Severe): moderate elsewhere'],
    ['Redness: moderate - mild elsewhere', 'Redness', 5, 'moderate - mild elsewhere'],
    ['Redness: 6/10', 'Redness', 6, '6/10'],
    ['Redness: 6.5 / 10, severe', 'Redness', 6.5, '6.5 / 10, severe'],
    ['Redness: 10/10', 'Redness', 10, '10/10'],
    ['Redness: 14/10', 'Redness', 10, '14/10'],
    ['Redness: 0/10', 'Redness', 0, '0/10'],
    ['Redness: 6/100', 'Redness', null, '6/100'],
    ['Severe redness', 'Severe redness', null, ''],
    ['Self-tanner stains', 'Self-tanner stains', null, ''],
  ])('the concern "%s" is %s, of severity %s: %s', (line, name, severity, description) => {
    expect(read(`## Concerns\n- ${line}`).concerns).toEqual([{ name, severity, description }])
  })

  test.each<[string, number | null]>([
    ['Overall: 82', 82],
    ['Overall score: 82/100', 82],
    ['- **Overall** score: 82 / 100', 82],
    ['overall = 82', 82],
    ['Overall - 82', 82],
    ['Overall score:82', 82],
    ['Overall: 0', 0],
    ['Overall: 100', 100],
    ['Overall: 999', 100],
    ['Overall: 1000', null],
    ['Overall: good', null],
    ['The overall score: 82', null],
    ['Overall: about 82', null],
    ['Overall: 82\nOverall: 17', 82],
    ['Overall: none\nOverall: 17', 17],
  ])('the score of "%s" is %s', (text, score) => {
    expect(read(text).scores.overall).toEqual(
      score === null ? { value: 75, from: 'default' } : { value: score, from: 'given' },
    )
  })

  test('each score is read by its own name', () => {
    const text = 'Overall: 1\nHydration: 2\nClarity: 3\nTexture: 4\nTone: 5'

    expect(Object.values(read(text).scores).map(({ value }) => value)).toEqual([1, 2, 3, 4, 5])
  })

  test('a part that is there and empty is empty, whatever the row says beside it; one that is not is as the row says', () => {
    const beside = {
      recommendations: { morning: ['Of the row'], weekly: ['Of the row'], priority: 'Of the row' },
    }
    const report = read('## Morning\n## Visible Concerns', { ...beside, concerns: ['Of the row'] })

    expect(report.routine).toEqual({ ...NONE, weekly: ['Of the row'] })
    expect(report.priority).toEqual({ value: 'Of the row', from: 'given' })
    expect(report.concerns).toEqual([])
    expect(read('Just text.', { concerns: ['Of the row'] }).concerns).toHaveLength(1)
  })
})

describe('what an object holds', () => {
  test.each<[object, string, 'given' | 'default']>([
    [{ skinType: 'Oily' }, 'Oily', 'given'],
    [{ skinType: { primary: ' Dry ' } }, 'Dry', 'given'],
    [{ skinType: { primary: '' } }, 'Combination', 'default'],
    [{ skinType: ['Dry'] }, 'Combination', 'default'],
    [{ skinType: 5 }, 'Combination', 'default'],
  ])('the type in %j is %s', (analysis, value, from) => {
    expect(read({ timeline: 'x', ...analysis } as never).skinType).toEqual({ value, from })
  })

  test.each<[object, string[], string[]]>([
    [
      { ingredients: { beneficial: ['A', ' B ', '', 5, { name: 'C' }, { name: '' }, null] } },
      ['A', 'B', 'C'],
      [],
    ],
    [{ beneficialIngredients: ['A'], avoidIngredients: [{ name: 'B' }] }, ['A'], ['B']],
    [{ ingredients: { beneficial: ['A'], avoid: ['B'] }, avoidIngredients: ['C'] }, ['A'], ['B']],
    [{ ingredients: 'A, B' }, [], []],
    [{ ingredients: { beneficial: 'A' } }, [], []],
  ])('the ingredients of %j', (analysis, beneficial, avoid) => {
    expect(read({ timeline: 'x', ...analysis } as never).ingredients).toEqual({ beneficial, avoid })
  })

  test.each<[unknown, object[]]>([
    [['  Redness ', '', '  '], [{ name: 'Redness', severity: null, description: '' }]],
    [
      [{ name: ' Pores ', severity: 0, description: ' wide ' }],
      [{ name: 'Pores', severity: 0, description: 'wide' }],
    ],
    [[{ name: 'Pores', severity: '5', visible: true }], [{ name: 'Pores', severity: null, description: '' }]],
    [
      [{ name: 'Pores', severity: Infinity, visible: 'no' }],
      [{ name: 'Pores', severity: null, description: '' }],
    ],
    [[{ name: 5, severity: 10 }], [{ name: 'Unknown Concern', severity: 10, description: '' }]],
    [[[]], [{ name: 'Unknown Concern', severity: null, description: '' }]],
  ])('the concerns of %j', (concerns, told) => {
    expect(read({ concerns } as never).concerns).toEqual(told)
  })

  test.each<[object, number, 'given' | 'default']>([
    [{ overall: 0 }, 0, 'given'],
    [{ overall: '80' }, 75, 'default'],
    [{ overall: Infinity }, 75, 'default'],
    [{ overall: Number.NaN }, 75, 'default'],
    [{ overall: 100.4 }, 100, 'given'],
  ])('the overall score of %j is %s', (scores, value, from) => {
    expect(read({ timeline: 'x', scores } as never).scores.overall).toEqual({ value, from })
  })

  test('what is empty beside a row that holds something is a report all the same', () => {
    for (const beside of [{ concerns: ['Redness'] }, { safetyScore: 0 }, { skinType: 'dry' as const }])
      for (const analysis of ['', {}]) expect(readFaceReport(source(analysis, beside))).not.toBeNull()
    expect(readFaceReport(source({ fullText: '' }))).not.toBeNull()
    expect(readFaceReport(source('{"timeline":"x"}'))).not.toBeNull()
  })

  test('a text beside figures is no report of its own', () => {
    const fullText = 'Overall: 11\nMorning: Rinse with water'

    expect(read({ fullText, scores: { tone: 5 } } as never).routine.morning).toEqual([])
    expect(read({ fullText, concerns: [] } as never).routine.morning).toEqual([])
    expect(read({ fullText } as never).routine.morning).toEqual(['Rinse with water'])
    expect(read({ fullText } as never).scores.tone.value).toBe(70)
    expect(read({ fullText: 5 } as never).scores.tone.value).toBe(75)
  })

  test.each<[string, boolean]>([
    ['{"timeline": "x"', true],
    ['{}', true],
    ['```json\n{"timeline": \n```', true],
    ['[1, 2]', false],
    ['plain words', false],
    ['plain words with {"timeline": "x"}', false],
    ['{"timeline": "x"}', false],
    ['   {"timeline": "x"}  ', false],
    ['```\n{"timeline": "x"}\n``` and ``` again', false],
  ])('%j announces data that cannot be read: %s', (text, isPartial) => {
    expect(read(text).isPartial).toBe(isPartial)
  })
})
