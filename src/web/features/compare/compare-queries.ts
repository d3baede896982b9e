import { queryOptions } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'

/** Alerts are for the profile of today, so a comparison is asked for anew each time the page opens. */
export function comparisonQuery(ids: readonly string[]) {
  const text = ids.join(',')
  return queryOptions({
    queryKey: [ENDPOINTS.compareAnalyses.path, text],
    queryFn: ({ signal }) => send(ENDPOINTS.compareAnalyses, { query: { ids: text }, signal }),
    staleTime: 0,
  })
}
