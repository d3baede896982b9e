import { QueryClient } from '@tanstack/react-query'
import { request } from './api.ts'
import { ApiError } from './problem-error.ts'

/** A refusal does not change by asking again; a lost connection or a server at its limit may. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status < 500
  return !isRefusal && failures < 2
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The first part of a key is the path of its call.
        queryFn: ({ queryKey, signal }) => request('GET', String(queryKey[0]), { signal }),
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
        retry: isWorthRetrying,
        retryDelay: (failures) => Math.min(400 * 2 ** failures, 3_000),
      },
      mutations: { retry: false },
    },
  })
}
