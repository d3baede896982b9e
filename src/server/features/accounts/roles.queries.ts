import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Role } from '../../../contract/user.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/tables/users.ts'
import { deleteSessionsOf } from './sessions.queries.ts'

const isAdmin = and(eq(users.role, 'admin'), isNull(users.deletedAt))

/** Oldest account first. */
export async function listAdminRows(db: Db) {
  return db
    .select({ id: users.id, username: users.username, email: users.email, lastSeenAt: users.lastSeenAt })
    .from(users)
    .where(isAdmin)
    .orderBy(asc(users.createdAt), asc(users.id))
}

/** Locked until the transaction ends: of two who are revoked at the same moment the second sees that the first is gone. */
export async function lockAdmins(tx: Db): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(isAdmin).orderBy(users.id).for('update')
  return rows.map(({ id }) => id)
}

/** Sessions end too, and the version moves on: one that is being opened at this moment has the limits of the old role. */
export async function setRole(tx: Db, userId: string, role: Role): Promise<void> {
  await tx
    .update(users)
    .set({ role, authVersion: sql`${users.authVersion} + 1` })
    .where(eq(users.id, userId))
  await deleteSessionsOf(tx, userId)
}
