import { useLimits } from '../queries/limits-queries.ts'
import { billingMessages } from '../messages/billing.ts'
import { Meter } from '../../ui/meter.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { barTone, usedPercent } from './allowance-bar.ts'

const messages = billingMessages.usage

/** What is used of the labels of one's own plan, in one line. Without a limit the bar stays empty: the word says it. */
export function PlanBar() {
  const { data, isError } = useLimits()
  if (data === undefined) return isError ? null : <PlanBarWait />
  const { analyses, isYearly } = data
  const period = messages.periods[isYearly ? 'year' : 'month']
  return (
    <div data-plan-bar className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem]">
        <span>{messages.analyses}</span>
        <span className="text-muted">
          {analyses.limit === null ? messages.unlimited : messages.of(analyses.used, analyses.limit, period)}
        </span>
      </p>
      <Meter percent={usedPercent(analyses, 0)} tone={barTone(analyses)} />
    </div>
  )
}

/** As high as the bar. */
export function PlanBarWait() {
  return <Skeleton className="h-[2.53125rem]" />
}
