import { ArrowLeft, Plus } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { trendMessages as messages } from './trends.messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LineFace } from '../../ui/line-face.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { journeyOf, type Journey } from './journey.ts'
import { useTrends } from './trend-queries.ts'
import { skinMessages } from '../../lib/messages/skin.ts'
import { MeasureCharts } from './measure-charts.tsx'
import { OverallCard } from './overall-card.tsx'
import { RecentList } from './recent-list.tsx'
import { TimelineCard } from './progress-timeline.tsx'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { ToneMark } from '../../ui/tone.tsx'

export function TrendsScreen() {
  const { data, isError, refetch } = useTrends()
  const hasFailed = data === undefined && isError
  useFailureToast(hasFailed)
  usePageHead({ title: messages.title, robots: 'noindex' })
  const journey = data === undefined ? undefined : journeyOf(data)
  return (
    <Page>
      <TextLink to={paths.dashboard} className="no-print inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={18} />
        {messages.back}
      </TextLink>
      <PageTitle className="mt-2">{messages.title}</PageTitle>
      <p className="mt-2 max-w-[60ch] text-lg text-muted">{messages.lead}</p>
      {data === undefined && !isError && (
        <p role="status" className="grid min-h-72 place-content-center text-muted">
          {messages.loading}
        </p>
      )}
      {hasFailed && (
        <div className="mt-6">
          <LoadFailed
            text={messages.unreached}
            retryLabel={commonMessages.retry}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {journey === null && (
        <EmptyState
          drawing={<LineFace className="h-40 text-muted" />}
          title={messages.empty.title}
          text={messages.empty.text}
          action={<ButtonLink to={paths.face}>{messages.empty.action}</ButtonLink>}
        />
      )}
      {journey !== undefined && journey !== null && <JourneyView journey={journey} />}
    </Page>
  )
}

function useFailureToast(hasFailed: boolean): void {
  const toast = useToast()
  const say = useEffectEvent(() => toast({ ...messages.failed, tone: 'danger' }))
  useEffect(() => {
    if (hasFailed) say()
  }, [hasFailed])
}

function JourneyView({ journey }: { journey: Journey }) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      <div className="no-print">
        <ButtonLink to={paths.face} size="lg" className="max-sm:w-full">
          <Plus aria-hidden size={20} />
          {messages.start}
        </ButtonLink>
      </div>
      <JourneyStats journey={journey} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <TimelineCard newestFirst={journey.newestFirst} />
        <OverallCard journey={journey} />
      </div>
      <MeasureCharts newestFirst={journey.newestFirst} />
      <RecentList newestFirst={journey.newestFirst} />
      <p className="text-[0.9375rem] text-muted">{skinMessages.notMedical}</p>
    </div>
  )
}

const statMessages = messages.stats

function JourneyStats({ journey }: { journey: Journey }) {
  const { average, averagedOver, total, since, skinTypes, concerns, hasFewConcerns } = journey
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 max-[20rem]:grid-cols-1">
      <StatCard
        label={statMessages.average}
        value={formatNumber(Math.round(average))}
        note={statMessages.averageOf(averagedOver)}
      />
      <StatCard
        label={statMessages.total}
        value={formatNumber(total)}
        note={statMessages.totalSince(formatDate(since))}
      />
      <StatCard
        label={statMessages.types}
        value={formatNumber(skinTypes)}
        note={skinTypes === 0 ? statMessages.noTypes : undefined}
      />
      <StatCard
        label={statMessages.concerns}
        value={formatNumber(Math.round(concerns * 10) / 10)}
        note={hasFewConcerns ? statMessages.concernsGood : statMessages.concernsMany}
        mark={<ToneMark tone={hasFewConcerns ? 'good' : 'fair'} />}
      />
    </dl>
  )
}
