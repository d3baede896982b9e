import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { SubscriptionStatus } from '../../../contract/subscription.ts'
import type { Db } from '../../db/client.ts'
import { plans, subscriptions } from '../../db/tables/all.ts'

type Stored = typeof subscriptions.$inferSelect

/** A subscription with its status as the closed word that the database checks. */
export type SubscriptionRow = Omit<Stored, 'status'> & { status: SubscriptionStatus }

/** The catalogue, in the order of the pricing page. */
export async function listPlanRows(db: Db) {
  return db.select().from(plans).orderBy(asc(plans.position))
}

/** Those of one user that have not ended for good, the newest first. */
export async function listSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'canceled')))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
  return rows.map(withStatus)
}

/** The same of several users at once, in no order. */
export async function listSubscriptionsOf(db: Db, userIds: readonly string[]): Promise<SubscriptionRow[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.userId, [...userIds]), ne(subscriptions.status, 'canceled')))
  return rows.map(withStatus)
}

/** Null: nothing was ever heard of it. */
export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row ? withStatus(row) : null
}

function withStatus(row: Stored): SubscriptionRow {
  return { ...row, status: SubscriptionStatus.parse(row.status) }
}
