import { and, desc, eq, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { subscriptions, users } from '../../db/tables/all.ts'

export async function getEmail(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? ''
}

/** Null: no downgrade is scheduled (any more). */
export async function setKeptPlan(
  db: Db,
  subscriptionId: string,
  kept: { keptPlanId: string; keptUntil: Date } | null,
): Promise<void> {
  await db
    .update(subscriptions)
    .set(kept ?? { keptPlanId: null, keptUntil: null })
    .where(eq(subscriptions.id, subscriptionId))
}

/** As whom this user is known to the provider, the newest first: another address at the checkout is another customer. */
export async function listCustomers(db: Db, userId: string, provider: string): Promise<string[]> {
  const rows = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.provider, provider)))
    .orderBy(desc(subscriptions.startedAt))
  return [...new Set(rows.map(({ customerId }) => customerId))]
}

/** The newest subscription whatever became of it: its customer can still pay and look at invoices. */
export async function findNewest(db: Db, userId: string, provider: string) {
  const [row] = await db
    .select({ id: subscriptions.id, customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.provider, provider)))
    .orderBy(desc(subscriptions.startedAt))
    .limit(1)
  return row ?? null
}

/** Ids of running subscriptions of which nothing was heard since then. */
export async function listUnconfirmed(db: Db, provider: string, since: Date, max: number): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, subscriptions.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(subscriptions.provider, provider),
        ne(subscriptions.status, 'canceled'),
        lt(subscriptions.confirmedAt, since),
      ),
    )
    .orderBy(subscriptions.confirmedAt)
    .limit(max)
  return rows.map(({ id }) => id)
}

/** Ids of running subscriptions of deleted accounts; of one of them where it is named. */
export async function listOfDeleted(db: Db, provider: string, userId?: string): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, subscriptions.userId), isNotNull(users.deletedAt)))
    .where(
      and(
        eq(subscriptions.provider, provider),
        ne(subscriptions.status, 'canceled'),
        userId === undefined ? undefined : eq(subscriptions.userId, userId),
      ),
    )
  return rows.map(({ id }) => id)
}

export async function setConfirmed(db: Db, id: string, confirmedAt: Date): Promise<void> {
  await db.update(subscriptions).set({ confirmedAt }).where(eq(subscriptions.id, id))
}

/** Ends what still runs with a provider that is not in use any more. Answers how many that were. */
export async function endAllOf(db: Db, provider: string, endedAt: Date): Promise<number> {
  const { rowCount } = await db
    .update(subscriptions)
    .set({ status: 'canceled', endedAt, cancelAt: null })
    .where(and(eq(subscriptions.provider, provider), ne(subscriptions.status, 'canceled')))
  return rowCount ?? 0
}

/** Ids of test subscriptions to which something has happened by now: a renewal, or the end they were cancelled to. */
export async function listDueTests(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, 'test'),
        ne(subscriptions.status, 'canceled'),
        or(lte(subscriptions.periodEnd, now), lte(subscriptions.cancelAt, now)),
      ),
    )
  return rows.map(({ id }) => id)
}
