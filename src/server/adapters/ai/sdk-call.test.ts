import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TextAnswer } from './sdk-provider.ts'
import { openSdk, type Sdk } from './sdk-call.ts'

/** What the provider says that an answer cost, and how the answer ended. */
let usage: object | undefined
let finish = 'stop'
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const message = { role: 'assistant', content: '{"text":"Aqua"}' }
    const choices = [{ index: 0, message, finish_reason: finish }]
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ id: '1', object: 'chat.completion', created: 1, model: 'm', choices, usage }),
    )
  })
})
let sdk: Sdk
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  sdk = await openSdk({
    kind: 'openai-compatible',
    apiKey: null,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    textModel: 'words-1',
    visionModel: null,
    name: 'Acme AI',
    dailyTokens: 1,
  })
})
afterAll(() => new Promise((done) => server.close(done)))

/** Thirty letters: ten tokens at most. */
const CALL = {
  prompt: { instructions: 'x'.repeat(20), data: 'x'.repeat(10) },
  schema: TextAnswer,
  outputTokensMax: 100,
}
const ask = (reason = 'stop') => {
  finish = reason
  return sdk(CALL, new AbortController().signal)
}
const counts = (input: unknown, output: unknown) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: 1,
})

test.each<[string, object | undefined, number, number]>([
  ['says', counts(120, 30), 120, 30],
  ['says to be nothing', counts(0, 0), 0, 0],
  ['does not say', undefined, 10, 0],
  ['says to be a million each', counts(1_000_000, 1_000_000), 1_000_000, 1_000_000],
  ['says to be more than anybody pays', counts(1_000_001, 5e12), 1_000_000, 1_000_000],
  ['says to be less than nothing', counts(-1, -30), 10, 0],
  ['says in parts', counts(119.6, 29.4), 120, 29],
])('what an answer costs, as the provider %s', async (_what, said, input, output) => {
  usage = said

  expect(await ask()).toEqual({
    is: 'answer',
    value: { text: 'Aqua' },
    tokens: { input, output },
    isSent: true,
  })
})

test.each([
  ['content_filter', 'blocked'],
  ['length', 'too-long'],
  ['tool_calls', 'unreadable'],
])('an answer that ends by %s is none, although it can be read: %s', async (reason, why) => {
  usage = counts(120, 30)

  expect(await ask(reason)).toEqual({
    is: 'trouble',
    why,
    isPassing: false,
    retryAfterMs: null,
    tokens: { input: 120, output: 30 },
    isSent: true,
  })
})

test('the library writes no warnings past our log', () => {
  expect(globalThis.AI_SDK_LOG_WARNINGS).toBe(false)
})
