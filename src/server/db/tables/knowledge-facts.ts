import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/**
 * What was said of an ingredient, once for all results that say it: a row is never changed, so that a result is read as it was made
 * whatever the knowledge says by then. Comes from the knowledge alone and holds nothing of a user.
 */
export const knowledgeFacts = pgTable('knowledge_facts', {
  /** The first 16 bytes of SHA-256 over the facts in canonical form. */
  hash: bytea().primaryKey(),
  facts: jsonb().notNull(),
})
