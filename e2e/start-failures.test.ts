import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../src/server/db/embedded/supervisor.ts'
import { freePort, newDataDir, removeDataDir, spawnApp, startApp } from './app-process.ts'

/** A data folder that the app has used and left in order. */
let used = ''
const copies: string[] = []
beforeAll(async () => {
  used = newDataDir()
  await (await startApp({ dataDir: used })).stop()
})
afterAll(() => [used, ...copies].forEach(removeDataDir))

function copyOfUsed(): string {
  const copy = newDataDir()
  copies.push(copy)
  // With owners and modes, which PostgreSQL insists on.
  execFileSync('cp', ['-a', `${used}/.`, copy])
  return copy
}

/** The exit code, what the person at the terminal reads, and whether a stack is among it. */
async function startFails(dataDir: string, env: Record<string, string> = {}) {
  const { child, output } = spawnApp(dataDir, await freePort(), env)
  const code = await new Promise((done) => child.once('exit', done))
  const said = output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'))
  return { code, said, hasStack: /\bat .*:\d+:\d+/.test(output()) }
}

test.concurrent(
  'a start on data that this version cannot use ends at once with 65, one sentence and no stack',
  { timeout: 90_000 },
  async () => {
    const [foreign, truncated, missing, remains] = [copyOfUsed(), copyOfUsed(), copyOfUsed(), copyOfUsed()]
    writeFileSync(join(foreign, 'postgres', 'PG_VERSION'), '17\n')
    truncateSync(join(truncated, 'postgres', 'global', 'pg_control'), 100)
    rmSync(join(missing, 'postgres', 'global', 'pg_control'))
    rmSync(join(remains, 'postgres', 'PG_VERSION'))

    const wrong = [
      [foreign, /holds data of PostgreSQL 17, and this version of Opaline brings PostgreSQL 18/],
      [truncated, /PostgreSQL cannot work with .*pg_control/],
      [missing, /PostgreSQL cannot work with .*could not find the database system/],
      [remains, /is not empty and has no PG_VERSION/],
    ] as const
    const starts = await Promise.all(wrong.map(([folder]) => startFails(folder)))
    expect(starts).toEqual(
      wrong.map(([, words]) => ({ code: 65, said: [expect.stringMatching(words)], hasStack: false })),
    )
  },
)

test.concurrent(
  'a database of a later version is refused with 65 and left as it is',
  { timeout: 60_000 },
  async () => {
    const dataDir = copyOfUsed()
    const query = async (sql: string) => {
      const server = await openEmbedded(dataDir)
      const client = new pg.Client({ connectionString: server.url('opaline') })
      await client.connect()
      const { rows } = await client.query<{ n: number }>(sql)
      await client.end()
      await server.stop()
      return rows[0]?.n
    }
    const later = Date.UTC(2100, 0, 1)
    await query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`)

    const failed = await startFails(dataDir)

    expect(failed).toEqual({
      code: 65,
      said: [expect.stringMatching(/belongs to a later version of Opaline: its tables are of 2100-01-01/)],
      hasStack: false,
    })
    const known = (
      JSON.parse(readFileSync('src/server/db/migrations/meta/_journal.json', 'utf8')) as {
        entries: unknown[]
      }
    ).entries.length
    expect(await query('select count(*)::int as n from drizzle.__drizzle_migrations')).toBe(known + 1)
  },
)

test.concurrent('a DATABASE_URL that nothing answers at ends the start with 69 and never shows its password', async () => {
  const dataDir = newDataDir()
  copies.push(dataDir)
  const silent = createServer(() => undefined)
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const silentPort = (silent.address() as AddressInfo).port

  const wrong = [
    [
      `postgres://me:hushhush@127.0.0.1:${await freePort()}/shop`,
      /No PostgreSQL answers at 127\.0\.0\.1:\d+\/shop \(ECONNREFUSED\)/,
    ],
    [
      'postgres://me:hushhush@no-such-host.invalid/shop',
      /No PostgreSQL answers at no-such-host\.invalid:5432\/shop/,
    ],
    [`postgres://me:hushhush@127.0.0.1:${silentPort}/shop`, /No PostgreSQL answers at .* \(timeout\)/],
  ] as const
  const starts = await Promise.all(wrong.map(([url]) => startFails(dataDir, { DATABASE_URL: url })))
  expect(starts).toEqual(
    wrong.map(([, words]) => ({ code: 69, said: [expect.stringMatching(words)], hasStack: false })),
  )
  expect(JSON.stringify(starts)).not.toContain('hushhush')
  silent.close()
})

test.concurrent(
  'a DATABASE_URL with another password or database ends the start with 78',
  { timeout: 60_000 },
  async () => {
    const dataDir = copyOfUsed()
    const server = await openEmbedded(dataDir)
    const elsewhere = newDataDir()
    copies.push(elsewhere)
    const right = new URL(server.url('opaline'))
    const wrong = new URL(right)
    wrong.password = 'hushhush'

    const [refused, absent] = await Promise.all(
      [wrong.href, server.url('nowhere')].map((url) => startFails(elsewhere, { DATABASE_URL: url })),
    )
    await server.stop()

    expect(refused).toEqual({
      code: 78,
      said: [expect.stringMatching(/refuses this user or password\. Correct DATABASE_URL/)],
      hasStack: false,
    })
    expect(absent).toMatchObject({ code: 78, said: [expect.stringMatching(/has no such database/)] })
  },
)

test.concurrent(
  'a second app on the same folder is refused with 73 and a clear word, and the first goes on',
  { timeout: 60_000 },
  async () => {
    const dataDir = copyOfUsed()
    const app = await startApp({ dataDir })

    const { code, said } = await startFails(dataDir)

    expect({ code, said: said.join('\n') }).toEqual({
      code: 73,
      said: expect.stringContaining('Another Opaline is running on') as string,
    })
    expect((await fetch(`${app.origin}/readyz`)).status).toBe(200)
    await app.stop()
  },
)

test.concurrent('bad settings are all named and end the start with 78', async () => {
  const dataDir = newDataDir()
  copies.push(dataDir)
  const { code, said } = await startFails(dataDir, { PORT: '70000', LOG_LEVEL: 'loud' })
  expect(code).toBe(78)
  expect(said.join('\n')).toMatch(/PORT[^]*LOG_LEVEL|LOG_LEVEL[^]*PORT/)
})
