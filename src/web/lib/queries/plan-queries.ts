import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { FREE_PLAN, PLANS } from '../../../contract/plan-catalogue.ts'
import type { Plan } from '../../../contract/plans.ts'
import type { CurrentSubscription } from '../../../contract/subscription.ts'
import { request, send } from '../api.ts'
import { isUntold } from './is-untold.ts'
import { useUser } from './user-queries.ts'

export type Subscription = NonNullable<CurrentSubscription['subscription']>

/** `plan` is null where an answer names none. */
export type Current = { plan: CurrentSubscription['plan'] | null; subscription: Subscription | null }

/** With its schemas, which a page of plans needs for nothing else: loaded while the first answer is on its way. */
const loadCurrentReader = () =>
  import('../../../contract/older-shapes/subscription.ts').then((m) => m.readCurrent)

const plansQuery = queryOptions({
  queryKey: [ENDPOINTS.plans.path],
  queryFn: ({ signal }) => send(ENDPOINTS.plans, { signal }),
  staleTime: 300_000,
  // Without a connection it has to fail, so that the catalogue takes its place.
  networkMode: 'always',
})

/** undefined while the server is asked; the catalogue of the contract where it sells nothing or does not answer. */
export function usePlans(): readonly Plan[] | undefined {
  const { data, isPending } = useQuery(plansQuery)
  if (isPending) return undefined
  if (data === undefined || data.length === 0) return PLANS
  return data.some(({ name }) => name === 'Free') ? data : [FREE_PLAN, ...data]
}

const currentQuery = queryOptions({
  queryKey: [ENDPOINTS.currentSubscription.path],
  queryFn: async ({ signal }): Promise<Current> => {
    const json = request('GET', ENDPOINTS.currentSubscription.path, { signal })
    const [answer, read] = await Promise.all([json, loadCurrentReader()])
    return read(answer)
  },
})

/** `everyMs` asks again and again, for who waits for a change. */
export function useCurrent({ everyMs }: { everyMs?: number | false } = {}) {
  const user = useUser()
  return useQuery({ ...currentQuery, enabled: user !== null, refetchInterval: everyMs ?? false })
}

const paymentSettingsQuery = queryOptions({
  queryKey: [ENDPOINTS.paymentSettings.path],
  queryFn: ({ signal }) => send(ENDPOINTS.paymentSettings, { signal }),
  staleTime: 300_000,
})

export function usePaymentSettings() {
  return useQuery(paymentSettingsQuery)
}

/** Whether payments are a test is still asked for the first time: its notice would move what is shown before. */
export function useIsModeUntold(): boolean {
  return isUntold(usePaymentSettings())
}

/** After everything that may have changed a plan: whoever shows a limit or a plan asks again. */
export function refreshPlan(client: QueryClient): Promise<unknown> {
  const changed = [ENDPOINTS.currentSubscription, ENDPOINTS.limits, ENDPOINTS.usage, ENDPOINTS.invoices]
  return Promise.all(changed.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}
