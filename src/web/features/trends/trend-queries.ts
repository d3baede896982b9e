import { queryOptions, useQuery } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { send } from '../../lib/api.ts'
import { useUser } from '../../lib/queries/user-queries.ts'

const trendsQuery = queryOptions({
  queryKey: [CALLS.skinTrends.path],
  queryFn: ({ signal }) => send(CALLS.skinTrends, { signal }),
})

export function useTrends() {
  const user = useUser()
  return useQuery({ ...trendsQuery, enabled: user !== null })
}
