import { afterAll, beforeAll, expect, test } from 'vitest'
import { SampleName, type SampleAnswer } from '../../../contract/sample.ts'
import { analyze } from '../../../engine/analyze.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test.each(SampleName.options)(
  'LAND-08 a visitor sees the label of the %s analysed by the engine',
  async (sample) => {
    const { status, body } = await world.client().post('/api/sample', { sample })

    const answer = body as SampleAnswer
    const { ingredients } = answer.results
    expect(status).toBe(200)
    expect(answer.sample).toBe(sample)
    expect(answer.results).toEqual(JSON.parse(JSON.stringify(analyze(answer.text, world.deps.knowledge))))
    for (const { printed, span } of ingredients) expect(answer.text.slice(span.start, span.end)).toBe(printed)
    // What the sample is there to show: a misprint that is read, and a name nobody knows that stays unscored.
    expect(ingredients.filter(({ recognition }) => recognition.tier === 'near')).toHaveLength(1)
    const unknown = ingredients.filter(({ recognition }) => recognition.tier === 'unknown')
    expect(unknown.map(({ safetyScore }) => safetyScore)).toEqual([null])
    expect(ingredients.some(({ comedogenicRange }) => typeof comedogenicRange?.outlier === 'number')).toBe(
      true,
    )
    expect(answer.results.personalAlerts).toBeUndefined()
  },
)

test('the sample is the cream unless another is named, and the answer is the same for everybody', async () => {
  const unnamed = await world.client().post('/api/sample', {})
  const again = await (await world.as('sampler')).post('/api/sample', { sample: 'cream' })

  expect((unnamed.body as SampleAnswer).sample).toBe('cream')
  expect(again.text).toBe(unnamed.text)
})

test.each([
  ['a text of their own', { sample: 'cream', text: 'Aqua, Parfum' }],
  ['a list instead of a name', { sample: 'Aqua, Parfum' }],
])('a visitor cannot have %s analysed by it', async (_, body) => {
  expect((await world.client().post('/api/sample', body)).status).toBe(400)
})
