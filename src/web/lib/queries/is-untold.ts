import type { UseQueryResult } from '@tanstack/react-query'

/**
 * Something is still asked for the first time: what stands below its place would move when it comes. What failed once is
 * waited for no longer, also when it is asked for again.
 */
export function isUntold({ isLoading, failureCount, errorUpdateCount }: UseQueryResult): boolean {
  return isLoading && failureCount === 0 && errorUpdateCount === 0
}
