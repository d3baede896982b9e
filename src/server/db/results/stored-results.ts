import { isDeepStrictEqual } from 'node:util'
import { sql, type SQL } from 'drizzle-orm'
import pg from 'pg'
import { readRecorded } from '../../../contract/older-shapes/results.ts'
import type { RecordedResults } from '../../../contract/recorded.ts'
import type { Db } from '../client.ts'
import { run, statement } from '../statements.ts'
import { knowledgeFacts } from '../tables/knowledge-facts.ts'
import { hashesIn, packResults, unpackResults } from './pack.ts'

type Facts = Record<string, unknown>

/** Facts that this process has seen in a database, by their hash; null where it wrote them and never read them. */
type Met = Map<string, Facts | null>

/** Some thousand ingredients in few settings each; what is dropped is read, or offered, once more. */
const MET_MAX = 20_000
const metIn = new WeakMap<object, Met>()

/**
 * Facts are never taken away from a database; but another database may stand at the same address after a restore, and then every
 * connection was lost.
 */
function metOf({ $client: client }: Db): Met {
  const known = metIn.get(client)
  if (known) return known
  const met: Met = new Map()
  metIn.set(client, met)
  if (client instanceof pg.Pool) client.on('remove', () => met.clear())
  return met
}

function meet(met: Met, hash: string, facts: Facts | null): void {
  if (met.size >= MET_MAX) met.clear()
  met.set(hash, facts)
}

/**
 * The part of a statement that stores the facts in the value `facts` (`Stored.facts`). Those that are there stay; of two processes that
 * store the same at once one waits for the other, and none for both, as all come in one order.
 */
export const FACTS_KEPT: SQL = sql`
  insert into ${knowledgeFacts} (hash, facts)
  select decode(one.hash, 'base64'), one.facts
  from jsonb_to_recordset(${sql.placeholder('facts')}::jsonb) as one (hash text, facts jsonb) order by 1
  on conflict (hash) do nothing`

export type Stored = {
  /** For the column, as JSON. */
  results: string
  /** All facts of the document, by their hash, as JSON. */
  said: ReadonlyMap<string, string>
  /** JSON for `FACTS_KEPT`; null where this database has them all. */
  facts: string | null
  /** To be called when the transaction has ended well. */
  kept: () => void
}

/** Results as they are to be stored, with the facts that this process has not met in this database yet. */
export function toStored(db: Db, results: object): Stored {
  const { document, facts } = packResults(results)
  const met = metOf(db)
  const unmet = [...facts].filter(([hash]) => !met.has(hash))
  return {
    results: JSON.stringify(document),
    said: facts,
    facts: unmet.length === 0 ? null : `[${unmet.map(asRow).join(',')}]`,
    kept: () => {
      for (const [hash] of unmet) meet(met, hash, null)
    },
  }
}

/** Whether a reader will get the results exactly as they are. */
export function comesBackAs({ results: stored, said }: Stored, results: object): boolean {
  const document: unknown = JSON.parse(stored)
  if (!hashesIn(document).every((hash) => said.has(hash))) return false
  const facts = new Map([...said].map(([hash, json]) => [hash, JSON.parse(json) as Facts]))
  return isDeepStrictEqual(unpackResults(document, facts), results)
}

function asRow([hash, json]: [string, string]): string {
  return `{"hash":${JSON.stringify(Buffer.from(hash, 'base64url').toString('base64'))},"facts":${json}}`
}

const READ = statement(
  'facts-read',
  sql`select rtrim(translate(encode(hash, 'base64'), '+/', '-_'), '=') as hash, facts from ${knowledgeFacts}
    where hash in (select decode(one, 'base64') from jsonb_array_elements_text(${sql.placeholder('hashes')}::jsonb) as one)`,
)

/** Rows with their results whole, as they were made, whatever form they are stored in. */
export async function withWholeResults<Row extends { results: unknown }>(
  db: Db,
  rows: readonly Row[],
): Promise<Row[]> {
  const met = metOf(db)
  const facts = new Map<string, Facts>()
  const unread = new Set<string>()
  for (const hash of rows.flatMap(({ results }) => hashesIn(results))) {
    const known = met.get(hash)
    if (known) facts.set(hash, known)
    else unread.add(hash)
  }
  if (unread.size > 0) {
    const hashes = JSON.stringify(
      [...unread].map((hash) => Buffer.from(hash, 'base64url').toString('base64')),
    )
    for (const row of await run<{ hash: string; facts: Facts }>(db, READ, { hashes })) {
      facts.set(row.hash, row.facts)
      meet(met, row.hash, row.facts)
    }
  }
  return rows.map((row) => ({ ...row, results: unpackResults(row.results, facts) }))
}

/** Rows with their results as the contract knows them, whatever version wrote them: the one place where these are held against a schema. */
export async function withReadResults<Row extends { results: unknown }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Omit<Row, 'results'> & { results: RecordedResults })[]> {
  const whole = await withWholeResults(db, rows)
  return whole.map(({ results, ...row }) => ({ ...row, results: readRecorded(results) }))
}
