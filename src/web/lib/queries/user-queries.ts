import { queryOptions, useQuery } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { User } from '../../../contract/user.ts'
import { finishSignOut } from '../account/pending-sign-out.ts'
import { send } from '../api.ts'
import { isStatus } from '../problem-error.ts'
import { isWorthRetrying } from '../query-client.ts'

/** null is signed out, which is an answer and not an error. */
export const userQuery = queryOptions({
  queryKey: [ENDPOINTS.getUser.path],
  queryFn: async ({ signal }): Promise<User | null> => {
    // Before anything is shown of an account whose owner has signed out.
    await finishSignOut()
    try {
      return await send(ENDPOINTS.getUser, { signal })
    } catch (error) {
      if (isStatus(error, 401)) return null
      throw error
    }
  },
  staleTime: 120_000,
  gcTime: 300_000,
  refetchOnWindowFocus: false,
  retry: isWorthRetrying,
  // Every route waits for this answer, so it has to end even without a connection.
  networkMode: 'always',
  // A failed call is tried again by the reader's click: parts that mount later must not start it over and over.
  retryOnMount: false,
})

export function useUser(): User | null {
  return useQuery(userQuery).data ?? null
}
