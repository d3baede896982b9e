import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { CALLS } from '../../../contract/calls.ts'
import { NO_INGREDIENTS_FOUND } from '../../../contract/limits-of-input.ts'
import { AnalysisStatus, AnalysisSummary } from '../../../contract/analysis.ts'
import { FaceAnalysisSummary } from '../../../contract/face.ts'
import {
  CosmeticHistory,
  type CosmeticHistoryQuery,
  type SkinHistoryQuery,
} from '../../../contract/history.ts'
import { pathOf, request, send } from '../api.ts'

/** What the text of an analysis held that failed before results had a status of their own; capital letters count. */
const FAILED_TEXTS = [NO_INGREDIENTS_FOUND, 'ERROR', 'RATE_LIMITED', 'FAILED']

/** An old answer may lack its status; then its text says whether it failed. */
export const ListedRow = AnalysisSummary.extend({
  status: AnalysisStatus.optional().catch(undefined),
  failure: AnalysisSummary.shape.failure.catch(undefined),
  ingredientsList: z.string().optional(),
}).transform(({ ingredientsList = '', status, ...row }): AnalysisSummary => {
  const hasFailed = FAILED_TEXTS.some((text) => ingredientsList.includes(text))
  return { ...row, status: status ?? (hasFailed ? 'failed' : 'complete') }
})

export const analysesQuery = queryOptions({
  queryKey: [CALLS.listAnalyses.path],
  queryFn: ({ signal }) => send({ ...CALLS.listAnalyses, answer: z.array(ListedRow) }, { signal }),
})

/** An old row may lack its day, its score or its type; that must not hide the others. */
const LooseFaces = z.array(
  FaceAnalysisSummary.extend({
    createdAt: z.string().nullable().catch(null),
    safetyScore: FaceAnalysisSummary.shape.safetyScore.catch(null),
    skinType: FaceAnalysisSummary.shape.skinType.catch(null),
  }),
)

export const faceAnalysesQuery = queryOptions({
  queryKey: [CALLS.listFaceAnalyses.path],
  queryFn: async ({ signal }) =>
    LooseFaces.parse(await request('GET', CALLS.listFaceAnalyses.path, { signal })),
})

/** One entry of that list. */
export type ListedFace = z.output<typeof LooseFaces>[number]

/** One own analysis: the scanner lays it here, the result page finds it without asking again. */
export const analysisKey = (id: string) => [pathOf(CALLS.getAnalysis, { id })] as const

const LooseHistory = CosmeticHistory.extend({
  items: z.array(ListedRow),
  changedByLaw: CosmeticHistory.shape.changedByLaw.extend({ newest: z.array(ListedRow) }),
})

/** The page before stays in sight until the next one is there. */
export function cosmeticHistoryQuery(query: CosmeticHistoryQuery) {
  return queryOptions({
    queryKey: [CALLS.cosmeticHistory.path, query],
    queryFn: ({ signal }) => send({ ...CALLS.cosmeticHistory, answer: LooseHistory }, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function skinHistoryQuery(query: SkinHistoryQuery) {
  return queryOptions({
    queryKey: [CALLS.skinHistory.path, query],
    queryFn: ({ signal }) => send(CALLS.skinHistory, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** After a change to all results at once: lists and single ones, own and shared, of both kinds. */
export async function forgetResults(client: QueryClient): Promise<void> {
  const paths = [CALLS.listAnalyses, CALLS.listFaceAnalyses].map(({ path }) => path)
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
      ? [CALLS.listAnalyses, CALLS.cosmeticHistory]
      : [CALLS.listFaceAnalyses, CALLS.skinHistory]
  await Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}
