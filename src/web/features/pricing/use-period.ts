import { useSearchParams } from '../../lib/navigation.tsx'
import type { BillingPeriod } from '../../../contract/plans.ts'
import { paths } from '../../lib/paths.ts'

/** The view stands in the address, so that it is still there after signing in. */
export function usePeriod(): [BillingPeriod, (period: BillingPeriod) => void] {
  const [search, setSearch] = useSearchParams()
  const period = search.get('period') === 'annual' ? 'annual' : 'monthly'
  return [period, (next) => setSearch(next === 'annual' ? { period: next } : {}, { replace: true })]
}

export function pricingAt(period: BillingPeriod): string {
  return period === 'annual' ? `${paths.pricing}?period=annual` : paths.pricing
}
