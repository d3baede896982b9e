import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { withWholeResults } from '../../db/results/stored-results.ts'
import * as tables from '../../db/tables/all.ts'

/** What of each table of users is left out: hashes and keys tell nothing about a person and could be misused. */
const LEFT_OUT: Record<string, readonly string[]> = {
  users: ['passwordHash', 'usernameCanon', 'emailCanon', 'authVersion'],
  analyses: ['searchText', 'resultsForm'],
  face_analyses: ['searchText'],
  consents: [],
  sessions: ['idHash', 'ipHmac', 'authVersion'],
  usage_counters: [],
  usage_reservations: ['bodySha256', 'idemKey'],
  mails: ['sealed'],
  idempotency_keys: ['id', 'fingerprint', 'attempt', 'answer'],
  email_tokens: ['tokenHash'],
  subscriptions: ['lastEventId'],
  checkout_intents: [],
  withdrawals: ['sealed'],
  feedback: [],
}

type OwnedTable = { name: string; table: PgTable; owner: 'id' | 'userId' }

/** Tables that hold rows of users, by their column; the test holds this against `LEFT_OUT`. */
export function tablesOfUsers(): OwnedTable[] {
  const all: PgTable[] = Object.values(tables)
  return all
    .map((table): OwnedTable => {
      const name = getTableName(table)
      return { name, table, owner: name === 'users' ? 'id' : 'userId' }
    })
    .filter(({ table, owner }) => owner in getTableColumns(table))
}

export function exportedTables(): string[] {
  return Object.keys(LEFT_OUT)
}

/** A copy of one's data says all that the results say, and no hashes. */
async function wholeRows(
  db: Db,
  rows: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  return withWholeResults(
    db,
    rows.map((row) => ({ ...row, results: row['results'] })),
  )
}

/** All rows of one user, table by table. */
export async function listEverything(
  db: Db,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const { name, table, owner } of tablesOfUsers()) {
    const columns = getTableColumns(table)
    const column = columns[owner]
    const leftOut = LEFT_OUT[name]
    if (!column || !leftOut) continue
    const shown = Object.entries(columns).filter(([key]) => !leftOut.includes(key))
    const rows = await db.select(Object.fromEntries(shown)).from(table).where(eq(column, userId))
    found[name] = name === 'analyses' ? await wholeRows(db, rows) : rows
  }
  return found
}
