import { EventEmitter, once } from 'node:events'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { CannotStart, START_EXIT } from './cannot-start.ts'
import * as tables from './tables/all.ts'
import { traceClient, tracePool } from './traced-pool.ts'
import { withSpan } from '../platform/tracing/spans.ts'

/** SQLSTATE: wrong password, refused user, no such database. */
const OF_THE_URL = new Set(['28P01', '28000', '3D000'])

/**
 * Why the database of an address could not be reached, in words for whoever wrote it. Names host and database and never the
 * password. What is no failure of the connection comes back as it is.
 */
function connectFailure(url: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const where = placeOf(url)
  if (OF_THE_URL.has(code)) {
    const what = code === '3D000' ? 'has no such database' : 'refuses this user or password'
    return new CannotStart(START_EXIT.config, `PostgreSQL at ${where} ${what}. Correct DATABASE_URL.`, error)
  }
  const isSilent = /timeout|terminated unexpectedly/i.test(error.message)
  if (!/^E[A-Z_]+$/.test(code) && !isSilent) return error
  return new CannotStart(
    START_EXIT.unavailable,
    `No PostgreSQL answers at ${where} (${code || 'timeout'}). Start it, or correct DATABASE_URL.`,
    error,
  )
}

function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}:${port || '5432'}${pathname}`
  } catch {
    return 'the address of DATABASE_URL'
  }
}

type Tables = typeof tables

/** A pool or a transaction: queries take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Tables, ExtractTablesWithRelations<Tables>> & {
  $client: pg.Pool | pg.ClientBase
}

export type Database = {
  db: Db
  /** Runs `work` in one transaction on one connection; throwing undoes it. Use only `tx` inside. */
  transact: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  /** Milliseconds that a round trip takes; rejects when the server does not answer. */
  ping: () => Promise<number>
  stats: () => DatabaseStats
  /** Told of every connection that was waited for, and for how long. */
  onWaited: (listener: (ms: number) => void) => void
  close: () => Promise<void>
}

/** Connections of this process, and queries that wait for one. */
type DatabaseStats = { inUse: number; idle: number; max: number; waiting: number }

type DatabaseOptions = { url: string; connectionsMax?: number; onError?: (error: Error) => void }

const CONNECT_MS_MAX = 5_000
const CLOSE_MS_MAX = 2_000

export function openDatabase({ url, connectionsMax = 20, onError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    idleTimeoutMillis: 30_000,
    query_timeout: 15_000,
    application_name: 'opaline',
  })
  pool.on('error', (error) => onError?.(error))
  // The pool listens to its idle connections only. One in use that is lost between two statements of a transaction emits
  // too, and an 'error' event without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const ended = untilEnded(pool)
  const waited: ((ms: number) => void)[] = []
  tracePool(pool, (ms) => waited.forEach((listener) => listener(ms)))
  return {
    db: drizzle(pool, { schema: tables, casing: 'snake_case' }),
    transact: (work) => withSpan('transaction', () => transact(pool, work)),
    ping: async () => {
      const from = performance.now()
      await pool.query('select 1')
      return performance.now() - from
    },
    stats: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      max: connectionsMax,
      waiting: pool.waitingCount,
    }),
    onWaited: (listener) => void waited.push(listener),
    close: async () => {
      await pool.end()
      await ended()
    },
  }
}

/**
 * The pool calls itself ended once it has said good-bye on every connection. Who then stops the server still finds some of
 * them open, and the log tells of connections that were lost.
 */
function untilEnded(pool: pg.Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>()
  const emptied = new EventEmitter()
  pool.on('connect', (client) => {
    open.add(client)
    client.once('end', () => {
      open.delete(client)
      emptied.emit('one')
    })
  })
  return async () => {
    // A server that is gone without a word never closes its end.
    const signal = AbortSignal.timeout(CLOSE_MS_MAX)
    while (open.size > 0 && !signal.aborted) await once(emptied, 'one', { signal }).catch(() => undefined)
  }
}

/**
 * Drizzle's own `transaction` keeps the connection for good when `begin` fails, and reports the failed rollback instead of
 * what went wrong: both happen whenever a connection is lost. A connection whose rollback fails is closed.
 */
async function transact<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const endTracing = traceClient(client)
  let isBroken = true
  try {
    await client.query('begin')
    try {
      const result = await work(drizzle(client, { schema: tables, casing: 'snake_case' }))
      await client.query('commit')
      isBroken = false
      return result
    } catch (error) {
      isBroken = !(await rollBack(client))
      throw error
    }
  } finally {
    endTracing()
    client.release(isBroken)
  }
}

/** False where the connection can no longer be used: lost, or still busy with a statement that timed out. */
async function rollBack(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}

/** One connection for one task of the start: an unreachable server ends it, and a lost one rejects the statement under way. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS_MAX })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw connectFailure(url, error)
  })
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Any number that no other program on the same server uses for an advisory lock. */
const MIGRATION_LOCK = 7_251_904_366

/**
 * Brings the tables up to date. Several processes may call it at once: one works, the others wait for it. The lock is that of a
 * transaction on a connection of its own, as a pooler that hands out connections by the transaction (PgBouncer) would leave
 * a session's lock with whoever comes next.
 */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  await withClient(url, async (holder) => {
    await holder.query('begin')
    await holder.query('set local idle_in_transaction_session_timeout = 0')
    await holder.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await withClient(url, async (client) => {
      await refuseLater(client, folder)
      await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder })
    })
    await holder.query('commit')
  })
}

/**
 * An older version on the tables of a later one would write rows that the later one cannot read, or fail at the first
 * query: it says so instead.
 */
async function refuseLater(client: pg.Client, folder: string): Promise<void> {
  const known = Math.max(...readMigrationFiles({ migrationsFolder: folder }).map((one) => one.folderMillis))
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  )
  if (rows[0]?.found == null) return
  const newest = await client.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  const applied = Number(newest.rows[0]?.at ?? 0)
  if (applied <= known) return
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
  throw new CannotStart(
    START_EXIT.badData,
    `The database belongs to a later version of Opaline: its tables are of ${day(applied)}, this version knows those up to ` +
      `${day(known)} (UTC). Start the version that was used last, or restore a backup from before it.`,
  )
}

/** Makes the database where it does not exist yet. The name is ours, never a user's. */
export async function ensureDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const from = template === undefined ? '' : ` template ${client.escapeIdentifier(template)}`
      await client.query(`create database ${client.escapeIdentifier(name)}${from}`)
    }
  })
}
