import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS, type Call, type CallName } from '../../../contract/calls.ts'
import { Problem } from '../../../contract/problem.ts'
import { badInputs } from '../../testing/bad-inputs.test-support.ts'
import { SAMPLE_REQUESTS } from '../../testing/sample-requests.test-support.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  // Asked for by the health of the parts; starting takes longer than such a question may.
  while ((await world.deps.readers.probe()).is !== 'answered');
}, 60_000)
afterAll(() => world.close())

const ALL = process.env['FUZZ_ALL'] !== undefined
const TRIED_AT_EACH = 20
const MINUTE_MS = 60_000
let addresses = 0

test.each(Object.keys(CALLS) as CallName[])('%s answers no bad input with a bug', async (name) => {
  const call: Call = CALLS[name]
  const inputs = badInputs(call, SAMPLE_REQUESTS[name] ?? {})
  const step = ALL ? 1 : Math.max(1, Math.floor(inputs.length / TRIED_AT_EACH))
  const username = `fuzz-${name.slice(0, 24).toLowerCase()}`
  const isAdmin = call.access === 'admin'
  const cookie = (await (isAdmin ? world.asAdmin(username) : world.as(username))).cookie() ?? ''
  const wrong: string[] = []

  for (const [place, { name: what, ...input }] of inputs.entries()) {
    if (place % step !== 0) continue
    addresses += 1
    // Limits would hide what is behind them; a session of an administrator ends after half an hour.
    world.clock.now = new Date(world.clock.now.getTime() + (isAdmin ? 2 : 25) * MINUTE_MS)
    const response = await world.app.inject({
      ...input,
      method: call.method,
      remoteAddress: `10.77.${addresses >> 8}.${addresses & 255}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie,
        ...input.headers,
      },
    })
    const { statusCode: status, headers } = response
    if (status >= 500 && status !== 503) wrong.push(`${what}: ${status}`)
    if (headers['x-content-type-options'] !== 'nosniff' || headers['content-security-policy'] === undefined)
      wrong.push(`${what}: ${status} without security headers`)
    if (status >= 400 && !Problem.safeParse(parse(response.body)).success)
      wrong.push(`${what}: ${status} in another shape`)
  }

  expect(wrong).toEqual([])
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
