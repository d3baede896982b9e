import { queryOptions, useQuery } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { readLimits } from './limits-reader.ts'
import { useUser } from './user-queries.ts'

/** Asked again every half minute; TanStack Query itself pauses while the page is hidden or offline. */
export const limitsQuery = queryOptions({
  queryKey: [ENDPOINTS.limits.path],
  // Kept as it came: the first HTML lays an answer here as well.
  select: readLimits,
  refetchInterval: 30_000,
})

export function useLimits() {
  const user = useUser()
  return useQuery({ ...limitsQuery, enabled: user !== null })
}
