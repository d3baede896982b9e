import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** Keys made at first start and shared by every process on this database. */
export const appSecrets = pgTable('app_secrets', { name: text().primaryKey(), value: bytea().notNull() })
