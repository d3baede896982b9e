import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, vi } from 'vitest'
import { SITE_DEFAULTS } from '../../contract/site-defaults.ts'
import type { SiteFacts } from '../../contract/site.ts'
import { realKnowledge } from '../../engine/knowledge/folder.test-support.ts'
import { openReaders, type Readers } from '../../readers/pool.ts'
import { createApp } from '../app.ts'
import { ensureDatabase, openDatabase } from '../db/client.ts'
import type { openAi } from '../adapters/ai/open-ai.ts'
import type { AiProvider } from '../adapters/ai/provider.ts'
import type { Mail } from '../adapters/mail/mailer.ts'
import type { PaymentProvider } from '../adapters/payment/provider.ts'
import { asTest, deliverInProcess } from '../adapters/payment/test-provider.ts'
import { openDeps } from '../deps.ts'
import { changeRole } from '../features/accounts/accounts.ts'
import { JOBS } from '../jobs.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { openLog } from '../platform/log.ts'
import type { Tracer } from '../platform/tracing/spans.ts'
import type { RenderPage } from '../platform/pages/open-pages.ts'

export const METRICS_TOKEN = 'a token for the tests'

const ORIGIN = 'http://localhost:3000'

type Answer = { status: number; body: unknown; headers: Record<string, unknown>; text: string }
export type Client = {
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  patch: (path: string, body: unknown) => Promise<Answer>
  call: (method: 'DELETE', path: string) => Promise<Answer>
  /** A form upload with one file in `field`. */
  upload: (path: string, field: string, file: Buffer, type?: string) => Promise<Answer>
  cookie: () => string | undefined
}

type WorldOptions = {
  origin?: string
  requestsPerMinuteMax?: number
  webDir?: string
  renderPage?: RenderPage
  /** Whoever takes the money, made for this world; the test provider otherwise. */
  payments?: (clock: { now: Date }) => PaymentProvider | Promise<PaymentProvider>
  site?: Partial<SiteFacts>
  isDraining?: () => boolean
  /** Makes the tables of the new database; otherwise it is a copy of the migrated template. */
  makeTables?: (url: string) => Promise<void>
  /** Requests that take longer are logged with their spans; none is, unless given. */
  slowMs?: number
  tracer?: Tracer
  timeouts?: NonNullable<Parameters<typeof createApp>[1]['timeouts']>
  /** Nobody, unless given; a function is called with what a provider needs of this world. */
  ai?: AiProvider | ((parts: Parameters<typeof openAi>[1]) => Promise<AiProvider>)
}

export type World = Awaited<ReturnType<typeof createWorld>>

/**
 * A whole app on a database of its own, with a clock that stands still until it is moved. Requests go through
 * HTTP parsing and all hooks, without a port.
 */
export async function createWorld(options: WorldOptions = {}) {
  const templateUrl = inject('templateUrl')
  const name = `world_${randomBytes(8).toString('hex')}`
  const url = templateUrl.replace(/[^/]+$/, name)
  const adminUrl = templateUrl.replace(/[^/]+$/, 'postgres')
  await ensureDatabase(adminUrl, name, options.makeTables ? undefined : 'template_opaline')
  await options.makeTables?.(url)
  const database = openDatabase({ url })
  const clock = { now: new Date('2026-03-10T12:00:00.000Z') }
  const logged: string[] = []
  const readers = lazyReaders()
  const log = openLog('debug', { write: (line) => void logged.push(line) })
  const mails: Mail[] = []
  const { ai } = options
  const { deps, close: closeDeps } = await openDeps({
    ...{ database, log },
    mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
    knowledge: realKnowledge,
    readers: () => readers,
    payments: (await options.payments?.(clock)) ?? null,
    ...(ai ? { ai: (parts) => (typeof ai === 'function' ? ai(parts) : ai) } : {}),
    origin: options.origin ?? ORIGIN,
    site: { ...SITE_DEFAULTS, ...options.site },
    now: () => clock.now,
    // What the real cost is, and that it is taken, is proved where passwords are.
    passwordCost: { memoryCost: 8, timeCost: 1 },
  })
  const jobs = openJobs(deps, JOBS)
  const app = await createApp(deps, {
    jobs,
    trustProxyHops: 0,
    requestsPerMinuteMax: options.requestsPerMinuteMax ?? 10_000,
    traces: { slowMs: options.slowMs ?? null, tracer: options.tracer ?? null },
    webDir: options.webDir ?? null,
    renderPage: options.renderPage ?? null,
    isDraining: options.isDraining ?? (() => false),
    ...(options.timeouts ? { timeouts: options.timeouts } : {}),
    metricsToken: METRICS_TOKEN,
  })
  asTest(deps.payments)?.deliverTo(deliverInProcess(app))
  let addresses = 0

  function client(): Client {
    let cookie: string | undefined
    // Every visitor comes from an address of its own, so that limits per address meet in tests about them only.
    addresses += 1
    const remoteAddress = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
    const call = async (
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path: string,
      payload?: Buffer | string,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const response = await app.inject({
        method,
        url: path,
        remoteAddress,
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...headers },
        ...(payload === undefined ? {} : { payload }),
      })
      const set = [response.headers['set-cookie']].flat().find((line) => line?.includes('sid='))
      if (set) cookie = set.split(';')[0]?.endsWith('=') ? undefined : set.split(';')[0]
      const isJson = String(response.headers['content-type']).includes('json')
      return {
        status: response.statusCode,
        body: isJson && response.body !== '' ? response.json() : null,
        headers: response.headers,
        text: response.body,
      }
    }
    const json = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body))
    const type = (body: unknown) => (body === undefined ? {} : { 'content-type': 'application/json' })
    return {
      get: (path, headers) => call('GET', path, undefined, headers),
      post: (path, body, headers) => call('POST', path, json(body), { ...type(body), ...headers }),
      call,
      patch: (path, body) => call('PATCH', path, json(body), type(body)),
      upload: (path, field, file, mime = 'image/png') => {
        const boundary = 'opaline-test-boundary'
        const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="label"\r\nContent-Type: ${mime}\r\n\r\n`
        const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
        return call('POST', path, payload, { 'content-type': `multipart/form-data; boundary=${boundary}` })
      },
      cookie: () => cookie,
    }
  }

  return {
    app,
    deps,
    /** Every recurring job of the app; they run when a test says `runDue`. */
    jobs,
    clock,
    logged,
    /** What was sent, in order; `settled` waits for what goes on after an answer. */
    mails,
    settled: deps.backgroundTasks.settled,
    /**
     * The token of the newest link to a page that was mailed to an account's address, once all that goes on after an answer is
     * done. By its page: mails of two requests leave side by side, so the last one in `mails` may be another one.
     */
    mailedToken: async (page: 'reset-password' | 'verify-email', username: string): Promise<string> => {
      await deps.backgroundTasks.settled()
      const links = mails
        .filter(({ to }) => to === `${username}@example.test`)
        .flatMap(({ text }) => new RegExp(`/${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? [])
      const newest = links.at(-1)
      if (newest === undefined) throw new Error(`no mail with a link to ${page} to ${username}`)
      return newest
    },
    databaseUrl: url,
    /** What the calls from now on ask the database; the figures of calls, which a timer writes in between, are left out. */
    watchQueries: () => {
      const query = vi.spyOn(deps.db.$client, 'query')
      const asked = () => query.mock.calls.map(([one]: unknown[]) => one as { name?: string; text?: string })
      return {
        names: () => asked().flatMap(({ name, text }) => (text?.includes('call_rollups') ? [] : [name])),
        countAll: () => query.mock.calls.length,
        clear: () => query.mockClear(),
        end: () => query.mockRestore(),
      }
    },
    client,
    /** A new account, signed in. */
    as: async (username: string, extra: Record<string, unknown> = {}): Promise<Client> => {
      const someone = client()
      const answer = await someone.post('/api/register', {
        username,
        email: `${username}@example.test`,
        password: 'a quiet harbour',
        ...extra,
      })
      if (answer.status !== 200) throw new Error(`${username} could not register: ${answer.text}`)
      return someone
    },
    /** The same with the role of an administrator, given as the command line gives it. */
    asAdmin: async (username: string): Promise<Client> => {
      const someone = client()
      const account = { username, email: `${username}@example.test`, password: 'a quiet harbour' }
      const made = await someone.post('/api/register', account)
      await changeRole(deps, username, 'admin')
      const answer = await someone.post('/api/login', { username, password: account.password })
      if (made.status + answer.status !== 400)
        throw new Error(`${username} is no administrator: ${answer.text}`)
      return someone
    },
    close: async () => {
      await app.close()
      await closeDeps()
      await database.close()
      const admin = new pg.Client({ connectionString: adminUrl })
      await admin.connect()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

/**
 * The real pool, opened by the first photo: most tests send none, and loading the models takes a while. One for all files of
 * a worker, with which it ends.
 */
let pool: Readers | null = null
const listeners: Parameters<Readers['onEnded']>[0][] = []
function lazyReaders(): Readers {
  const open = () => (pool ??= listenedTo(openReaders({ workerFile: 'dist/readers/worker.mjs', workers: 1 })))
  return {
    readLabel: (image, options) => open().readLabel(image, options),
    readFace: (image, options) => open().readFace(image, options),
    toSanitisedJpeg: (image, options) => open().toSanitisedJpeg(image, options),
    readSkinPatch: (image, options) => open().readSkinPatch(image, options),
    stats: () => open().stats(),
    onEnded: (listener) => void listeners.push(listener),
    probe: () => open().probe(),
    close: () => Promise.resolve(),
  }
}

/** Listeners of an app come before its first photo, which alone opens the pool. */
function listenedTo(readers: Readers): Readers {
  readers.onEnded((ended) => listeners.forEach((listener) => listener(ended)))
  return readers
}
