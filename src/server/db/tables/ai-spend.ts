import { bigint, date, pgTable } from 'drizzle-orm/pg-core'

/** Tokens the AI provider has counted on one day (UTC), of all processes: what the daily budget is held against. */
export const aiSpend = pgTable('ai_spend', {
  day: date().primaryKey(),
  tokens: bigint({ mode: 'number' }).notNull().default(0),
})
