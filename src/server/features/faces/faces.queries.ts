import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { faceAnalyses } from '../../db/tables/face-analyses.ts'

export async function listFaceRows(db: Db, userId: string) {
  const { id, shareId, createdAt, safetyScore, skinType, isPublic, ownerName, concerns } = faceAnalyses
  return db
    .select({ id, shareId, createdAt, safetyScore, skinType, isPublic, ownerName, concerns })
    .from(faceAnalyses)
    .where(eq(faceAnalyses.userId, userId))
    .orderBy(desc(faceAnalyses.createdAt))
}
