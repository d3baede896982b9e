import { sql } from 'drizzle-orm'
import { bigint, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const total = () => bigint({ mode: 'number' }).notNull().default(0)

/** Calls of one kind on one day (UTC), added up: a million of them cost no more to show than one. Holds nobody's id. */
export const callRollups = pgTable(
  'call_rollups',
  {
    day: date().notNull(),
    kind: text().notNull(),
    requests: total(),
    failed: total(),
    inputTokens: total(),
    outputTokens: total(),
    /** Milliseconds of all of them together. */
    totalMs: total(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind] }),
    check(
      'call_rollups_kind',
      sql`${table.kind} in ('analysis', 'ocr', 'face', 'other', 'ai-text', 'ai-vision', 'rate-limited')`,
    ),
  ],
)
