import { onlineManager, queryOptions, useQuery } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { readLimits } from './limits-reader.ts'
import { useUser } from './user-queries.ts'

const ASK_EVERY_MS = 30_000

/** Asked again every half minute, but not while the page is hidden, which TanStack Query sees to, or offline. */
export const limitsQuery = queryOptions({
  queryKey: [ENDPOINTS.limits.path],
  // Kept as it came: the first HTML lays an answer here as well.
  select: readLimits,
  refetchInterval: () => (onlineManager.isOnline() ? ASK_EVERY_MS : false),
})

export function useLimits() {
  const user = useUser()
  return useQuery({ ...limitsQuery, enabled: user !== null })
}
