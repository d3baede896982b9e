import { formatDate } from '../../lib/format.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { billingWords as words } from '../../lib/words/account.ts'
import { commonWords } from '../../lib/words/common.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { UsageRow } from './usage-row.tsx'

export function BillingScreen() {
  const { data, isError, refetch } = useLimits()
  usePageHead({ title: words.title, robots: 'noindex' })
  return (
    <Page>
      <PageTitle>{words.title}</PageTitle>
      <p className="mt-2 mb-8 text-lg text-muted">{words.lead}</p>
      {data === undefined && !isError && (
        <div role="status" className="grid min-h-64 place-content-center text-primary">
          <Spinner size={32} />
          <span className="sr-only">{commonWords.loading}</span>
        </div>
      )}
      {data === undefined && isError && (
        <LoadFailed text={words.failed} retryLabel={commonWords.retry} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <PlanAndUsage limits={data} />}
    </Page>
  )
}

function PlanAndUsage({ limits }: { limits: Limits }) {
  const period = words.periods[limits.isYearly ? 'year' : 'month']
  return (
    <div className="grid items-start grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Card labelledBy="plan-title">
        <CardTitle id="plan-title">{words.plan}</CardTitle>
        <p className="mb-5 font-serif text-4xl">{limits.planName}</p>
        <ButtonLink kind="outline" to={paths.pricing}>
          {words.change}
        </ButtonLink>
      </Card>
      <Card labelledBy="usage-title">
        <CardTitle id="usage-title">{words.usage}</CardTitle>
        <div className="grid gap-5">
          <UsageRow
            label={words.analyses}
            allowance={limits.analyses}
            period={period}
            near={words.nearAnalyses}
          />
          <UsageRow label={words.faces} allowance={limits.faces} period={period} near={words.nearFaces} />
        </div>
        {limits.resetsAt !== null && (
          <p className="mt-5 text-muted">{words.resets(formatDate(limits.resetsAt))}</p>
        )}
      </Card>
    </div>
  )
}
