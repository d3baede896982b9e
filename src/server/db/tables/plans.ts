import { sql } from 'drizzle-orm'
import { check, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The catalogue, as subscriptions refer to it. Its rows come with migrations: a new price is a new row, so that what
 * somebody bought keeps the price it was bought at.
 */
export const plans = pgTable(
  'plans',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    billingPeriod: text().notNull(),
    /** Whole currency units. */
    price: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** Null is unlimited, 0 is not included; of a yearly plan for the year. */
    maxAnalyses: integer(),
    maxFaceAnalyses: integer(),
    /** In the order of the pricing page. */
    position: integer().notNull(),
  },
  (table) => [
    check('plans_name', sql`${table.name} in ('Free', 'Standard', 'Premium')`),
    check('plans_billing_period', sql`${table.billingPeriod} in ('monthly', 'annual')`),
  ],
)
