import pg from 'pg'

/** A table in use is left for the next run rather than making everybody wait behind us. */
const LOCK_PATIENCE_MS = 5_000

/** Rewriting takes about 15 ms for each MB (measured), in which nobody reads the table: longer waits come once a week only. */
const DAILY_MB_MAX = 256

/** A little under a week, as a run may begin earlier than that of a week ago did. */
const WEEK = '6 days 12 hours'

/**
 * Writes tables anew, so that the files hold what is in the rows and nothing of what was deleted. VACUUM alone frees
 * the place of a deleted row and leaves its bytes in the page until something else needs the place (measured; see
 * docs/operations.md). The planner's statistics hold values of columns and are made anew with it. The checkpoint behind it
 * ends the need for the write-ahead log of before, whose files are then deleted (`wal_recycle` is off).
 *
 * Each table is locked while it is written, so only those are in which something was deleted or changed since the last time,
 * a large one a week after it at the earliest, and every one a week after it at the latest. Throws where a table could not be
 * had; the others are done, and only it is written when this is tried again.
 */
export async function compactFiles(
  url: string,
  isStopping: () => boolean = () => false,
  lockPatienceMs = LOCK_PATIENCE_MS,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'opaline compaction' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`set lock_timeout = ${lockPatienceMs}`)
    const { rows } = await client.query<{ oid: number; name: string }>(DUE)
    if (rows.length === 0) return
    const failures: unknown[] = []
    for (const { oid, name } of rows) {
      if (isStopping()) break
      await rewrite(client, oid, name).catch((error: unknown) => failures.push(error))
    }
    await client
      .query('vacuum (full) pg_catalog.pg_statistic')
      .catch((error: unknown) => failures.push(error))
    await client.query('select pg_switch_wal()')
    await client.query('checkpoint')
    if (failures.length > 0) throw failures[0]
  } finally {
    await client.end()
  }
}

/**
 * `last_analyze` is the time of the last rewriting: nothing else here analyzes by hand. It is missing where that failed, and
 * after a crash, which loses the counters. A row that some statement still saw counts as dead after it.
 */
const DUE = `
  select c.oid, c.oid::regclass::text as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_stat_all_tables s on s.relid = c.oid
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and (
    s.last_analyze is null or s.last_analyze < now() - interval '${WEEK}'
    or s.n_tup_del + s.n_tup_upd + s.n_dead_tup > 0
      and pg_total_relation_size(c.oid) <= ${DAILY_MB_MAX} * 1024 * 1024::bigint
  )
  order by c.relname`

async function rewrite(client: pg.Client, oid: number, name: string): Promise<void> {
  // Before it, so that what is deleted meanwhile counts for the next time.
  await client.query('select pg_stat_reset_single_table_counters($1)', [oid])
  // ANALYZE keeps the old values of a table that has no rows any more.
  await client.query('delete from pg_catalog.pg_statistic where starelid = $1', [oid])
  await client.query(`vacuum (full, analyze) ${name}`)
}
