import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'
import { plans } from './plans.ts'
import { users } from './users.ts'

const moment = () => timestamp({ withTimezone: true })
/** As text: a JS Date drops the microseconds that keep two events of one moment in order. */
const exactMoment = () => timestamp({ withTimezone: true, precision: 6, mode: 'string' })

/** What the payment provider last said of a subscription, and what we promised beside it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    customerId: text().notNull(),
    planId: text()
      .notNull()
      .references(() => plans.id),
    priceId: text().notNull(),
    status: text().notNull(),
    startedAt: moment().notNull(),
    periodStart: moment().notNull(),
    periodEnd: moment().notNull(),
    /** A cancellation is scheduled for then. */
    cancelAt: moment(),
    /** When it ended for good. */
    endedAt: moment(),
    /** Since when payment fails without a success between; derived from all its events. */
    pastDueSince: moment(),
    /** A downgrade keeps what was paid for until the period ends. */
    keptPlanId: text(),
    keptUntil: moment(),
    lastEventAt: exactMoment().notNull(),
    lastEventId: text().notNull(),
    /** When an event or a question to the provider last confirmed this row. */
    confirmedAt: moment().notNull(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    index('subscriptions_open')
      .on(table.confirmedAt)
      .where(sql`${table.status} <> 'canceled'`),
    check(
      'subscriptions_status',
      sql`${table.status} in ('active', 'trialing', 'past_due', 'paused', 'canceled')`,
    ),
    check('subscriptions_provider', sql`${table.provider} in ('paddle', 'test')`),
  ],
)

/** Who wanted to buy what: the id travels through the provider, signed, and says whose the purchase is. */
export const checkoutIntents = pgTable(
  'checkout_intents',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text().notNull(),
    createdAt: moment().notNull(),
    /** The subscription that came of it. */
    subscriptionId: text(),
  },
  (table) => [index('checkout_intents_user').on(table.userId)],
)

/** Every event the provider sent, stored before it is acknowledged. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    eventId: text().primaryKey(),
    eventType: text().notNull(),
    occurredAt: exactMoment().notNull(),
    receivedAt: moment().notNull(),
    payloadSha256: bytea().notNull(),
    /** Emptied after 90 days; what is derived from it stays beside it. */
    payload: text(),
    subscriptionId: text(),
    subscriptionStatus: text(),
    state: text().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull(),
    lastError: text(),
  },
  (table) => [
    index('webhook_events_newest').on(table.receivedAt),
    index('webhook_events_subscription').on(table.subscriptionId, table.occurredAt),
    index('webhook_events_waiting')
      .on(table.dueAt)
      .where(sql`${table.state} in ('received', 'failed')`),
    check(
      'webhook_events_state',
      sql`${table.state} in ('received', 'applied', 'superseded', 'ignored', 'parked', 'failed', 'given-up')`,
    ),
  ],
)

/** Declarations of withdrawal; they may come from people without an account, and bind us by arriving. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text().primaryKey(),
    /** Known where the person was signed in, or where whoever accepted it named the account. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Name, address and words under the key of the app. */
    sealed: bytea().notNull(),
    receivedAt: moment().notNull(),
    /** `new` is `received` in rows from before there were answers. */
    state: text().notNull().default('received'),
    /** When the contract ended, and whether the provider ended it or somebody by hand. */
    endedAt: moment(),
    endedBy: text(),
    /** Which one the provider ended; a refund is asked for by it. */
    subscriptionId: text(),
    refusal: text(),
    /** In the smallest unit of the currency: cents, but whole yen. */
    refundAmount: integer(),
    refundCurrency: text(),
    refundedAt: moment(),
    refundedBy: text(),
    /** The provider's id of the refund. */
    refundId: text(),
  },
  (table) => [
    index('withdrawals_user').on(table.userId),
    check(
      'withdrawals_state',
      sql`${table.state} in ('new', 'received', 'accepted', 'refused', 'completed')`,
    ),
  ],
)
