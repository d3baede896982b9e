import { queryOptions, useQuery } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { send } from '../api.ts'

const siteQuery = queryOptions({
  queryKey: [CALLS.getSite.path],
  queryFn: ({ signal }) => send(CALLS.getSite, { signal }),
  staleTime: 5 * 60_000,
})

/** Who besides this server reads along. `undefined`: not known yet, which is not the same as nobody. */
export type Provider = { name: string; seesPhotos: boolean } | null

export function useProvider(): { provider: Provider | undefined; hasFailed: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery(siteQuery)
  const hasFailed = data === undefined && isError
  const retry = () => void refetch()
  if (data === undefined) return { provider: undefined, hasFailed, retry }
  const { aiProvider: name, aiSeesPhotos: seesPhotos = false } = data
  return { provider: name === null ? null : { name, seesPhotos }, hasFailed, retry }
}
