import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { auditLog } from '../../db/tables/audit-log.ts'
import { users } from '../../db/tables/users.ts'

type Act = {
  at: Date
  /** An account's id, or `cli` and `settings` for whoever runs the machine. */
  actor: string
  action: 'feedback-status' | 'role' | 'withdrawal'
  /** An id, never a name or an address. */
  target: string
  result: string
}

/** Belongs into the transaction of what it tells of: an act without its row, or a row without its act, would be a lie. */
export async function insertAct(tx: Db, act: Act): Promise<void> {
  await tx.insert(auditLog).values(act)
}

/** The newest first, with the name of whoever did it where that account is still there. */
export async function listActs(db: Db, limit: number) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: auditLog.actor,
      actorName: users.username,
      action: auditLog.action,
      target: auditLog.target,
      result: auditLog.result,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor))
    .orderBy(sql`${auditLog.at} desc nulls last`, desc(auditLog.id))
    .limit(limit)
}

export async function deleteActsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, before))
}
