import { queryOptions, useQuery } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { request } from '../api.ts'
import { readLimits, type Limits } from './limits-reader.ts'
import { useUser } from './user-queries.ts'

/** Asked again every half minute; TanStack Query itself pauses while the page is hidden or offline. */
export const limitsQuery = queryOptions({
  queryKey: [CALLS.limits.path],
  queryFn: async ({ signal }): Promise<Limits> =>
    readLimits(await request('GET', CALLS.limits.path, { signal })),
  refetchInterval: 30_000,
})

export function useLimits() {
  const user = useUser()
  return useQuery({ ...limitsQuery, enabled: user !== null })
}
