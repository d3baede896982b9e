import { request } from '../api.ts'
import { isStatus } from '../problem-error.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Where a result is asked for: a share id at the public call, a record id at its owner's, and at the public one after a
 * 401. The shape of the id picks the call, never the permission: that is the server's.
 */
export function ownOrShared(id: string, { own, shared }: { own: string; shared: string }) {
  const path = UUID.test(id) ? shared : own
  return {
    queryKey: [path],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> => {
      try {
        return await request('GET', path, { signal })
      } catch (error) {
        if (path === shared || !isStatus(error, 401)) throw error
        return await request('GET', shared, { signal })
      }
    },
  }
}
