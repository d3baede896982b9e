import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as tables from './tables/all.ts'

type Tables = typeof tables

/** A pool or a transaction: queries take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Tables, ExtractTablesWithRelations<Tables>>

export type Database = {
  db: Db
  /** Runs `work` in one transaction on one connection; throwing undoes it. Use only `tx` inside. */
  transact: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  /** Milliseconds that a round trip takes; rejects when the server does not answer. */
  ping: () => Promise<number>
  close: () => Promise<void>
}

type DatabaseOptions = { url: string; connectionsMax?: number; onError?: (error: Error) => void }

export function openDatabase({ url, connectionsMax = 20, onError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 15_000,
    application_name: 'opaline',
  })
  // An idle connection that the server ends emits here; without a listener the process would end with it.
  pool.on('error', (error) => onError?.(error))
  const db = drizzle(pool, { schema: tables, casing: 'snake_case' })
  return {
    db,
    transact: (work) => db.transaction((tx) => work(tx)),
    ping: async () => {
      const from = performance.now()
      await pool.query('select 1')
      return performance.now() - from
    },
    close: () => pool.end(),
  }
}

/** Any number that no other program on the same server uses for an advisory lock. */
const MIGRATION_LOCK = 7_251_904_366

/** Brings the tables up to date. Several processes may call it at once: one works, the others wait for it. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

/** Makes the database where it does not exist yet. The name is ours, never a user's. */
export async function ensureDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const from = template === undefined ? '' : ` template ${client.escapeIdentifier(template)}`
      await client.query(`create database ${client.escapeIdentifier(name)}${from}`)
    }
  } finally {
    await client.end()
  }
}
