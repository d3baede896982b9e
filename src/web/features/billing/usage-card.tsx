import { formatDate } from '../../lib/format.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { billingWords } from '../../lib/words/billing.ts'
import { commonWords } from '../../lib/words/common.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UsageRow } from './usage-row.tsx'

const words = billingWords.usage

export function UsageCard() {
  const { data, isError, refetch } = useLimits()
  return (
    <Card labelledBy="usage-title">
      <CardTitle id="usage-title">{words.title}</CardTitle>
      {data === undefined && !isError && (
        <div role="status">
          <span className="sr-only">{commonWords.loading}</span>
          <Skeleton className="h-36" />
        </div>
      )}
      {data === undefined && isError && (
        <LoadFailed text={words.failed} retryLabel={commonWords.retry} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <UsageRows limits={data} />}
    </Card>
  )
}

function UsageRows({ limits }: { limits: Limits }) {
  const { analyses, faces, isYearly, resetsAt } = limits
  const unit = isYearly ? 'year' : 'month'
  const period = words.periods[unit]
  return (
    <div className="grid gap-5">
      {analyses.used === 0 && faces.used === 0 && (
        <p className="rounded-card border border-dashed border-edge px-4 py-3 text-muted">
          <strong className="font-semibold text-ink">{words.none.title}</strong>
          {': '}
          {words.none.text}
        </p>
      )}
      <UsageRow
        label={words.analyses}
        allowance={analyses}
        period={period}
        near={words.near.analyses[unit]}
      />
      <UsageRow label={words.faces} allowance={faces} period={period} near={words.near.faces[unit]} />
      {resetsAt !== null && <p className="text-muted">{words.resets(formatDate(resetsAt))}</p>}
    </div>
  )
}
