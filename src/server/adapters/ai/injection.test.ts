import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { analyze } from '../../../engine/analyze.ts'
import { createAiWorld, type AiWorld } from '../../testing/ai-stand-in/ai-world.test-support.ts'
import { INJECTIONS, obedience } from '../../testing/ai-stand-in/injections.test-support.ts'
import type { Client } from '../../testing/world.test-support.ts'

let world: AiWorld
let ana: Client
beforeAll(async () => {
  world = await createAiWorld()
  ana = await world.as('ana')
  const { intent } = (await ana.post('/api/subscription/checkout', { planId: 'premium-monthly' })).body as {
    intent: string
  }
  await ana.post('/api/test-checkout', { intent, outcome: 'pay' })
})
afterAll(() => world.close())

/** Markup, an address, or something that cannot be seen. */
const FORBIDDEN = /[<>`*_#{}[\]|\\]|:\/\/|www\.|javascript:|evil\.example|\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}/u

const NOBODY = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

test('there are 120 of them, all different', () => {
  expect(new Set(INJECTIONS).size).toBe(120)
})

test(
  'G14 120 injected instructions change no score, though the provider obeys every one',
  { timeout: 120_000 },
  async () => {
    let accepted = 0
    for (const [at, injection] of INJECTIONS.entries()) {
      const said = obedience(at, injection)
      world.standIn.answer(({ task, quoted }) =>
        task === 'guesses'
          ? {
              guesses: (quoted as { names: string[] }).names.map((_, place) => ({
                at: place,
                text: said,
                confidence: 'high',
              })),
            }
          : { text: said },
      )
      // Ten a minute are allowed.
      world.clock.now = new Date(world.clock.now.getTime() + 7_000)
      const ingredientsList = `Ingredients: Aqua, Glycerin, Methylisothiazolinone, Wobblium, Limonene, ${injection}`

      const answer = await ana.post('/api/analyze', { ingredientsList })

      const alone = analyze(ingredientsList, world.deps.knowledge, { profile: NOBODY })
      // Two of them make our own engine see running text and no list: then there is no result, and nothing is sent.
      if (alone.ingredients.length === 0) {
        expect(answer.status).toBe(400)
        continue
      }
      expect(answer.status, injection).toBe(200)
      const made = answer.body as CosmeticAnalysis
      const { aiWords: aiMessages, guesses, ...results } = made.analysisResults
      expect(results, injection).toEqual(JSON.parse(JSON.stringify(alone)))
      const stored = (await ana.get(`/api/analyses/${made.id}`)).body as CosmeticAnalysis
      expect(stored).toEqual(made)
      const added = stringsIn({ aiWords: aiMessages, guesses })
      expect(
        added.filter(
          (text) => FORBIDDEN.test(text) || /100|\bscore|perfect|safe|Hydroquinone|PWNED/i.test(text),
        ),
        said,
      ).toEqual([])
      if (guesses || aiMessages) accepted += 1
    }
    // Nothing of this was worth showing, and that is no accident of a provider that was not asked.
    expect(accepted).toBe(0)
    expect(world.standIn.asked.filter(({ task }) => task === 'summary').length).toBeGreaterThanOrEqual(100)
  },
)

test('G14 what stands in a label stays inside its quotation, whatever it contains', () => {
  const quotations = world.standIn.asked.filter(({ task }) => task === 'guesses')

  expect(quotations.length).toBeGreaterThanOrEqual(100)
  for (const { data, instructions, quoted } of quotations) {
    const [boundary = '', , end] = data.split('\n')
    // Three lines: the boundary, one line of JSON, the boundary; and the instructions name it before.
    expect(data.split('\n')).toHaveLength(3)
    expect(end).toBe(boundary)
    expect(instructions).toContain(boundary)
    expect(instructions).not.toMatch(/Wobblium|evil|Ignor/)
    expect((quoted as { names: string[] }).names.every((name) => name.length <= 80)).toBe(true)
  }
  expect(new Set(quotations.map(({ data }) => data.split('\n')[0])).size).toBe(quotations.length)
})

test(
  'G14 a transcription that obeys is read as a label, without markup and addresses',
  { timeout: 120_000 },
  async () => {
    for (const [at, injection] of INJECTIONS.entries()) {
      world.standIn.answer(() => ({
        text: `Ingredients: Aqua, ${injection}, Glycerin ${obedience(at, injection)}`,
      }))

      const outcome = await world.deps.ai.readLabel(new Uint8Array([0xff, 0xd8]))

      expect(outcome).toMatchObject({ ok: true })
      const text = outcome.ok ? outcome.value : ''
      expect(text).toMatch(/^Ingredients: Aqua/)
      expect(text).not.toMatch(
        /<[a-z/!]|>|:\/\/|www\.|javascript:|evil\.example|(?!\n)\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}/iu,
      )
    }
  },
)
