import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    /** NFKC and lower case: what uniqueness and login go by. */
    usernameCanon: text().notNull().unique(),
    email: text().notNull(),
    emailCanon: text().notNull().unique(),
    passwordHash: text().notNull(),
    firstName: text(),
    lastName: text(),
    skinType: text(),
    allergies: text().array().notNull().default([]),
    veganOnly: boolean().notNull().default(false),
    naturalOnly: boolean().notNull().default(false),
    lowComedogenic: boolean().notNull().default(false),
    isPregnant: boolean().notNull().default(false),
    /** Set by the command line or the first-administrator settings only, never by a request. */
    role: text().notNull().default('user'),
    /** Raised by a new password or a deletion: sessions made before stop working at once. */
    authVersion: integer().notNull().default(1),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The last sign-in or request, at most five minutes late; null: not since this is kept. Outlives the sessions. */
    lastSeenAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    check('users_role', sql`${table.role} in ('user', 'admin')`),
    check('users_skin_type', sql`${table.skinType} in ('sensitive', 'normal', 'oily', 'dry', 'combination')`),
  ],
)
