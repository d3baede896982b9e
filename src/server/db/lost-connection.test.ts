import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../testing/world.test-support.ts'
import { openDatabase } from './client.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Ends every connection that the app has, as a database does that is stopped or fails over. */
async function endConnections(): Promise<number> {
  const admin = new pg.Client({ connectionString: world.databaseUrl.replace(/[^/]+$/, 'postgres') })
  await admin.connect()
  try {
    const { rowCount } = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [world.databaseUrl.split('/').at(-1)],
    )
    return rowCount ?? 0
  } finally {
    await admin.end()
  }
}

test('a connection that is lost inside a transaction rejects the transaction and ends nothing else', async () => {
  const { transact, pingDatabase } = world.deps

  const lost = transact(async (tx) => {
    await tx.execute(sql`select 1`)
    expect(await endConnections()).toBeGreaterThan(0)
    // The server's word that it has gone comes while no statement is under way.
    await new Promise((done) => setImmediate(done))
    await tx.execute(sql`select 2`)
  })

  await expect(lost).rejects.toThrow()
  expect(await pingDatabase()).toBeGreaterThan(0)
})

test('more lost transactions than the pool has connections leave the pool whole', async () => {
  const { transact, pingDatabase } = world.deps

  for (let round = 0; round < 3; round += 1) {
    const lost = Array.from({ length: 12 }, () =>
      transact(async (tx) => {
        await tx.execute(sql`select pg_sleep(0.01)`)
        await endConnections()
        await tx.execute(sql`select 2`)
      }).catch(() => 'lost'),
    )
    expect(await Promise.all(lost)).toEqual(Array.from({ length: 12 }, () => 'lost'))
  }

  expect(await pingDatabase()).toBeGreaterThan(0)
})

test('a database is closed when all its connections are: none is left for a server that stops to cut off', async () => {
  const errors: Error[] = []
  const url = `${world.databaseUrl}?application_name=closing`
  const database = openDatabase({ url, onError: (error) => errors.push(error) })
  await Promise.all(Array.from({ length: 20 }, () => database.ping()))

  await database.close()

  const left = await world.deps.db.execute(
    sql`select pid from pg_stat_activity where application_name = 'closing'`,
  )
  expect(left.rows).toEqual([])
  expect(errors).toEqual([])
})

test('a transaction that fails for a reason of its own says that reason', async () => {
  const failed = world.deps.transact(async (tx) => {
    await tx.execute(sql`select 1`)
    throw new RangeError('our own')
  })

  await expect(failed).rejects.toThrow(RangeError)
})

test('whatever a lost connection cuts off answers 503 with the time to come back, and what was answered is there', async () => {
  const writers = await Promise.all(Array.from({ length: 6 }, (_, place) => world.as(`writer${place}`)))
  const statuses = new Map<number, number>()
  let isOver = false

  const runs = writers.map(async (writer) => {
    const kept: number[] = []
    for (let turn = 0; turn < 25; turn += 1) {
      const answer = await writer.patch('/api/users/profile', { allergies: [`entry ${turn}`] })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 200) kept.push(turn)
      else expect(answer).toMatchObject({ body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '2' } })
    }
    return kept
  })
  const cutter = (async () => {
    while (!isOver) await endConnections()
  })()
  const kept = await Promise.all(runs)
  isOver = true
  await cutter

  expect([...statuses.keys()].sort()).toEqual([200, 503])
  for (const [place, writer] of writers.entries()) {
    // The last cut may still be on its way to a connection that waits in the pool.
    await expect.poll(async () => (await writer.get('/api/user')).status).toBe(200)
    const { allergies } = (await writer.get('/api/user')).body as { allergies: string[] }
    const stored = Number(allergies[0]?.split(' ')[1] ?? -1)
    expect(stored).toBeGreaterThanOrEqual(kept[place]?.at(-1) ?? -1)
  }
})
