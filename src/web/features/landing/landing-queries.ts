import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { SampleName } from '../../../contract/sample.ts'
import { send } from '../../lib/api.ts'

/** A sample never changes while the page is open; the last one stays to be seen until the next has come. */
export function useSample(sample: SampleName, isWanted: boolean) {
  return useQuery({
    queryKey: [ENDPOINTS.readSample.path, sample],
    queryFn: ({ signal }) => send(ENDPOINTS.readSample, { body: { sample }, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
}
