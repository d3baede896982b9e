import { conditionLabel } from '../../../contract/bands.ts'
import type { SkinTrend } from '../../../contract/face.ts'
import { SkinReading } from '../../../contract/skin.ts'
import type { Deps } from '../../deps.ts'
import { listFaceRowsWithReading } from './skin.queries.ts'

const Measured = SkinReading.pick({ version: true, warnings: true, measures: true })

/** The journey, newest first. An analysis that too little was measured for has no score and is no step of it. */
export async function listTrends(deps: Deps, userId: string): Promise<SkinTrend[]> {
  const rows = await listFaceRowsWithReading(deps.db, userId)
  return rows.flatMap(({ safetyScore, reading, rules, ...row }) => {
    if (safetyScore === null) return []
    const measured = Measured.safeParse(reading)
    return [
      {
        score: safetyScore,
        date: row.createdAt.toISOString(),
        condition: conditionLabel(safetyScore),
        skinType: row.skinType ?? '',
        concerns: row.concerns,
        faceAnalysisId: row.id,
        rules,
        reading: measured.success ? measured.data : null,
      },
    ]
  })
}
