import { queryOptions } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { pathOf, request } from '../../lib/api.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { analysisKey } from '../../lib/queries/analyses-queries.ts'
import { readAnalysis } from './result-reader.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The shape of the id picks the call, never the permission: that is the server's. */
export function analysisQuery(id: string) {
  const shared = pathOf(CALLS.getPublicAnalysis, { id })
  const path = UUID.test(id) ? shared : analysisKey(id)[0]
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<unknown> => {
      try {
        return await request('GET', path, { signal })
      } catch (error) {
        if (path === shared || !isStatus(error, 401)) throw error
        return await request('GET', shared, { signal })
      }
    },
    // Kept as it came and read anew here: the scanner lays fresh analyses under the same key.
    select: readAnalysis,
  })
}
