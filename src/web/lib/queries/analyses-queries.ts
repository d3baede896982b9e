import { queryOptions } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { pathOf, send } from '../api.ts'

export const analysesQuery = queryOptions({
  queryKey: [CALLS.listAnalyses.path],
  queryFn: ({ signal }) => send(CALLS.listAnalyses, { signal }),
})

export const faceAnalysesQuery = queryOptions({
  queryKey: [CALLS.listFaceAnalyses.path],
  queryFn: ({ signal }) => send(CALLS.listFaceAnalyses, { signal }),
})

/** One own analysis: the scanner lays it here, the result page finds it without asking again. */
export const analysisKey = (id: string) => [pathOf(CALLS.getAnalysis, { id })] as const
