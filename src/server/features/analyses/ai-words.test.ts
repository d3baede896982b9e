import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { createAiWorld, type AiWorld } from '../../testing/ai-stand-in/ai-world.test-support.ts'
import { MISBEHAVIOURS } from '../../testing/ai-stand-in/misbehaviours.test-support.ts'
import type { Client } from '../../testing/world.test-support.ts'

let world: AiWorld
let ana: Client
beforeAll(async () => {
  world = await createAiWorld()
  ana = await world.as('ana-of-the-harbour', { firstName: 'Marisol' })
  await ana.patch('/api/users/profile', { allergies: ['nickel'], skinType: 'oily' })
  const { intent } = (await ana.post('/api/subscription/checkout', { planId: 'premium-monthly' })).body as {
    intent: string
  }
  await ana.post('/api/test-checkout', { intent, outcome: 'pay' })
})
afterAll(() => world.close())
beforeEach(() => {
  world.standIn.reset()
  world.clock.now = new Date(world.clock.now.getTime() + 7_000)
})

const LIST = 'Aqua, Glycerin, Wobblium, Phenoxyethanol, Parfum, Limonene'
const analyze = async (ingredientsList = LIST) => {
  const answer = await ana.post('/api/analyze', { ingredientsList, productName: 'Secret Cream' })
  expect(answer.status).toBe(200)
  return answer.body as CosmeticAnalysis
}
const used = async () =>
  ((await ana.get('/api/subscription/usage')).body as { analysesCount: number }).analysesCount

test('B-73 words and guesses stand beside the result, say who wrote them, and change nothing of it', async () => {
  const made = await analyze()

  const { aiWords: aiMessages, guesses, ...own } = made.analysisResults
  expect(aiMessages).toMatchObject({ madeBy: { provider: 'Acme AI', model: 'words-1' } })
  expect(aiMessages?.text).toMatch(/^In short, this is what was found\./)
  expect(guesses).toEqual({
    items: [{ ingredient: 2, text: expect.stringMatching(/^Probably/) as string, confidence: 'low' }],
    madeBy: { provider: 'Acme AI', model: 'words-1' },
  })
  expect(own.ingredients[2]).toMatchObject({
    name: 'Wobblium',
    safetyScore: null,
    vegan: null,
    allergen: false,
  })
  world.standIn.misbehave('unauthorised')
  expect((await analyze()).analysisResults).toEqual(own)
  expect((await ana.get(`/api/analyses/${made.id}`)).body).toEqual(made)
})

test('B-73 a shared result shows the words to everybody; they tell nothing about its owner', async () => {
  const made = await analyze()
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await ana.patch(`/api/analyses/${made.id}/sharing`, { isPublic: true })

  const shared = (await world.client().get(`/api/public/analyses/${made.shareId}`)).body as CosmeticAnalysis

  expect(shared.analysisResults.aiWords).toEqual(made.analysisResults.aiWords)
  expect(shared.analysisResults.guesses).toEqual(made.analysisResults.guesses)
  const sent = world.standIn.asked
    .map(({ raw, headers, path }) => raw + JSON.stringify(headers) + path)
    .join('\n')
  const { id } = (await ana.get('/api/user')).body as { id: string }
  for (const secret of [id, 'harbour', 'Marisol', 'nickel', 'oily', 'Secret Cream', made.id, made.shareId]) {
    expect(sent).not.toContain(secret)
  }
})

test('B-42 whatever goes wrong with the provider, the own result comes, is counted once, and adds no words', async () => {
  const own = await analyze('Aqua, Glycerin, Wobblium')
  const { aiWords: _words, guesses: _guesses, ...results } = own.analysisResults
  const before = await used()
  for (const how of MISBEHAVIOURS) {
    world.deps.ai = await world.open({}, { totalMs: 150 })
    world.standIn.misbehave(how)
    world.clock.now = new Date(world.clock.now.getTime() + 7_000)

    expect((await analyze('Aqua, Glycerin, Wobblium')).analysisResults, how).toEqual(results)
  }
  expect(await used()).toBe(before + MISBEHAVIOURS.length)
  world.deps.ai = await world.open()
})

test('a slow provider holds a result back for three seconds and no longer', async () => {
  world.standIn.misbehave('headers-never')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())

  const made = analyze()
  await world.standIn.whenAsked(2)
  await vi.advanceTimersByTimeAsync(2_999)
  // Another call of the same app is answered meanwhile.
  expect(await Promise.race([made, used()])).toEqual(expect.any(Number))
  await vi.advanceTimersByTimeAsync(1)

  expect((await made).analysisResults.aiWords).toBeUndefined()
})

test.each([
  ['a figure', 'In short, this is what was found. Phenoxyethanol makes up 3 of the list.'],
  [
    'a name that is not on the list',
    'In short, this is what was found. It names Methylparaben beside Phenoxyethanol.',
  ],
  ['a name that nobody knows', 'In short, this is what was found. There is Zorbanol beside Phenoxyethanol.'],
  ['a claim about health', 'In short, this is what was found. Phenoxyethanol cures a rash.'],
  ['alarm', 'In short, this is what was found. Phenoxyethanol is a toxic preservative.'],
  ['another verdict', 'In short, this is what was found. The list is perfect beside a preservative.'],
  ['one word', 'PWNED'],
  ['something else altogether', 'The weather stays bright tomorrow. People should bring umbrellas anyway.'],
])('B-73 words that hold %s are not shown: our own summary stands alone', async (_what, text) => {
  world.standIn.answer(({ task }) => (task === 'summary' ? { text } : { guesses: [] }))

  const { aiWords: aiMessages, guesses } = (await analyze()).analysisResults

  expect({ aiWords: aiMessages, guesses }).toEqual({})
  expect(world.standIn.asked.some(({ task }) => task === 'summary')).toBe(true)
})

test('B-73 guesses are asked for names that nobody knows, and stand at every place where they are printed', async () => {
  const made = await analyze('Aqua, Wobblium, Parfum, Zorbanol, Glycerin, Wobblium')

  const asked = world.standIn.asked.find(({ task }) => task === 'guesses')
  expect(asked?.quoted).toEqual({ names: ['Wobblium', 'Zorbanol'] })
  expect(made.analysisResults.guesses?.items.map(({ ingredient }) => ingredient)).toEqual([1, 3, 5])
  await analyze('Aqua, Parfum, Glycerin')
  expect(world.standIn.asked.filter(({ task }) => task === 'guesses')).toHaveLength(1)
})
