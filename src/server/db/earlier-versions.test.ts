import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realKnowledge } from '../../engine/knowledge/folder.test-support.ts'
import { analyze } from '../../engine/analyze.ts'
import { openPasswords } from '../platform/security/passwords.ts'
import { openSecrets } from '../platform/security/secrets.ts'
import { createWorld, type Client, type World } from '../testing/world.test-support.ts'
import { migrateDatabase, openDatabase } from './client.ts'
import { packResults, RESULTS_FORM } from './results/pack.ts'

const MIGRATIONS = 'src/server/db/migrations'
const PASSWORD = 'a quiet harbour'
const OLDER_SESSION = 'o'.repeat(43)

type Journal = { entries: { tag: string }[] }
const journalFile = (folder: string) => join(folder, 'meta', '_journal.json')
const journal = JSON.parse(readFileSync(journalFile(MIGRATIONS), 'utf8')) as Journal
const TAGS = journal.entries.map(({ tag }) => tag)

/** The migrations of the version that had `count` of them. */
function folderOfVersion(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'opaline-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  writeFileSync(journalFile(folder), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

const id = (prefix: string, name: string) => `${prefix}_${name.padEnd(22, '0')}`
const share = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

const OLGA = id('usr', 'olga')
const BOSS = id('usr', 'boss')
const GONE = id('usr', 'gone')
const RESULTS = ['whole', 'first', 'bare', 'named', 'odd', 'failed', 'deleted'].map((name) => id('ana', name))
const [WHOLE = '', FIRST = '', BARE = '', NAMED = '', ODD = '', FAILED = '', DELETED = ''] = RESULTS
const FACES = ['measured', 'names', 'text'].map((name) => id('face', name))

/** Results in every shape that a version wrote, or that the specification knows of older ones. */
function recordedResults(): Record<string, unknown> {
  const today = analyze('Aqua, Glycerin, Crème de Limonène, Parfum, Limonene', realKnowledge())
  const { products: _products, ...first } = today
  return {
    [WHOLE]: { ...today, personalAlerts: ['Contains Limonene'], alerts: [] },
    [FIRST]: first,
    [BARE]: { ingredients: [{ name: 'Aqua' }, { name: 'Glycerin', safetyScore: 95 }], overallScore: 90 },
    [NAMED]: { ingredients: [], overall_safety_score: 71, aiSummary: 'An older summary.' },
    [ODD]: {
      ingredients: [{ printed: 'Aqua', name: null, comedogenic: 'low', functions: 'Solvent' }],
      coverage: 3,
    },
    [FAILED]: { ...first, ingredients: [] },
    [DELETED]: first,
  }
}

const moment = (day: number) => `2026-03-0${day}T08:00:00Z`

/** Rows of every table that the version with `count` migrations has. */
async function fill(client: pg.Client, count: number, url: string): Promise<void> {
  const has = (migration: number) => count > migration
  const insert = async (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row)
    const holders = names.map((_name, at) => `$${at + 1}`).join(', ')
    await client.query(`insert into ${table} (${names.join(', ')}) values (${holders})`, Object.values(row))
  }
  const json = (value: unknown) => JSON.stringify(value)
  const passwordHash = await (await openPasswords('nobody')).hash(PASSWORD)
  const database = openDatabase({ url, connectionsMax: 1 })
  const secrets = await openSecrets(database.db)
  await database.close()

  for (const [userId, name, extra] of [
    [OLGA, 'olga', { skin_type: 'dry', allergies: ['Limonene'], vegan_only: true, first_name: 'Olga' }],
    [BOSS, 'boss', { role: 'admin' }],
    [GONE, 'gone', has(2) ? { deleted_at: moment(9) } : {}],
  ] as const) {
    await insert('users', {
      id: userId,
      username: name,
      username_canon: name,
      email: `${name}@example.test`,
      email_canon: `${name}@example.test`,
      password_hash: passwordHash,
      created_at: moment(1),
      ...extra,
    })
  }
  await insert('sessions', {
    id_hash: secrets.sha256(OLDER_SESSION),
    user_id: OLGA,
    auth_version: 1,
    created_at: moment(2),
    last_seen_at: moment(9),
    idle_expires_at: '2026-04-01T00:00:00Z',
    abs_expires_at: '2026-05-01T00:00:00Z',
    ua_family: 'Firefox',
  })
  const results = recordedResults()
  const packed = packResults(results[WHOLE] as object)
  if (has(10))
    for (const [hash, facts] of packed.facts)
      await insert('knowledge_facts', { hash: Buffer.from(hash, 'base64url'), facts })
  for (const [at, resultId] of RESULTS.entries()) {
    await insert('analyses', {
      id: resultId,
      share_id: share(at),
      user_id: OLGA,
      product_name: at % 2 === 0 ? '' : 'Crème Nº 5',
      created_at: moment(at + 1),
      is_public: resultId === BARE,
      owner_name: resultId === BARE ? 'Olga' : null,
      ingredients_list: 'Aqua, Glycerin',
      status: resultId === FAILED ? 'failed' : 'complete',
      results: json(has(10) && resultId === WHOLE ? packed.document : results[resultId]),
      engine_version: '1',
      knowledge_version: '1',
      overall_score: resultId === ODD ? null : 71.5,
      is_partial: false,
      comedogenic_rating: null,
      vegan_status: false,
      ingredient_count: 2,
      alert_count: 0,
      ...(has(2) ? { search_text: 'crème nº 5 aqua glycerin' } : {}),
      ...(has(10) ? { results_form: resultId === WHOLE ? RESULTS_FORM : 0 } : {}),
      ...(has(2) && resultId === DELETED ? { deleted_at: moment(9) } : {}),
    })
  }
  const bodies = [
    [
      [{ name: 'Redness', severity: 4, description: 'On the cheeks', visible: true }],
      { morning: ['Wash'] },
      { scores: { overall: 70 }, skinType: null, fullText: 'Text' },
    ],
    [['Dryness'], ['Drink water'], { fullText: 'Only a text', timeline: 'Weeks' }],
    [[], {}, 'OVERALL: 70'],
  ]
  for (const [at, [concerns, recommendations, analysis]] of bodies.entries()) {
    await insert('face_analyses', {
      id: FACES[at],
      share_id: share(at),
      user_id: OLGA,
      created_at: moment(at + 1),
      is_public: at === 0,
      safety_score: at === 2 ? null : 70,
      skin_type: at === 1 ? null : 'dry',
      concerns: json(concerns),
      recommendations: json(recommendations),
      analysis: json(analysis),
      ...(has(2) ? { search_text: 'dry redness' } : {}),
    })
  }
  await insert('login_failures', {
    key: secrets.keyed('login', 'olga', '10.0.0.0'),
    count: 7,
    last_at: moment(9),
  })
  await insert('throttle_counters', {
    key: Buffer.from('a'),
    window_start: moment(1),
    window_end: moment(2),
    count: 3,
  })
  await insert('usage_counters', {
    user_id: OLGA,
    kind: 'analysis',
    period_start: moment(1),
    used: 2,
    reserved: 1,
  })
  for (const [name, state, analysisId] of [
    ['done', 'committed', WHOLE],
    ['held', 'held', null],
    ['back', 'released', null],
  ] as const) {
    await insert('usage_reservations', {
      id: id('rsv', name),
      user_id: OLGA,
      kind: 'analysis',
      period_start: moment(1),
      idem_key: `key-of-${name}`,
      body_sha256: secrets.sha256('body'),
      state,
      analysis_id: analysisId,
      expires_at: moment(9),
    })
  }
  if (has(1)) await client.query('update users set is_pregnant = true where id = $1', [OLGA])
  if (has(2)) {
    await insert('consents', {
      id: id('con', 'one'),
      user_id: OLGA,
      kind: 'sharing',
      version: '2026-11',
      given_at: moment(2),
    })
    await insert('email_tokens', {
      token_hash: secrets.sha256('token'),
      user_id: OLGA,
      purpose: 'verify-email',
      created_at: moment(9),
      expires_at: '2026-03-20T00:00:00Z',
    })
    await insert('mails', {
      id: id('mail', 'sent'),
      user_id: OLGA,
      kind: 'welcome',
      created_at: moment(2),
      due_at: moment(2),
      sent_at: moment(2),
      attempts: 1,
    })
  }
  if (has(4)) {
    const period = { started_at: moment(1), period_start: moment(1), period_end: '2026-04-01T08:00:00Z' }
    await insert('subscriptions', {
      id: 'sub_test_old',
      user_id: OLGA,
      provider: 'test',
      customer_id: 'ctm_old',
      plan_id: 'standard-monthly',
      price_id: 'pri_test_standard_monthly',
      status: 'active',
      ...period,
      last_event_at: '2026-03-01T08:00:00.123456Z',
      last_event_id: 'evt_old',
      confirmed_at: moment(1),
    })
    await insert('checkout_intents', {
      id: id('int', 'one'),
      user_id: OLGA,
      plan_id: 'standard-monthly',
      created_at: moment(1),
      subscription_id: 'sub_test_old',
    })
    for (const state of ['applied', 'parked', 'ignored', 'given-up']) {
      await insert('webhook_events', {
        event_id: `evt_${state}`,
        event_type: 'subscription.created',
        occurred_at: moment(1),
        received_at: moment(1),
        payload_sha256: secrets.sha256(state),
        payload: '{}',
        subscription_id: 'sub_test_old',
        state,
        due_at: moment(1),
      })
    }
    const words = { name: 'Olga Old', email: 'olga@example.test', contract: 'Standard, monthly' }
    for (const [name, userId] of [
      ['own', OLGA],
      ['stranger', null],
      ['refused', null],
    ] as const) {
      await insert('withdrawals', {
        id: id('wdr', name),
        user_id: userId,
        sealed: secrets.seal('withdrawal', json(words)),
        received_at: moment(2),
      })
    }
  }
  if (has(6)) {
    await insert('ai_spend', { day: '2026-03-01', tokens: 5_000_000_000 })
    await insert('audit_log', { at: moment(1), actor: 'cli', action: 'role', target: BOSS, result: 'admin' })
    for (const kind of ['analysis', 'ocr', 'face', 'ai-text', 'ai-vision', 'rate-limited'])
      await insert('call_rollups', { day: '2026-03-02', kind, requests: 3, failed: 1, total_ms: 500 })
    for (const [name, userId] of [
      ['own', OLGA],
      ['stranger', null],
    ] as const)
      await insert('feedback', {
        id: id('fdb', name),
        name: 'Olga',
        email: 'olga@example.test',
        subject: 'Hello there',
        message: 'A message of some length.',
        user_id: userId,
        created_at: moment(3),
      })
  }
  if (has(7)) await client.query('update users set last_seen_at = $1', [moment(9)])
  if (has(8)) {
    await client.query("update analyses set failure = 'no-list' where id = $1", [FAILED])
    await insert('idempotency_keys', {
      id: Buffer.alloc(32, 1),
      user_id: OLGA,
      fingerprint: Buffer.alloc(32, 2),
      attempt: 'one',
      lease_until: moment(2),
      expires_at: moment(3),
    })
    await insert('jobs', {
      name: 'erase-results',
      every_ms: 60_000,
      created_at: moment(1),
      due_at: moment(2),
      failures: 2,
      last_error: 'it was away',
    })
  }
}

/** A table that nothing is said about would be left out of these tests without anybody noticing. */
async function emptyTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const empty: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select 1 from ${name} limit 1`)
    if (rowCount === 0) empty.push(name)
  }
  return empty
}

/** The last one is the version of today, whose rows were not written by an earlier one in any shape of its own. */
const EARLIER = TAGS.slice(0, -1).map((tag, at) => ({ tag, count: at + 1 }))

describe.each(EARLIER)('rows of the version that ended with $tag', ({ count }) => {
  let world: World
  let olga: Client
  let boss: Client
  let empty: string[] = []
  const isSold = count > 4
  beforeAll(async () => {
    world = await createWorld({
      makeTables: async (url) => {
        const folder = folderOfVersion(count)
        await migrateDatabase(url, folder)
        rmSync(folder, { recursive: true })
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        await fill(client, count, url)
        empty = await emptyTables(client)
        await client.end()
        await migrateDatabase(url, MIGRATIONS)
      },
    })
    olga = world.client()
    boss = world.client()
  })
  afterAll(() => world.close())

  const ok = async (answer: Promise<{ status: number; text: string; body: unknown }>) => {
    const { status, text, body } = await answer
    expect({ status, text: status < 300 ? '' : text }).toMatchObject({ status: 200, text: '' })
    return body
  }

  async function readEverything() {
    for (const [client, username] of [
      [olga, 'olga'],
      [boss, 'boss'],
    ] as const)
      await ok(client.post('/api/login', { username, password: PASSWORD }))
    for (const path of [
      '/api/user',
      '/api/analyses',
      '/api/analyses?full=1',
      ...['newest', 'oldest', 'score-high', 'score-low'].map((sort) => `/api/analyses/history?sort=${sort}`),
      ...['high-risk', 'safe', 'vegan', 'alerts'].map((filter) => `/api/analyses/history?filter=${filter}`),
      ...RESULTS.filter((one) => one !== DELETED).map((one) => `/api/analyses/${one}`),
      `/api/compare?ids=${WHOLE},${FIRST},${BARE}`,
      `/api/compare?ids=${NAMED},${ODD}`,
      '/api/face-analyses',
      '/api/face-analyses/history',
      ...FACES.map((one) => `/api/face-analyses/${one}`),
      '/api/skin-trends',
      '/api/users/sessions',
      '/api/users/consents',
      '/api/users/shared-links',
      '/api/users/export',
      '/api/withdrawals',
      ...['limits', 'current', 'usage', 'plans', 'payment', 'invoices'].map(
        (one) => `/api/subscription/${one}`,
      ),
    ])
      await ok(olga.get(path))
    for (const path of [
      'stats',
      'revenue',
      'users',
      'users/search?q=olga',
      'usage',
      'withdrawals',
      'audit',
      'health',
    ])
      await ok(boss.get(`/api/admin/${path}`))
    await ok(boss.get('/api/feedback'))
    for (const path of [
      `/api/public/analyses/${share(RESULTS.indexOf(BARE))}`,
      `/api/public/face-analyses/${share(0)}`,
    ])
      await ok(world.client().get(path))
  }

  test('every table of it had rows', () => {
    expect(empty).toEqual([])
  })

  test('all of them are answered, before the jobs have seen them and after', async () => {
    await readEverything()
    await world.jobs.runDue()
    const state = await world.jobs.readState()
    expect(state.filter(({ failures }) => failures > 0)).toEqual([])
    await readEverything()
  })

  test('a result that held less says less, and one that failed is no other thing now', async () => {
    const read = async (one: string) =>
      (await ok(olga.get(`/api/analyses/${one}`))) as Record<string, unknown>
    const bare = await read(BARE)
    expect(bare).toMatchObject({ analysisResults: { overallScore: 90 }, isPublic: true, ownerName: 'Olga' })
    expect(bare['analysisResults']).not.toHaveProperty('allergenRisk')
    expect(await read(NAMED)).toMatchObject({
      analysisResults: { overallScore: 71, aiSummary: 'An older summary.' },
    })
    expect(await read(ODD)).toMatchObject({
      analysisResults: { ingredients: [{ name: 'Aqua', functions: [] }] },
    })
    const failed = await read(FAILED)
    expect(failed).toMatchObject({ status: 'failed' })
    // Why it failed is kept since 0008.
    expect((failed as { failure?: string }).failure).toBe(count > 8 ? 'no-list' : undefined)
  })

  test('they are found without accents, renamed, shared, deleted and brought back', async () => {
    const found = async (kind: string, words: string) =>
      ((await ok(olga.get(`/api/${kind}/history?search=${words}`))) as { total: number }).total
    expect(await found('analyses', 'creme')).toBeGreaterThan(0)
    expect(await found('face-analyses', 'redness')).toBe(1)
    for (const one of [WHOLE, BARE, ODD, FAILED]) {
      await ok(olga.patch(`/api/analyses/${one}`, { productName: 'Another name' }))
      expect((await olga.call('DELETE', `/api/analyses/${one}`)).status).toBeLessThan(300)
      await ok(olga.post(`/api/analyses/${one}/restore`))
    }
    await ok(olga.patch(`/api/analyses/${BARE}/sharing`, { isPublic: false }))
  })

  test('the account goes on: its session, its profile, a new analysis that counts', async () => {
    expect(await ok(world.client().get('/api/user', { cookie: `sid=${OLDER_SESSION}` }))).toMatchObject({
      username: 'olga',
    })
    const used = async () =>
      (await ok(olga.get('/api/subscription/usage'))) as { usage: { analysesCount: number } }
    const before = await used()
    await ok(olga.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin' }))
    expect((await used()).usage.analysesCount).toBe(before.usage.analysesCount + 1)
    await ok(olga.patch('/api/users/profile', { skinType: 'oily' }))
  })

  // Versions before had no contracts and no table of declarations.
  if (isSold)
    test('declarations that waited are answered: accepted and completed, or refused', async () => {
      const step = (one: string, body: unknown) =>
        ok(boss.patch(`/api/admin/withdrawals/${id('wdr', one)}`, body))
      const waiting = (await ok(boss.get('/api/admin/withdrawals'))) as { state: string; words: unknown }[]
      expect(waiting).toHaveLength(3)
      for (const one of waiting) expect(one).toMatchObject({ words: { name: 'Olga Old' } })
      expect(await step('own', { act: 'accept' })).toMatchObject({ state: 'accepted' })
      expect(await step('own', { act: 'complete', refund: 'nothing-paid' })).toMatchObject({
        state: 'completed',
      })
      expect(await step('refused', { act: 'refuse', reason: 'too-late' })).toMatchObject({ state: 'refused' })
      expect(await ok(olga.get('/api/withdrawals'))).toMatchObject([{ state: 'completed' }])
    })
})

test('every table of today has rows here, which the next migration will find', async () => {
  let empty: string[] | null = null
  const world = await createWorld({
    makeTables: async (url) => {
      await migrateDatabase(url, MIGRATIONS)
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await fill(client, TAGS.length, url)
      empty = await emptyTables(client)
      await client.end()
    },
  })
  await world.close()
  expect(empty).toEqual([])
})

test('the migrations are those of the folder, each in the journal', () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
  expect(files.sort()).toEqual(TAGS.map((tag) => `${tag}.sql`))
})
