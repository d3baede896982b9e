import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { TestCheckoutRequest } from '../../../contract/billing.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { refreshPlan } from '../../lib/queries/plan-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'

export const testCheckoutQuery = (intent: string) =>
  queryOptions({
    queryKey: [ENDPOINTS.testCheckout.path, intent],
    queryFn: ({ signal }) => send(ENDPOINTS.testCheckout, { query: { intent }, signal }),
    // What was bought is not to be bought again from the memory of a page.
    gcTime: 0,
  })

export type TestOutcome = z.infer<typeof TestCheckoutRequest>['outcome']

export function useFinish(intent: string) {
  const client = useQueryClient()
  return useIntention({
    send: (outcome: TestOutcome, key) =>
      send(ENDPOINTS.finishTestCheckout, { body: { intent, outcome }, key }),
    onSuccess: () => refreshPlan(client),
  })
}
