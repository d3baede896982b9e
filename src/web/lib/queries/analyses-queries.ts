import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import type { FaceAnalysisSummary } from '../../../contract/face.ts'
import type { CosmeticHistory, CosmeticHistoryQuery, SkinHistoryQuery } from '../../../contract/history.ts'
import { pathOf, queryOf, request, send } from '../api.ts'

/** One entry of the list of skin analyses; an old row may lack its day. */
export type ListedFace = Omit<FaceAnalysisSummary, 'createdAt'> & { createdAt: string | null }

/** They come with the first list that did not come with its page. */
const readers = {
  list: () => import('../../../contract/older-shapes/lists.ts').then((m) => m.readList),
  faces: () => import('../../../contract/older-shapes/lists.ts').then((m) => m.readFaces),
  history: () => import('../../../contract/older-shapes/lists.ts').then((m) => m.readHistory),
}

export const analysesQuery = queryOptions({
  queryKey: [ENDPOINTS.listAnalyses.path],
  queryFn: async ({ signal }): Promise<AnalysisSummary[]> => {
    const json = request('GET', ENDPOINTS.listAnalyses.path, { signal })
    const [answer, read] = await Promise.all([json, readers.list()])
    return read(answer)
  },
})

export const faceAnalysesQuery = queryOptions({
  queryKey: [ENDPOINTS.listFaceAnalyses.path],
  queryFn: async ({ signal }): Promise<ListedFace[]> => {
    const json = request('GET', ENDPOINTS.listFaceAnalyses.path, { signal })
    const [answer, read] = await Promise.all([json, readers.faces()])
    return read(answer)
  },
})

/** One own analysis: the scanner lays it here, the result page finds it without asking again. */
export const analysisKey = (id: string) => [pathOf(ENDPOINTS.getAnalysis, { id })] as const

/** The page before stays in sight until the next one is there. */
export function cosmeticHistoryQuery(query: CosmeticHistoryQuery) {
  return queryOptions({
    queryKey: [ENDPOINTS.cosmeticHistory.path, query],
    queryFn: async ({ signal }): Promise<CosmeticHistory> => {
      const path = ENDPOINTS.cosmeticHistory.path + queryOf(query)
      const [answer, read] = await Promise.all([request('GET', path, { signal }), readers.history()])
      return read(answer)
    },
    placeholderData: keepPreviousData,
  })
}

export function skinHistoryQuery(query: SkinHistoryQuery) {
  return queryOptions({
    queryKey: [ENDPOINTS.skinHistory.path, query],
    queryFn: ({ signal }) => send(ENDPOINTS.skinHistory, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** After a change to all results at once: lists and single ones, own and shared, of both kinds. */
export async function forgetResults(client: QueryClient): Promise<void> {
  const paths = [ENDPOINTS.listAnalyses, ENDPOINTS.listFaceAnalyses].map(({ path }) => path)
  const isResult = (key: unknown) =>
    typeof key === 'string' &&
    paths.some((path) => key.startsWith(path) || key.startsWith(path.replace('/api/', '/api/public/')))
  // What is not on the screen goes altogether, or it would be drawn once more as it was before it is asked for.
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isResult(queryKey[0]) })
  await client.invalidateQueries({ predicate: ({ queryKey }) => isResult(queryKey[0]) })
}

/** After a change to one result: every list that may hold it is asked for anew. */
export async function forgetLists(client: QueryClient, kind: 'cosmetic' | 'skin'): Promise<void> {
  const calls =
    kind === 'cosmetic'
      ? [ENDPOINTS.listAnalyses, ENDPOINTS.cosmeticHistory]
      : [ENDPOINTS.listFaceAnalyses, ENDPOINTS.skinHistory]
  await Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}
