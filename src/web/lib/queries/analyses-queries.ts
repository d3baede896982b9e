import { queryOptions } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { send } from '../api.ts'

export const analysesQuery = queryOptions({
  queryKey: [CALLS.listAnalyses.path],
  queryFn: ({ signal }) => send(CALLS.listAnalyses, { signal }),
})

export const faceAnalysesQuery = queryOptions({
  queryKey: [CALLS.listFaceAnalyses.path],
  queryFn: ({ signal }) => send(CALLS.listFaceAnalyses, { signal }),
})
