import type {
  FaceAnalysis,
  FaceAnalysisSummary,
  PublicFaceAnalysis,
  SkinTrend,
} from '../../../contract/face.ts'
import type { SkinHistory, SkinHistoryQuery } from '../../../contract/history.ts'
import { SEARCH_FORM_VERSION } from '../../../contract/search-form.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../platform/failure.ts'
import type { Actor } from '../../platform/security/session.ts'
import { historyPage, limitVisitors, restoreResult } from '../results/results.ts'
import { skinSearchColumns, toSkinAnalysis, toSharedSkinAnalysis, toSummary } from './skin-row.ts'
import {
  countSkinHistory,
  findSkinAnalysis,
  findUnsafeSkinAnalysisByShareId,
  listSkinRows,
  listOutdatedSkinSearch,
  readSkinHistory,
  setSkinSearchColumns,
  listSkinRowsWithReading,
} from './skin.queries.ts'
import { conditionLabel } from '../../../contract/bands.ts'
import { SkinReading } from '../../../contract/skin.ts'

const WHAT = 'Face analysis'

export async function listSkinAnalyses(deps: Deps, userId: string): Promise<FaceAnalysisSummary[]> {
  return (await listSkinRows(deps.db, userId)).map(toSummary)
}

export async function skinHistory(deps: Deps, userId: string, query: SkinHistoryQuery): Promise<SkinHistory> {
  const { rows, ...page } = await historyPage(query, {
    count: (wanted) => countSkinHistory(deps.db, userId, wanted),
    read: (wanted) => readSkinHistory(deps.db, userId, wanted),
  })
  return { ...page, items: rows.map(toSummary) }
}

export async function getSkinAnalysis(deps: Deps, userId: string, id: string): Promise<FaceAnalysis> {
  return toSkinAnalysis(found(await findSkinAnalysis(deps.db, userId, id), WHAT))
}

/** For the owner all of it, public or not; for everybody else only what was shared. */
export async function getPublicSkinAnalysis(
  deps: Deps,
  actor: Actor | null,
  shareId: string,
  ip: string,
): Promise<PublicFaceAnalysis> {
  const row = await findUnsafeSkinAnalysisByShareId(deps.db, shareId)
  if (actor && row && actor.userId === row.userId) return { ...toSkinAnalysis(row), isOwner: true }
  const shared = row?.isPublic ? row : undefined
  await limitVisitors(deps, ip, shared === undefined)
  return toSharedSkinAnalysis(found(shared, WHAT))
}

export async function restoreSkinAnalysis(
  deps: Deps,
  userId: string,
  id: string,
): Promise<FaceAnalysisSummary> {
  await restoreResult(deps, 'skin', { userId, id })
  return toSummary(found(await findSkinAnalysis(deps.db, userId, id), WHAT))
}

const BATCH = 200

/** Writes search texts anew that were made in an older form, a batch at a time. Tells how many there were. */
export async function renewSearchTexts(deps: Deps): Promise<number> {
  const rows = await listOutdatedSkinSearch(deps.db, SEARCH_FORM_VERSION, BATCH)
  for (const row of rows) await setSkinSearchColumns(deps.db, row.id, skinSearchColumns(row))
  return rows.length
}

const Measured = SkinReading.pick({ version: true, warnings: true, measures: true })

/** The journey, newest first. An analysis that too little was measured for has no score and is no step of it. */
export async function listTrends(deps: Deps, userId: string): Promise<SkinTrend[]> {
  const rows = await listSkinRowsWithReading(deps.db, userId)
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
