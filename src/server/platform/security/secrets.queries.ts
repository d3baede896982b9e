import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { appSecrets } from '../../db/tables/app-secrets.ts'

/** The stored value of that name; ours becomes it when there is none yet. */
export async function insertSecretOnce(db: Db, name: string, value: Buffer): Promise<Buffer> {
  await db.insert(appSecrets).values({ name, value }).onConflictDoNothing()
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, name))
  if (!row) throw new Error(`The secret ${name} vanished while it was made`)
  return row.value
}
