import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { commonWords } from '../../lib/words/common.ts'
import { trendWords as words } from '../../lib/words/trends.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LineFace } from '../../ui/line-face.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { journeyOf } from './journey.ts'
import { JourneyView } from './journey-view.tsx'
import { useTrends } from './trend-queries.ts'

export function TrendsScreen() {
  const { data, isError, refetch } = useTrends()
  const hasFailed = data === undefined && isError
  useFailureToast(hasFailed)
  usePageHead({ title: words.title, robots: 'noindex' })
  const journey = data === undefined ? undefined : journeyOf(data)
  return (
    <Page>
      <TextLink to={paths.dashboard} className="no-print inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={18} />
        {words.back}
      </TextLink>
      <PageTitle className="mt-2">{words.title}</PageTitle>
      <p className="mt-2 max-w-[60ch] text-lg text-muted">{words.lead}</p>
      {data === undefined && !isError && (
        <p role="status" className="grid min-h-72 place-content-center text-muted">
          {words.loading}
        </p>
      )}
      {hasFailed && (
        <div className="mt-6">
          <LoadFailed text={words.unreached} retryLabel={commonWords.retry} onRetry={() => void refetch()} />
        </div>
      )}
      {journey === null && (
        <EmptyState
          drawing={<LineFace className="h-40 text-muted" />}
          title={words.empty.title}
          text={words.empty.text}
          action={<ButtonLink to={paths.face}>{words.empty.action}</ButtonLink>}
        />
      )}
      {journey !== undefined && journey !== null && <JourneyView journey={journey} />}
    </Page>
  )
}

function useFailureToast(hasFailed: boolean): void {
  const toast = useToast()
  const say = useEffectEvent(() => toast({ ...words.failed, tone: 'danger' }))
  useEffect(() => {
    if (hasFailed) say()
  }, [hasFailed])
}
