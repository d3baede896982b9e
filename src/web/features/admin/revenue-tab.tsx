import { useQuery } from '@tanstack/react-query'
import type { AdminRevenue } from '../../../contract/admin.ts'
import { PLANS } from '../../../contract/plan-catalogue.ts'
import { formatDate, formatNumber, formatPercent, formatPrice, formatTime } from '../../lib/format.ts'
import { adminMessages } from './admin.messages.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import { revenueQuery } from './admin-queries.ts'
import { Loaded } from './loaded.tsx'
import { STAT_GRID } from './stat-grid.ts'
import { WithdrawalsCard } from './withdrawals-card.tsx'

const messages = adminMessages.revenue

export function RevenueTab() {
  const query = useQuery(revenueQuery)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loaded query={query} size="h-140 lg:h-125">
        {(revenue) => (
          <>
            <Figures revenue={revenue} />
            <PlansCard revenue={revenue} />
          </>
        )}
      </Loaded>
      <WithdrawalsCard />
    </div>
  )
}

function Figures({ revenue }: { revenue: AdminRevenue }) {
  const { people, churn, monthlyRecurringRevenue, currency, asOf, testSubscriptions } = revenue
  return (
    <section aria-labelledby="revenue-title">
      <h2 id="revenue-title" className="text-[1.375rem]">
        {messages.title}
      </h2>
      <p className="mb-3 text-[0.9375rem] text-muted">{messages.asOf(formatDate(asOf), formatTime(asOf))}</p>
      <dl className={STAT_GRID}>
        <StatCard label={messages.monthly} value={formatPrice(monthlyRecurringRevenue, currency)} />
        {(['free', 'standard', 'premium'] as const).map((plan) => (
          <StatCard
            key={plan}
            label={messages[plan]}
            value={formatNumber(people[plan])}
            note={messages.people}
          />
        ))}
        <StatCard
          label={messages.churn}
          value={churn.percent === null ? '–' : formatPercent(churn.percent)}
          note={messages.churnNote(churn.ended, churn.atStart, churn.days)}
        />
        <StatCard
          label={messages.begun}
          value={formatNumber(churn.begun)}
          note={messages.begunNote(churn.days)}
        />
      </dl>
      {testSubscriptions > 0 && <p className="mt-3 text-muted">{messages.test(testSubscriptions)}</p>}
    </section>
  )
}

function PlansCard({ revenue: { plans, currency } }: { revenue: AdminRevenue }) {
  const { plan, subscriptions, monthly } = messages.columns
  return (
    <Card labelledBy="plans-title">
      <CardTitle id="plans-title">{messages.plans}</CardTitle>
      {plans.length === 0 ? (
        <p className="text-muted">{messages.noPlans}</p>
      ) : (
        <DataTable
          caption={messages.plans}
          columns={[plan, subscriptions, monthly]}
          rows={plans.map((row) => [
            nameOf(row.planId),
            formatNumber(row.subscriptions),
            formatPrice(row.monthlyRevenue, currency),
          ])}
        />
      )}
    </Card>
  )
}

function nameOf(planId: string): string {
  const plan = PLANS.find(({ id }) => id === planId)
  return plan ? `${plan.name} (${plan.billingPeriod})` : planId
}
