import { queryOptions } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { send } from '../../lib/api.ts'

/** Alerts are for the profile of today, so a comparison is asked for anew each time the page opens. */
export function comparisonQuery(ids: readonly string[]) {
  const text = ids.join(',')
  return queryOptions({
    queryKey: [CALLS.compareAnalyses.path, text],
    queryFn: ({ signal }) => send(CALLS.compareAnalyses, { query: { ids: text }, signal }),
    staleTime: 0,
  })
}
