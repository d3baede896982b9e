import { formatDate } from '../../lib/format.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { billingMessages } from '../../lib/messages/billing.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UsageRow } from './usage-row.tsx'

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
