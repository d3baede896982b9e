import { z } from 'zod'
import { AnalysisSummary } from '../../../contract/analysis.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { FaceAnalysisSummary } from '../../../contract/face.ts'
import { CosmeticHistoryQuery, SkinHistoryQuery } from '../../../contract/history.ts'
import { searchForm, UNNAMED_PRODUCT } from '../../../contract/search-form.ts'
import { openOfflineStore, type OfflineStore, type SavedAnswer } from './offline-store.ts'
import { savedCosmeticHistory, savedSkinHistory } from './saved-history.ts'

/**
 * What this device keeps in the place of the server's answer to a GET; undefined where it keeps nothing. `path` may carry a
 * query: pages of the history are made of the saved list.
 */
export async function findSavedAnswer(path: string): Promise<SavedAnswer | undefined> {
  const [address = '', query = ''] = path.split('?')
  const asked = Object.fromEntries(new URLSearchParams(query))
  try {
    const store = await openOfflineStore()
    if (address === ENDPOINTS.cosmeticHistory.path) return await cosmeticHistory(store, asked)
    if (address === ENDPOINTS.skinHistory.path) return await skinHistory(store, asked)
    if (query !== '') return undefined
    return (await store.get('answers', address)) ?? (await ownByShareId(store, address))
  } catch {
    // Storage is refused or was cleared from outside: as if nothing had been kept.
    return undefined
  }
}

/** Own results are opened by their share ids too. */
const BY_SHARE_ID = [
  { shared: ENDPOINTS.getPublicAnalysis.path, list: ENDPOINTS.listAnalyses.path },
  { shared: ENDPOINTS.getPublicFaceAnalysis.path, list: ENDPOINTS.listFaceAnalyses.path },
].map(({ shared, list }) => ({ before: shared.replace(':id', ''), list }))

const Named = z.array(z.object({ id: z.string(), shareId: z.string() }))

async function ownByShareId(store: OfflineStore, path: string): Promise<SavedAnswer | undefined> {
  const kind = BY_SHARE_ID.find(({ before }) => path.startsWith(before))
  const list = kind && (await store.get('answers', kind.list))
  if (list === undefined) return undefined
  const own = Named.parse(list.answer).find(({ shareId }) => path.endsWith(`/${shareId}`))
  return own && store.get('answers', `${list.path}/${own.id}`)
}

async function cosmeticHistory(store: OfflineStore, asked: unknown): Promise<SavedAnswer | undefined> {
  const list = await store.get('answers', ENDPOINTS.listAnalyses.path)
  if (list === undefined) return undefined
  const summaries = z.array(AnalysisSummary).parse(list.answer)
  const [paths, words] = await Promise.all([store.getAllKeys('words'), store.getAll('words')])
  const wordsOf = new Map(paths.map((path, at) => [path, words[at] ?? '']))
  const rows = summaries.map((row) => ({
    row,
    words:
      wordsOf.get(`${ENDPOINTS.listAnalyses.path}/${row.id}`) ??
      searchForm(row.productName || UNNAMED_PRODUCT),
  }))
  return { ...list, answer: savedCosmeticHistory(rows, CosmeticHistoryQuery.parse(asked)) }
}

async function skinHistory(store: OfflineStore, asked: unknown): Promise<SavedAnswer | undefined> {
  const list = await store.get('answers', ENDPOINTS.listFaceAnalyses.path)
  if (list === undefined) return undefined
  const rows = z.array(FaceAnalysisSummary).parse(list.answer)
  return { ...list, answer: savedSkinHistory(rows, SkinHistoryQuery.parse(asked)) }
}
