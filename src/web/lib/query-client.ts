import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ENDPOINTS } from '../../contract/endpoints.ts'
import { believedAccount } from './account/believed.ts'
import { request } from './api.ts'
import { ApiError, isStatus } from './problem-error.ts'

/** A refusal does not change by asking again; a lost connection or a server at its limit may. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status < 500
  return !isRefusal && failures < 2
}

/** Long enough to read why the page changes to the sign-in screen. */
const LEAVE_AFTER_MS = 500

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      // The session ended elsewhere: the guards take the reader to the sign-in screen and back afterwards.
      onError: (error) => {
        if (isStatus(error, 401)) client.setQueryData([ENDPOINTS.getUser.path], null)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        const account = believedAccount()
        // A wrong password at the sign-in screen has the same status, and nobody is signed in there.
        if (!isStatus(error, 401) || typeof account !== 'string') return
        setTimeout(() => {
          if (believedAccount() === account) client.setQueryData([ENDPOINTS.getUser.path], null)
        }, LEAVE_AFTER_MS)
      },
    }),
    defaultOptions: {
      queries: {
        // Without a line each is tried once: what this device keeps answers it.
        networkMode: 'offlineFirst',
        // The first part of a key is the path of its call.
        queryFn: ({ queryKey, signal }) => request('GET', String(queryKey[0]), { signal }),
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
        retry: isWorthRetrying,
        retryDelay: (failures) => Math.min(400 * 2 ** failures, 3_000),
      },
      // Offline a call must fail and say so; the default would hold it back without a word.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
