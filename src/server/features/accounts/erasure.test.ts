import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailer } from '../../adapters/mail/mailer.ts'
import { compactFiles } from '../../db/embedded/compact.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { forgetMailFiles } from '../mail/mail.ts'

let world: World
let client: pg.Client
beforeAll(async () => {
  world = await createWorld()
  client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await world.close()
})

const DAY_MS = 86_400_000
const later = (days: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + days * DAY_MS)
}
const canary = () => `canary${randomBytes(9).toString('hex')}`

/** Every column of every table that holds one of the words, in clear, as hex or as base64. */
async function columnsHolding(words: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { table, column } of rows) {
    const answer = await client.query<{ text: string }>(
      `select "${column}"::text as text from "${table}" where "${column}" is not null`,
    )
    const all = answer.rows.map(({ text }) => text).join('\n')
    const isHeld = words.some((word) =>
      [word, Buffer.from(word).toString('hex')].some((form) => all.toLowerCase().includes(form)),
    )
    if (isHeld) found.push(`${table}.${column}`)
  }
  return found
}

/** The files of this database and the write-ahead log of the server that hold one of the words. */
async function filesHolding(words: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ folder: string; oid: string }>(
    `select current_setting('data_directory') as folder, oid from pg_database where datname = current_database()`,
  )
  const { folder = '', oid = '' } = rows[0] ?? {}
  const below = (path: string) =>
    readdirSync(path)
      .map((name) => join(path, name))
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
  return [...below(join(folder, 'base', String(oid))), ...below(join(folder, 'pg_wal'))].filter((file) => {
    const content = readFileSync(file)
    return words.some((word) => content.includes(word))
  })
}

/** A connection at rest tells within ten seconds what it deleted, and one that ends tells at once. */
async function endConnectionsAtRest(): Promise<void> {
  const atRest = `from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`
  await client.query(`select pg_terminate_backend(pid) ${atRest}`)
  await expect.poll(async () => (await client.query(`select ${atRest}`)).rowCount, PATIENCE).toBe(0)
  await client.query('select pg_stat_force_next_flush()')
}

const PATIENCE = { timeout: 30_000 }

/** A row that some statement might still see, or whose deletion is not counted yet, outlives one compaction; there is one every day. */
async function filesAfterCompaction(words: readonly string[]): Promise<string[]> {
  await compactFiles(world.databaseUrl)
  return filesHolding(words)
}

/** Writes a word of its own wherever somebody can write text, and answers those words. */
async function writeEverywhere(username: string): Promise<{ owner: Client; words: string[] }> {
  const words = Object.fromEntries(
    [
      'list',
      'product',
      'renamed',
      'owner',
      'first',
      'last',
      'allergy',
      'subject',
      'message',
      'face',
      'key',
    ].map((name) => [name, canary()]),
  )
  const owner = await world.as(username, { firstName: words['first'], lastName: words['last'] })
  const sent = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer
    if (status >= 300) throw new Error(text)
  }
  const made = await owner.post(
    '/api/analyze',
    { ingredientsList: `Aqua, Glycerin, ${words['list']}`, productName: words['product'] },
    { 'idempotency-key': words['key'] ?? '' },
  )
  const { id } = made.body as { id: string }
  await sent(owner.patch(`/api/analyses/${id}`, { productName: words['renamed'] }))
  await owner.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await sent(owner.patch(`/api/analyses/${id}/sharing`, { isPublic: true, ownerName: words['owner'] }))
  await sent(
    owner.patch('/api/users/profile', {
      allergies: [words['allergy']],
    }),
  )
  await sent(
    owner.post('/api/feedback', {
      name: words['first'],
      email: `${username}@example.test`,
      subject: words['subject'],
      message: `${words['message']} is what I wanted to say.`,
    }),
  )
  await client.query(
    `insert into face_analyses (id, share_id, user_id, created_at, concerns, recommendations, analysis, search_text)
     select 'face_' || $2, gen_random_uuid(), id, $3, jsonb_build_array($2::text), '[]', jsonb_build_object('fullText', $2::text), $2
     from users where username = $1`,
    [username, words['face'], world.clock.now],
  )
  await client.query('analyze')
  await world.settled()
  return { owner, words: [...Object.values(words), username] }
}

test('B-24 a month after an account was deleted no table, file of the database or log of it holds a word of its owner', async () => {
  const username = `gone${randomBytes(4).toString('hex')}`
  const { owner, words } = await writeEverywhere(username)
  const before = await columnsHolding(words)
  for (const column of [
    'analyses.results',
    'analyses.search_text',
    'face_analyses.analysis',
    'feedback.message',
    'users.allergies',
  ])
    expect(before).toContain(column)
  await client.query('checkpoint')
  expect((await filesHolding(words)).length).toBeGreaterThan(1)

  expect((await owner.post('/api/users/delete', { password: 'a quiet harbour' })).status).toBeLessThan(300)
  await world.settled()
  later(29)
  await world.jobs.runDue()

  expect(await columnsHolding(words)).toEqual([])
  await endConnectionsAtRest()
  await expect.poll(() => filesAfterCompaction(words), PATIENCE).toEqual([])
}, 60_000)

test('HIST-15 a day after a result was deleted its words are gone from tables and files, while the account stays', async () => {
  const owner = await world.as('stays')
  const word = canary()
  const made = await owner.post('/api/analyze', {
    ingredientsList: `Aqua, Glycerin, ${word}`,
    productName: word,
  })
  const { id } = made.body as { id: string }
  await owner.call('DELETE', `/api/analyses/${id}`)
  expect(await columnsHolding([word])).not.toEqual([])

  later(1.01)
  await world.jobs.runDue()

  expect(await columnsHolding([word])).toEqual([])
  await endConnectionsAtRest()
  await expect.poll(() => filesAfterCompaction([word]), PATIENCE).toEqual([])
  expect((await owner.get('/api/user')).status).toBe(200)
}, 60_000)

test('mail that is written to files is gone after a week, and what a killed process left of one too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  const mailer = openMailer({ smtpUrl: null, from: 'Opaline <hello@opaline.test>', folder })
  await mailer.send({ id: 'mail_one', to: 'ana@example.test', subject: 'a', text: 'b', html: 'c' })
  const now = () => new Date(Date.now() + offsetMs)
  let offsetMs = 6.9 * DAY_MS
  await forgetMailFiles({ ...world.deps, mailer, now })
  expect(readdirSync(folder)).toEqual(['mail_one.eml'])

  offsetMs = 7.1 * DAY_MS
  await forgetMailFiles({ ...world.deps, mailer, now })

  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})
