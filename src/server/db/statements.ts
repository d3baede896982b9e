import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db } from './client.ts'

/** A statement that is put into words once, not with every call; a connection parses it once, too. */
type Statement = { name: string; text: string; params: unknown[] }

const dialect = new PgDialect({ casing: 'snake_case' })

/** `words` may hold `sql.placeholder(name)`; `name` is one for the whole program, as connections know the statement by it. */
export function statement(name: string, words: SQL): Statement {
  const { sql: text, params } = dialect.sqlToQuery(words)
  return { name, text, params }
}

/**
 * Runs a statement on any connection of the pool, or on that of the transaction: named in the protocol and not in the session, which
 * PgBouncer passes on in transaction mode since 1.21 (`max_prepared_statements`). Answers rows as the driver reads them.
 */
export async function run<Row extends pg.QueryResultRow>(
  db: Db,
  { name, text, params }: Statement,
  values: Record<string, unknown>,
): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>({ name, text, values: fillPlaceholders(params, values) })
  return rows
}
