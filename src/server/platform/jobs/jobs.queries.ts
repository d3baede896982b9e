import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { jobs } from '../../db/tables/jobs.ts'

export type JobRow = typeof jobs.$inferSelect

/** Makes the rows that are missing; a shorter interval than the stored one counts from now on. */
export async function ensureJobRows(
  db: Db,
  list: readonly { name: string; everyMs: number; firstAt?: (now: Date) => Date }[],
  now: Date,
): Promise<void> {
  if (list.length === 0) return
  await db
    .insert(jobs)
    .values(
      list.map(({ name, everyMs, firstAt }) => ({
        name,
        everyMs,
        createdAt: now,
        dueAt: firstAt?.(now) ?? now,
      })),
    )
    .onConflictDoUpdate({
      target: jobs.name,
      set: {
        everyMs: sql`excluded.every_ms`,
        dueAt: sql`least(${jobs.dueAt}, excluded.created_at + excluded.every_ms * interval '1 millisecond')`,
      },
    })
}

function isFree(now: Date) {
  return and(lte(jobs.dueAt, now), or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now)))
}

/** A lease that is still there has run out: nobody noted the end of that run. */
export async function listDueJobs(
  db: Db,
  names: readonly string[],
  now: Date,
): Promise<{ name: string; wasInterrupted: boolean }[]> {
  return db
    .select({ name: jobs.name, wasInterrupted: sql<boolean>`${jobs.leaseId} is not null` })
    .from(jobs)
    .where(and(inArray(jobs.name, [...names]), isFree(now)))
}

type Lease = { name: string; leaseId: string; now: Date; until: Date }

/**
 * One statement: of several processes one gets the run; null for the others. A run whose process was killed counts as a
 * failure, or a job that takes its process down would look healthy. Answers the failures in a row before this run.
 */
export async function claimJob(db: Db, { name, leaseId, now, until }: Lease): Promise<number | null> {
  const wasInterrupted = sql`${jobs.leaseId} is not null`
  const [row] = await db
    .update(jobs)
    .set({
      leaseId,
      leasedUntil: until,
      lastStartedAt: now,
      failures: sql`${jobs.failures} + (${wasInterrupted})::int`,
      lastError: sql`case when ${wasInterrupted} then 'Interrupted' else ${jobs.lastError} end`,
    })
    .where(and(eq(jobs.name, name), isFree(now)))
    .returning({ failures: jobs.failures })
  return row?.failures ?? null
}

/** False: the lease ran out and somebody else has it. */
export async function renewLease(db: Db, name: string, leaseId: string, until: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(jobs)
    .set({ leasedUntil: until })
    .where(and(eq(jobs.name, name), eq(jobs.leaseId, leaseId)))
  return rowCount === 1
}

type Ended = Partial<Pick<JobRow, 'dueAt' | 'lastSucceededAt' | 'lastMs' | 'failures' | 'lastError'>>

/** Ends the run of this lease; one that was lost belongs to another run, whose row stays as it is. */
export async function endRun(db: Db, name: string, leaseId: string, ended: Ended): Promise<void> {
  await db
    .update(jobs)
    .set({ ...ended, leaseId: null, leasedUntil: null })
    .where(and(eq(jobs.name, name), eq(jobs.leaseId, leaseId)))
}

export async function listJobRows(db: Db, names: readonly string[]): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(inArray(jobs.name, [...names]))
    .orderBy(jobs.name)
}
