import type { FaceAnalysisSummary } from '../../../contract/face.ts'
import { SkinType } from '../../../contract/user.ts'
import type { Deps } from '../../deps.ts'
import { listFaceRows } from './faces.queries.ts'

export async function listFaces(deps: Deps, userId: string): Promise<FaceAnalysisSummary[]> {
  const rows = await listFaceRows(deps.db, userId)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    skinType: SkinType.nullable().catch(null).parse(row.skinType),
  }))
}
