import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { TestCheckoutRequest } from '../../../contract/billing.ts'
import { CALLS } from '../../../contract/calls.ts'
import { send } from '../../lib/api.ts'
import { refreshPlan } from '../../lib/queries/plan-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'

export const testCheckoutQuery = (intent: string) =>
  queryOptions({
    queryKey: [CALLS.testCheckout.path, intent],
    queryFn: ({ signal }) => send(CALLS.testCheckout, { query: { intent }, signal }),
    // What was bought is not to be bought again from the memory of a page.
    gcTime: 0,
  })

export type TestOutcome = z.infer<typeof TestCheckoutRequest>['outcome']

export function useFinish(intent: string) {
  const client = useQueryClient()
  return useIntention({
    send: (outcome: TestOutcome, key) => send(CALLS.finishTestCheckout, { body: { intent, outcome }, key }),
    onSuccess: () => refreshPlan(client),
  })
}
