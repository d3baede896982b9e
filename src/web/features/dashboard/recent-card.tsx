import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { ringTone } from '../../../contract/bands.ts'
import { useId } from 'react'
import { Link } from '../../lib/navigation.tsx'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ToneChip } from '../../ui/tone.tsx'

const messages = dashboardMessages.recent

type RecentCardProps = {
  analyses: readonly AnalysisSummary[] | undefined
  hasFailed: boolean
  onRetry: () => void
  currentId?: string | undefined
}

export function RecentCard({ analyses, hasFailed, onRetry, currentId }: RecentCardProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId} action={<TextLink to={paths.history}>{messages.all}</TextLink>}>
        {messages.title}
      </CardTitle>
      {analyses === undefined && !hasFailed && <Waiting />}
      {analyses === undefined && hasFailed && (
        <LoadFailed text={messages.failed} retryLabel={commonMessages.retry} onRetry={onRetry} />
      )}
      {analyses?.length === 0 && <p className="text-muted">{messages.empty}</p>}
      {analyses !== undefined && analyses.length > 0 && (
        <ul className="-my-1 divide-y divide-line">
          {recentOf(analyses, currentId).map((analysis) => (
            <li key={analysis.id}>
              <RecentEntry analysis={analysis} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RecentEntry({ analysis }: { analysis: AnalysisSummary }) {
  const { isPartial, status, overallScore } = analysis
  return (
    <Link
      to={paths.analysis(analysis.id)}
      className="flex min-h-14 items-center justify-between gap-3 rounded-control py-2 hover:bg-sunk"
    >
      <span className="min-w-0">
        <span className="block truncate font-semibold">{analysis.productName || messages.unnamed}</span>
        <span className="block text-[0.9375rem] text-muted">{formatDate(analysis.createdAt)}</span>
      </span>
      <ToneChip tone={status === 'complete' && !isPartial ? ringTone(overallScore) : 'unknown'}>
        {status === 'failed' ? messages.incomplete : (overallScore ?? messages.notScored)}
      </ToneChip>
    </Link>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{commonMessages.loading}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  )
}

const RECENT_MAX = 5

/** The newest few; an analysis that is open beside the list is not listed again. */
export function recentOf<Entry extends { id: string }>(
  entries: readonly Entry[],
  currentId?: string,
): Entry[] {
  return entries.filter(({ id }) => id !== currentId).slice(0, RECENT_MAX)
}
