import { queryOptions, useQuery } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { SITE_DEFAULTS } from '../../../contract/site-defaults.ts'
import type { SiteFacts } from '../../../contract/site.ts'
import { send } from '../api.ts'

/** The defaults stand until the server has said what its owner changed, so that no page waits or jumps. */
const siteQuery = queryOptions({
  queryKey: [ENDPOINTS.getSite.path],
  queryFn: ({ signal }) => send(ENDPOINTS.getSite, { signal }),
  initialData: SITE_DEFAULTS,
  initialDataUpdatedAt: 0,
  staleTime: 300_000,
})

export function useSite(): SiteFacts {
  return useQuery(siteQuery).data
}

/** Who besides this server reads along. `undefined`: not known yet, which is not the same as nobody. */
export type Provider = { name: string; seesPhotos: boolean } | null

/** The defaults must not pass for the server's word here: until it has spoken, nothing is known. */
export function useProvider(): { provider: Provider | undefined; hasFailed: boolean; retry: () => void } {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(siteQuery)
  const hasFailed = dataUpdatedAt === 0 && isError
  const retry = () => void refetch()
  if (dataUpdatedAt === 0) return { provider: undefined, hasFailed, retry }
  const { aiProvider: name, aiSeesPhotos: seesPhotos = false } = data
  return { provider: name === null ? null : { name, seesPhotos }, hasFailed, retry }
}
