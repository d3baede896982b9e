import type { FaceAnalysis, FaceAnalysisSummary, PublicFaceAnalysis } from '../../../contract/face.ts'
import { HISTORY_A_PAGE, type SkinHistory, type SkinHistoryQuery } from '../../../contract/history.ts'
import { PlainText } from '../../../contract/plain-text.ts'
import { SEARCH_FORM_VERSION, searchForm } from '../../../contract/search-form.ts'
import type { Sharing, SharingRequest } from '../../../contract/sharing.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../platform/failure.ts'
import type { Actor } from '../../platform/security/session.ts'
import { limitVisitors } from '../analyses/analyses.ts'
import { faceSearchColumns, toFace, toSharedFace, toSummary } from './skin-row.ts'
import {
  bringFaceBack,
  changeFace,
  countFaceHistory,
  eraseFacesDeletedBefore,
  findFace,
  findUnsafeFaceByShareId,
  listFaceRows,
  listOutdatedFaceSearch,
  readFaceHistory,
  setFaceSearchColumns,
} from './skin.queries.ts'

/** What was deleted can be brought back for this long. */
const UNDO_WINDOW_MS = 24 * 3_600_000
const WHAT = 'Face analysis'

export async function listFaces(deps: Deps, userId: string): Promise<FaceAnalysisSummary[]> {
  return (await listFaceRows(deps.db, userId)).map(toSummary)
}

export async function skinHistory(deps: Deps, userId: string, query: SkinHistoryQuery): Promise<SkinHistory> {
  const wanted = { ...query, search: searchForm(PlainText.parse(query.search)) }
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
  return toSharedFace(found(shared, WHAT))
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

const BATCH = 200

/** Writes search texts anew that were made in an older form, a batch at a time. Tells how many there were. */
export async function renewSearchTexts(deps: Deps): Promise<number> {
  const rows = await listOutdatedFaceSearch(deps.db, SEARCH_FORM_VERSION, BATCH)
  for (const row of rows) await setFaceSearchColumns(deps.db, row.id, faceSearchColumns(row))
  return rows.length
}

/** Ends for good what nobody brought back within its day. Tells how many there were. */
export async function eraseDeleted(deps: Deps): Promise<number> {
  return eraseFacesDeletedBefore(deps.db, lastDay(deps))
}

function lastDay(deps: Deps): Date {
  return new Date(deps.now().getTime() - UNDO_WINDOW_MS)
}
