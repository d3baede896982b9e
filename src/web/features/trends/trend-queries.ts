import { queryOptions, useQuery } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { useUser } from '../../lib/queries/user-queries.ts'

const trendsQuery = queryOptions({
  queryKey: [ENDPOINTS.skinTrends.path],
  queryFn: ({ signal }) => send(ENDPOINTS.skinTrends, { signal }),
})

export function useTrends() {
  const user = useUser()
  return useQuery({ ...trendsQuery, enabled: user !== null })
}
