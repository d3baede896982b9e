import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import {
  AnalysisSummary,
  CosmeticAnalysis,
  FULL_ROWS_A_PAGE,
  ListedAnalysis,
} from '../../../contract/analysis.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { FaceAnalysisSummary } from '../../../contract/face.ts'
import { believedAccount } from '../account/believed.ts'
import { pathOf, request } from '../api.ts'
import { isRecord } from '../is-record.ts'
import { offlineOwner } from './offline-owner.ts'
import { openOfflineStore, type OfflineStore, type SavedAnswer } from './offline-store.ts'
import { isSavedAnswer } from './saved-signs.ts'
import { wordsOfAnalysis } from './saved-history.ts'

/** The newest, whether or not they were looked at on this device; what was looked at is kept besides. */
const ANALYSES_MAX = 200
const SKIN_REPORTS_MAX = 20
/** More are cheaper as full rows, a page at a time. */
const SINGLE_MAX = 8

/** Without these no page of an account opens. */
const FRAME = new Set<string>([ENDPOINTS.getUser.path, ENDPOINTS.limits.path, ENDPOINTS.getSite.path])
const LISTS = new Set<string>([ENDPOINTS.listAnalyses.path, ENDPOINTS.listFaceAnalyses.path])

const analysisPath = (id: string) => pathOf(ENDPOINTS.getAnalysis, { id })
const facePath = (id: string) => pathOf(ENDPOINTS.getFaceAnalysis, { id })
const SHARED = /^\/api\/public\/(analyses|face-analyses)\//
const RESULT = /^\/api\/(analyses\/ana|face-analyses\/face)_/

/** Keeps what screens show from now on. Returns what ends it. */
export function keepWhatIsSeen(client: QueryClient, onFault: (error: unknown) => void): () => void {
  const keepOne = (path: unknown) => {
    if (typeof path !== 'string' || isSavedAnswer(path)) return
    const answer = client.getQueryData([path])
    if (answer === undefined || answer === null) return
    const ownPath = ownPathOf(path, answer)
    if (ownPath !== null) saveAnswer(ownPath, answer).catch(onFault)
  }
  for (const path of FRAME) keepOne(path)
  return client.getQueryCache().subscribe((event) => {
    // Only what has just come: an older answer would be saved with the moment of now.
    const hasCome = event.type === 'updated' && event.action.type === 'success'
    if (hasCome && event.query.queryKey.length === 1) keepOne(event.query.queryKey[0])
  })
}

const Own = z.object({ id: z.string(), isOwner: z.literal(true) })

/** Where an answer is kept: a result that was opened by its share id as the own one that it is. null: not at all. */
function ownPathOf(path: string, answer: unknown): string | null {
  if (FRAME.has(path) || LISTS.has(path) || RESULT.test(path)) return path
  const shared = SHARED.exec(path)?.[1]
  const own = shared === undefined ? undefined : Own.safeParse(answer).data
  return own === undefined ? null : `/api/${shared}/${own.id}`
}

/** Brings the copies in line with the server: what was deleted goes, and the newest results come. */
export async function bringCopiesInLine(signal: AbortSignal): Promise<void> {
  const store = await openOfflineStore()
  const analyses = z
    .array(AnalysisSummary)
    .parse(await request('GET', ENDPOINTS.listAnalyses.path, { signal }))
  const faces = z
    .array(FaceAnalysisSummary)
    .parse(await request('GET', ENDPOINTS.listFaceAnalyses.path, { signal }))
  // Answered from this device itself, where the line is lost.
  if (isSavedAnswer(ENDPOINTS.listAnalyses.path) || isSavedAnswer(ENDPOINTS.listFaceAnalyses.path)) return
  await saveAnswer(ENDPOINTS.listAnalyses.path, analyses)
  await saveAnswer(ENDPOINTS.listFaceAnalyses.path, faces)
  const saved = new Set(await store.getAllKeys('answers'))
  const missing = analyses
    .slice(0, ANALYSES_MAX)
    .map(({ id }) => analysisPath(id))
    .filter((path) => !saved.has(path))
  if (missing.length > SINGLE_MAX) await saveFullPages(missing, signal)
  else await saveEach(missing, signal)
  await saveEach(
    faces
      .slice(0, SKIN_REPORTS_MAX)
      .map(({ id }) => facePath(id))
      .filter((path) => !saved.has(path)),
    signal,
  )
}

const Listed = z.array(
  z.object({
    id: z.string(),
    productName: z.string().optional(),
    isPublic: z.boolean(),
    ownerName: z.string().nullable(),
  }),
)

/** Brings saved results in line with the list they are in: deleted ones go, another name or sharing is taken over. */
async function followList(store: OfflineStore, listPath: string, answer: unknown): Promise<void> {
  const listed = new Map(Listed.parse(answer).map(({ id, ...row }) => [`${listPath}/${id}`, row]))
  const saved = (await store.getAllKeys('answers')).filter(
    (path) => RESULT.test(path) && path.startsWith(`${listPath}/`),
  )
  for (const path of saved) {
    if (offlineOwner() !== believedAccount()) return
    const row = listed.get(path)
    if (row === undefined) {
      await takeBack(store, path)
      continue
    }
    const copy = await store.get('answers', path)
    if (copy === undefined || !isRecord(copy.answer)) continue
    const before = copy.answer
    if (Object.entries(row).every(([name, value]) => before[name] === value)) continue
    await putResult(store, { ...copy, answer: { ...before, ...row } })
  }
}

async function saveEach(paths: readonly string[], signal: AbortSignal): Promise<void> {
  for (const path of paths) await saveAnswer(path, await request('GET', path, { signal }))
}

async function saveFullPages(missing: readonly string[], signal: AbortSignal): Promise<void> {
  const wanted = new Set(missing)
  for (let page = 1; page <= ANALYSES_MAX / FULL_ROWS_A_PAGE; page++) {
    const path = `${ENDPOINTS.listAnalyses.path}?full=1&page=${page}`
    const rows = z.array(ListedAnalysis).parse(await request('GET', path, { signal }))
    for (const { today: _figures, ingredientsList = '', analysisResults, ...row } of rows) {
      if (!wanted.has(analysisPath(row.id)) || analysisResults === undefined) continue
      await saveAnswer(analysisPath(row.id), { ...row, ingredientsList, analysisResults, isOwner: true })
    }
    if (rows.length < FULL_ROWS_A_PAGE) return
  }
}

/** Nothing where the copies are another account's by now. Throws QuotaExceededError where the device has no room left. */
export async function saveAnswer(path: string, answer: unknown): Promise<void> {
  const owner = offlineOwner()
  if (owner === null || owner !== believedAccount()) return
  const store = await openOfflineStore()
  const copy = { path, answer, savedAt: new Date().toISOString() }
  if (RESULT.test(path)) await putResult(store, copy)
  else await store.put('answers', copy)
  if (offlineOwner() !== owner) return takeBack(store, path)
  if (LISTS.has(path)) await followList(store, path, answer)
}

/** It was deleted elsewhere, or its owner has left while it was written. */
async function takeBack(store: OfflineStore, path: string): Promise<void> {
  await Promise.all([store.delete('answers', path), store.delete('words', path)])
}

async function putResult(store: OfflineStore, copy: SavedAnswer): Promise<void> {
  const change = store.transaction(['answers', 'words'], 'readwrite')
  const analysis = CosmeticAnalysis.safeParse(copy.answer)
  await Promise.all([
    change.objectStore('answers').put(copy),
    ...(analysis.success ? [change.objectStore('words').put(wordsOf(analysis.data), copy.path)] : []),
    change.done,
  ])
}

function wordsOf({ productName, analysisResults }: CosmeticAnalysis): string {
  return wordsOfAnalysis(productName, analysisResults.ingredients)
}
