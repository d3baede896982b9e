import { formatDate } from '../../lib/format.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import type { Limits, Allowance } from '../../lib/queries/limits-reader.ts'
import { billingMessages } from '../../lib/messages/billing.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { barTone, isNearLimit, usedPercent } from '../../lib/plan/allowance-bar.ts'
import { Meter } from '../../ui/meter.tsx'

const messages = billingMessages.usage

export function UsageCard() {
  const { data, isError, refetch } = useLimits()
  return (
    <Card labelledBy="usage-title">
      <CardTitle id="usage-title">{messages.title}</CardTitle>
      {data === undefined && !isError && (
        <div role="status">
          <span className="sr-only">{commonMessages.loading}</span>
          <Skeleton className="h-36" />
        </div>
      )}
      {data === undefined && isError && (
        <LoadFailed text={messages.failed} retryLabel={commonMessages.retry} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <UsageRows limits={data} />}
    </Card>
  )
}

function UsageRows({ limits }: { limits: Limits }) {
  const { analyses, faces, isYearly, resetsAt } = limits
  const unit = isYearly ? 'year' : 'month'
  const period = messages.periods[unit]
  return (
    <div className="grid gap-5">
      {analyses.used === 0 && faces.used === 0 && (
        <p className="rounded-card border border-dashed border-edge px-4 py-3 text-muted">
          <strong className="font-semibold text-ink">{messages.none.title}</strong>
          {': '}
          {messages.none.text}
        </p>
      )}
      <UsageRow
        label={messages.analyses}
        allowance={analyses}
        period={period}
        near={messages.near.analyses[unit]}
      />
      <UsageRow label={messages.faces} allowance={faces} period={period} near={messages.near.faces[unit]} />
      {resetsAt !== null && <p className="text-muted">{messages.resets(formatDate(resetsAt))}</p>}
    </div>
  )
}

const rowMessages = billingMessages.usage

/** A little of the bar where there is no end to it; the sign and the word beside it carry the meaning. */
const UNLIMITED_PERCENT = 20

type UsageRowProps = { label: string; allowance: Allowance; period: string; near: string }

function UsageRow({ label, allowance, period, near }: UsageRowProps) {
  const { limit, used } = allowance
  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span>
          {limit === null && (
            <>
              <span aria-hidden>{rowMessages.infinite} </span>
              <span className="sr-only">{rowMessages.unlimited} </span>
              {rowMessages.used(used, period)}
            </>
          )}
          {limit === 0 && rowMessages.notAvailable}
          {limit !== null && limit !== 0 && rowMessages.of(used, limit, period)}
        </span>
      </p>
      {limit !== 0 && <Meter percent={usedPercent(allowance, UNLIMITED_PERCENT)} tone={barTone(allowance)} />}
      {isNearLimit(allowance) && <p className="mt-2 text-[0.9375rem] text-fair">{near}</p>}
    </div>
  )
}
