import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminHealth } from '../../../contract/admin.ts'
import { createWorld, METRICS_TOKEN, type Client, type World } from '../../testing/world.test-support.ts'
import { JOBS } from '../../jobs.ts'
import { openJobs, type Job } from './jobs.ts'

let world: World
let keeper: Client
beforeAll(async () => {
  world = await createWorld()
  keeper = await world.asAdmin('keeper')
})
afterAll(() => world.close())

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const pass = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
const health = async () => {
  await keeper.post('/api/login', { username: 'keeper', password: 'a quiet harbour' })
  const { parts } = (await keeper.get('/api/admin/health')).body as AdminHealth
  return parts.find(({ name }) => name === 'jobs')
}

/** A job that runs until the test ends it, and counts its runs. */
function heldJob(name: string, everyMs = MINUTE_MS) {
  let end: (error?: Error) => void = () => undefined
  const held = { runs: 0, wasStopped: () => false, end: (error?: Error) => end(error) }
  const job: Job = {
    name,
    everyMs,
    run: (_deps, isStopping) => {
      held.runs += 1
      held.wasStopped = isStopping
      return new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve())
      })
    },
  }
  return { job, held }
}

function failingJob(name: string, everyMs: number) {
  const seen = { runs: 0, isBroken: true }
  const run: Job['run'] = async () => {
    seen.runs += 1
    if (seen.isBroken) throw new TypeError('a text of somebody')
  }
  return { job: { name, everyMs, run }, seen }
}

test('a job that fails is named in the log and in the state, and every other job runs', async () => {
  await world.deps.db.execute('alter table login_failures rename to login_failures_away')
  world.logged.length = 0

  await world.jobs.runDue()

  const state = await world.jobs.readState()
  expect(state.map(({ name }) => name)).toEqual(JOBS.map(({ name }) => name).sort())
  const [failed, ...more] = state.filter(({ failures }) => failures > 0)
  expect(more).toEqual([])
  expect(failed).toMatchObject({
    name: 'old-login-failures',
    failures: 1,
    lastSucceededAt: null,
    lastError: 'error 42P01',
  })
  expect(state.filter(({ lastSucceededAt }) => lastSucceededAt !== null)).toHaveLength(JOBS.length - 1)
  const lines = world.logged.filter((line) => line.includes('"a job failed"'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 'error', job: 'old-login-failures' })
})

test('ADMIN-17 a job that failed three times in a row turns the health red by its name, and a success turns it back', async () => {
  expect(await health()).toMatchObject({
    status: 'warning',
    note: 'old-login-failures: failed once (error 42P01)',
  })
  pass(MINUTE_MS)
  await world.jobs.runDue()
  pass(2 * MINUTE_MS)
  await world.jobs.runDue()
  const red = await health()
  const { body: figures } = await world.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })

  await world.deps.db.execute('alter table login_failures_away rename to login_failures')
  pass(5 * MINUTE_MS)
  await world.jobs.runDue()

  expect(red).toMatchObject({
    status: 'error',
    note: 'old-login-failures: failed 3 times in a row (error 42P01)',
  })
  expect(figures).toContain('opaline_job_runs_total{name="old-login-failures",outcome="failed"} 3')
  expect(figures).toContain('opaline_job_failures_in_a_row{name="old-login-failures"} 3')
  expect(figures).toContain('opaline_job_last_success_age_seconds{name="old-login-failures"} 180')
  expect(figures).toContain('opaline_job_last_success_age_seconds{name="deleted-accounts"} 0')
  expect(figures).toContain('opaline_job_seconds_count{name="mail"} 3')
  expect(await health()).toMatchObject({ status: 'healthy' })
})

test('ADMIN-17 jobs that have not run for clearly longer than their interval turn the health red', async () => {
  pass(11 * MINUTE_MS)

  const late = await health()

  expect(late).toMatchObject({ status: 'error' })
  expect(late?.note).toContain('deleted-accounts: no success for 11 min')
  expect(late?.note).not.toContain('reconcile-subscriptions')
})

test('of two processes on one database one runs a due job, and no run overlaps another', async () => {
  const { job, held } = heldJob('held')
  const [one, other] = [openJobs(world.deps, [job]), openJobs(world.deps, [job])]

  const running = Promise.all([one.runDue(), other.runDue()])
  await expect.poll(() => held.runs).toBe(1)
  pass(20 * SECOND_MS)
  await Promise.all([one.runDue(), other.runDue()])
  held.end()
  await running
  await Promise.all([one.runDue(), other.runDue()])

  expect(held.runs).toBe(1)
  pass(MINUTE_MS)
  const next = Promise.all([one.runDue(), other.runDue()])
  await expect.poll(() => held.runs).toBe(2)
  held.end()
  await next
})

test('the job of a process that stands still passes to another one, counts as failed, and the first one ends nothing', async () => {
  const [first, second] = [heldJob('frozen'), heldJob('frozen')]
  const [frozen, alive] = [openJobs(world.deps, [first.job]), openJobs(world.deps, [second.job])]
  const run = frozen.runDue()
  await expect.poll(() => first.held.runs).toBe(1)

  pass(29 * SECOND_MS)
  await alive.runDue()
  expect(second.held.runs).toBe(0)
  pass(SECOND_MS)
  const taken = alive.runDue()
  await expect.poll(() => second.held.runs).toBe(1)
  first.held.end()
  await run

  expect(await alive.readState()).toMatchObject([
    { name: 'frozen', failures: 1, lastError: 'Interrupted', lastSucceededAt: null },
  ])
  second.held.end()
  await taken
  expect(await alive.readState()).toMatchObject([
    { failures: 0, lastError: null, lastSucceededAt: world.clock.now },
  ])
})

test('a long run keeps its lease, and one that lost it is told to stop', async () => {
  const { job, held } = heldJob('long')
  const jobs = openJobs(world.deps, [job], { leaseMs: 300 })
  const lease = async () => {
    const { rows } = await world.deps.db.execute(`select leased_until from jobs where name = 'long'`)
    return new Date(String(rows[0]?.['leased_until']))
  }
  const run = jobs.runDue()
  await expect.poll(() => held.runs).toBe(1)

  pass(10 * MINUTE_MS)
  await expect.poll(lease).toEqual(new Date(world.clock.now.getTime() + 300))
  expect(held.wasStopped()).toBe(false)
  await world.deps.db.execute(`update jobs set lease_id = 'of another' where name = 'long'`)
  await expect.poll(() => held.wasStopped()).toBe(true)

  held.end()
  await run
  await world.deps.db.execute(`delete from jobs where name = 'long'`)
})

test('a failed job waits twice as long each time, five minutes at most, and as usual after a success', async () => {
  const { job, seen } = failingJob('faulty', 6 * 60 * MINUTE_MS)
  const jobs = openJobs(world.deps, [job])
  await jobs.runDue()

  const waits: number[] = []
  while (waits.length < 6) {
    const before = seen.runs
    let seconds = 0
    while (seen.runs === before) {
      pass(30 * SECOND_MS)
      seconds += 30
      await jobs.runDue()
    }
    waits.push(seconds)
  }
  expect(waits).toEqual([30, 60, 120, 240, 300, 300])
  expect(await jobs.readState()).toMatchObject([{ failures: 7, lastError: 'TypeError' }])
  expect(JSON.stringify(await jobs.readState())).not.toContain('somebody')

  seen.isBroken = false
  pass(5 * MINUTE_MS)
  await jobs.runDue()
  pass(6 * 60 * MINUTE_MS - 1)
  await jobs.runDue()
  expect(seen.runs).toBe(8)
  pass(1)
  await jobs.runDue()
  expect(seen.runs).toBe(9)
})

test('a stop tells the run under way, waits for it, and starts no other', async () => {
  const { job, held } = heldJob('stopped', 1)
  const jobs = openJobs(world.deps, [job])
  jobs.start()
  await expect.poll(() => held.runs).toBe(1)

  const stopped = jobs.stop(60_000)
  expect(held.wasStopped()).toBe(true)
  held.end()
  await stopped
  pass(MINUTE_MS)
  await jobs.runDue()

  expect(held.runs).toBe(1)
  expect(await jobs.readState()).toMatchObject([{ failures: 0, lastError: null }])
})

test('a stop does not wait for ever', async () => {
  const { job, held } = heldJob('endless')
  const jobs = openJobs(world.deps, [job])
  const run = jobs.runDue()
  await expect.poll(() => held.runs).toBe(1)

  await jobs.stop(10)

  expect(world.logged.some((line) => line.includes('a job was cut off'))).toBe(true)
  held.end()
  await run
})

test('a database that is away fails no job, and is told once', async () => {
  const { job, held } = heldJob('patient')
  let isAway = true
  const db = new Proxy(world.deps.db, {
    get: (target, key, receiver): unknown => {
      if (isAway) throw new Error('the database is away')
      return Reflect.get(target, key, receiver)
    },
  })
  world.logged.length = 0
  const jobs = openJobs({ ...world.deps, db }, [job])
  jobs.start()
  await expect.poll(() => world.logged.filter((line) => line.includes('the jobs could not')).length).toBe(1)

  isAway = false
  await expect.poll(() => held.runs).toBe(1)

  held.end()
  await jobs.stop(60_000)
  expect(await jobs.readState()).toMatchObject([{ failures: 0 }])
})

test('a job that has a first moment waits for it in a database that does not know it, and runs by its interval from then on', async () => {
  const hour = 60 * MINUTE_MS
  let runs = 0
  const first = new Date(world.clock.now.getTime() + 5 * hour)
  const nightly: Job = {
    name: 'by-night',
    everyMs: 24 * hour,
    firstAt: () => first,
    run: async () => (runs += 1),
  }

  await openJobs(world.deps, [nightly]).runDue()
  expect(runs).toBe(0)
  pass(5 * hour)
  // Another process, whose first moment would be a later one.
  await openJobs(world.deps, [{ ...nightly, firstAt: (now) => new Date(now.getTime() + hour) }]).runDue()
  expect(runs).toBe(1)
  pass(23 * hour)
  await openJobs(world.deps, [nightly]).runDue()
  expect(runs).toBe(1)
  pass(hour)
  await openJobs(world.deps, [nightly]).runDue()
  expect(runs).toBe(2)
})
