import { useState } from 'react'
import { PLANS, type BillingPeriod } from '../../../contract/plans.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { pricingWords as words } from '../../lib/words/pricing.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { PlanCard } from './plan-card.tsx'

export function PricingScreen() {
  const user = useUser()
  const current = useLimits().data?.planName
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  usePageHead({ title: words.title, description: words.description, canonical: '/pricing', robots: 'index' })
  const plans = PLANS.filter((plan) => plan.name === 'Free' || plan.billingPeriod === period)
  return (
    <Page>
      <PageTitle>{words.title}</PageTitle>
      <p className="mt-2 mb-8 max-w-[56ch] text-lg text-muted">{words.lead}</p>
      <PeriodSwitch period={period} onChange={setPeriod} />
      <ul className="mt-8 grid grid-cols-1 items-stretch gap-5 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isSignedIn={user !== null} isCurrent={plan.name === current} />
        ))}
      </ul>
      {user !== null && <p className="mt-6">{words.soon}</p>}
      <p className="mt-6 text-[0.9375rem] text-muted">{words.footnote}</p>
    </Page>
  )
}
