import { expect, test } from 'vitest'
import { stopApp, stopDatabase, stopOneOfTwo } from './fault-runs.ts'

const NOTHING_WRONG = { lost: 0, doubled: 0, miscounted: 0, wrong: [], ended: 0 }

test.concurrent(
  'kill -9 of the app under writes: nothing is lost, doubled or counted twice',
  { timeout: 120_000 },
  async () => {
    expect(await stopApp(3)).toMatchObject(NOTHING_WRONG)
  },
)

test.concurrent(
  'PostgreSQL stopped under writes: the app goes on, so does what people wrote, and both end on SIGTERM',
  { timeout: 120_000 },
  async () => {
    expect(await stopDatabase(3)).toMatchObject(NOTHING_WRONG)
  },
)

test.concurrent(
  'one of two processes killed: whoever tries again is answered by the other',
  { timeout: 120_000 },
  async () => {
    const report = await stopOneOfTwo(1)

    expect(report).toMatchObject(NOTHING_WRONG)
    expect(report.repeated).toBeGreaterThan(0)
  },
)
