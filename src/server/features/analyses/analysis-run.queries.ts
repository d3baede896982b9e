import { getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { RESULTS_FORM } from '../../db/results/pack.ts'
import { FACTS_KEPT, toStored } from '../../db/results/stored-results.ts'
import { run, statement } from '../../db/statements.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { users } from '../../db/tables/users.ts'
import type { HeldLock, UserLock } from '../../platform/jobs/user-lock.ts'
import {
  countOf,
  givenBack,
  leaseTaken,
  LOSABLE,
  type Window,
} from '../../platform/security/throttle.queries.ts'
import { PROFILE_COLUMNS, type ProfileRow } from '../accounts/accounts.ts'
import { COUNTING, HAS_NONE, holdingFrom, type Hold } from '../subscription/subscription.ts'
import type { AnalysisRow } from './analyses.queries.ts'

const value = sql.placeholder

/**
 * All that comes before an analysis of somebody on Free, in one round trip: the try is counted, the lock taken where no other
 * analysis has it, a unit held, the profile read. Each part asks the one before it; whoever has a subscription, or no unit left,
 * gets the lock alone. No disk is waited for: after a crash of the database none of this is missed.
 */
const BEGIN = statement(
  'analysis-begun',
  sql`with tried as (${countOf('window')}),
    leased as (${leaseTaken(sql`from tried where tried.count <= ${value('triesMax')}::integer`)}),
    ${holdingFrom(sql`from leased where ${HAS_NONE}`)}
  select tried.count as tries, exists (select from leased) as "hasLock", exists (select from held) as "hasUnit",
    ${PROFILE_COLUMNS}, ${LOSABLE}
  from tried join ${users} u on u.id = ${value('userId')} and u.deleted_at is null`,
)

type Wanted = {
  window: Window
  triesMax: number
  lock: UserLock
  now: Date
  hold: Hold
  limit: number | null
}

type Begun = ProfileRow & { tries: number; hasLock: boolean; hasUnit: boolean }

/** Undefined where the account is gone. Throws on a repeated idempotency key (unique violation), and then nothing was done. */
export async function beginAnalysis(
  db: Db,
  { window, triesMax, lock, now, hold, limit }: Wanted,
): Promise<Begun | undefined> {
  const [begun] = await run<Begun>(db, BEGIN, {
    ...hold,
    ...{ windowKey: window.key, windowStart: window.start, windowEnd: window.end, triesMax },
    ...{ leaseKey: lock.key, leaseEnd: lock.until, now, limit },
  })
  return begun
}

const COLUMNS = Object.entries(getTableColumns(analyses)).map(([key, column]) => ({
  name: sql.identifier(key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  value: sql`${value(key)}::${sql.raw(column.getSQLType())}`,
}))

/** The one commit that waits for the disk: result and count are there together or not at all, and the lock ends with them. */
const KEEP = statement(
  'analysis-kept',
  sql`with ${COUNTING},
    said as (${FACTS_KEPT}),
    kept as (
      insert into ${analyses} (${sql.join(
        COLUMNS.map(({ name }) => name),
        sql`, `,
      )})
      select ${sql.join(
        COLUMNS.map((column) => column.value),
        sql`, `,
      )} from done
    ),
    forgotten as (
      delete from ${analyses} as before using done
      where before.id = ${value('failedId')} and before.user_id = done.user_id
    ),
    given as (${givenBack(sql`and exists (select from done)`)})
  select exists (select from given) as "isGiven" from done`,
)

type Kept = {
  row: AnalysisRow
  /** Of the unit's reservation. */
  hold: string
  /** A failed run under the same key, of which nobody needs to be told any more. */
  failedId: string | null
  lock: HeldLock
}

/** False where the hold ran out meanwhile: nothing is stored. Ends the lock of whoever stored. */
export async function keepAnalysis(db: Db, { row, hold, failedId, lock }: Kept): Promise<boolean> {
  const stored = toStored(db, row.results)
  const [kept] = await run<{ isGiven: boolean }>(db, KEEP, {
    ...row,
    ...{ results: stored.results, resultsForm: RESULTS_FORM, facts: stored.facts },
    ...{ resultId: row.id, hold, failedId, leaseKey: lock.key, leaseEnd: lock.until() },
  })
  stored.kept()
  if (kept?.isGiven) lock.given()
  return kept !== undefined
}
