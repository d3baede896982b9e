import { queryOptions, useQuery } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { SITE_DEFAULTS, type SiteFacts } from '../../../contract/site.ts'
import { send } from '../api.ts'

/** The defaults stand until the server has said what its owner changed, so that no page waits or jumps. */
const siteQuery = queryOptions({
  queryKey: [CALLS.getSite.path],
  queryFn: ({ signal }) => send(CALLS.getSite, { signal }),
  initialData: SITE_DEFAULTS,
  initialDataUpdatedAt: 0,
  staleTime: 300_000,
})

export function useSite(): SiteFacts {
  return useQuery(siteQuery).data
}

/** Who else is sent what people enter; undefined until the server has said so: the default must not pass for its word. */
export function useAiProvider(): string | null | undefined {
  const { data, dataUpdatedAt } = useQuery(siteQuery)
  return dataUpdatedAt === 0 ? undefined : data.aiProvider
}
