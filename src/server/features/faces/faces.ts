import type { FaceAnalysis, FaceAnalysisSummary, PublicFaceAnalysis } from '../../../contract/face.ts'
import { HISTORY_A_PAGE, type SkinHistory, type SkinHistoryQuery } from '../../../contract/history.ts'
import { PlainText } from '../../../contract/plain-text.ts'
import type { Sharing, SharingRequest } from '../../../contract/sharing.ts'
import { SkinType } from '../../../contract/user.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../platform/failure.ts'
import type { Actor } from '../../platform/session.ts'
import { limitVisitors } from '../analyses/analyses.ts'
import {
  bringFaceBack,
  changeFace,
  countFaceHistory,
  eraseFacesDeletedBefore,
  findFace,
  findUnsafeFaceByShareId,
  listFaceRows,
  readFaceHistory,
  type FaceRow,
  type FaceSummaryRow,
} from './faces.queries.ts'

/** What was deleted can be brought back for this long. */
const KEPT_MS = 24 * 3_600_000
const WHAT = 'Face analysis'

export async function listFaces(deps: Deps, userId: string): Promise<FaceAnalysisSummary[]> {
  return (await listFaceRows(deps.db, userId)).map(toSummary)
}

export async function skinHistory(deps: Deps, userId: string, query: SkinHistoryQuery): Promise<SkinHistory> {
  const wanted = { ...query, search: PlainText.parse(query.search).trim().toLowerCase() }
  const total = await countFaceHistory(deps.db, userId, wanted)
  const pages = Math.max(1, Math.ceil(total / HISTORY_A_PAGE))
  const page = Math.min(query.page, pages)
  const rows = await readFaceHistory(deps.db, userId, { ...wanted, page })
  return { total, page, pages, items: rows.map(toSummary) }
}

export async function getFace(deps: Deps, userId: string, id: string): Promise<FaceAnalysis> {
  return toFace(found(await findFace(deps.db, userId, id), WHAT))
}

/** For the owner all of it, public or not; for everybody else only what was shared. */
export async function getPublicFace(
  deps: Deps,
  actor: Actor | null,
  shareId: string,
  ip: string,
): Promise<PublicFaceAnalysis> {
  const row = await findUnsafeFaceByShareId(deps.db, shareId)
  if (actor && row && actor.userId === row.userId) return { ...toFace(row), isOwner: true }
  const shared = row?.isPublic ? row : undefined
  await limitVisitors(deps, ip, shared === undefined)
  const { id: _id, ...face } = toFace(found(shared, WHAT))
  return { ...face, isOwner: false }
}

/** Private as well, so that bringing it back does not publish it again. */
export async function deleteFace(deps: Deps, userId: string, id: string): Promise<undefined> {
  const change = { deletedAt: deps.now(), isPublic: false, ownerName: null }
  found(await changeFace(deps.db, userId, id, change), WHAT)
}

export async function restoreFace(deps: Deps, userId: string, id: string): Promise<FaceAnalysisSummary> {
  return toSummary(found(await bringFaceBack(deps.db, userId, id, lastDay(deps)), WHAT))
}

export async function shareFace(
  deps: Deps,
  userId: string,
  id: string,
  { isPublic, ownerName: given = '' }: SharingRequest,
): Promise<Sharing> {
  const ownerName = isPublic && given !== '' ? given : null
  const { shareId } = found(await changeFace(deps.db, userId, id, { isPublic, ownerName }), WHAT)
  return { isPublic, shareId, ownerName }
}

/** Ends for good what nobody brought back within its day. Tells how many there were. */
export async function eraseDeleted(deps: Deps): Promise<number> {
  return eraseFacesDeletedBefore(deps.db, lastDay(deps))
}

/** What the history searches: skin type and names of concerns, whether they came as text or as objects. */
export function faceSearchText({ skinType, concerns }: Pick<FaceAnalysis, 'skinType' | 'concerns'>): string {
  const names = concerns.map((concern) => (typeof concern === 'string' ? concern : concern.name))
  return [skinType ?? '', ...names].join(' ').toLowerCase()
}

function lastDay(deps: Deps): Date {
  return new Date(deps.now().getTime() - KEPT_MS)
}

function toFace(row: FaceRow): FaceAnalysis {
  return { ...toSummary(row), recommendations: row.recommendations, analysis: row.analysis }
}

function toSummary(row: FaceSummaryRow): FaceAnalysisSummary {
  return {
    id: row.id,
    shareId: row.shareId,
    createdAt: row.createdAt.toISOString(),
    safetyScore: row.safetyScore,
    skinType: SkinType.nullable().catch(null).parse(row.skinType),
    isPublic: row.isPublic,
    ownerName: row.ownerName,
    concerns: row.concerns,
  }
}
