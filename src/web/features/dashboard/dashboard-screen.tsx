import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { navigate } from '../../lib/navigation.tsx'
import { changedByLaw, LawChanged } from '../../lib/kept/law-changed.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { analysesQuery, faceAnalysesQuery } from '../../lib/queries/analyses-queries.ts'
import { isUntold } from '../../lib/queries/is-untold.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { FigureCards } from './figure-cards.tsx'
import { figuresOf } from './figures.ts'
import { RecentCard } from './recent-card.tsx'
import { paths } from '../../lib/paths.ts'
import { lookUpMessages } from '../../lib/messages/look-up.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { usageAlert, type UsageSeverity } from './usage-alert.ts'
import { commonMessages } from '../../lib/messages/common.ts'

const TONE: Record<UsageSeverity, NoticeTone> = { medium: 'plain', high: 'caution', critical: 'danger' }

function UsageNotice({ limits }: { limits: Limits | undefined }) {
  const alert = limits === undefined ? null : usageAlert(limits)
  if (alert === null) return null
  return (
    <div data-severity={alert.severity}>
      <Notice
        tone={TONE[alert.severity]}
        title={alert.title}
        role="status"
        action={
          alert.upgrade !== null && (
            <ButtonLink kind="outline" size="sm" to={paths.pricing}>
              {alert.upgrade}
            </ButtonLink>
          )
        }
      >
        {alert.lines.join(' ')}
      </Notice>
    </div>
  )
}

/** The scanner comes from outside: features do not know each other. */
export function DashboardScreen({ scanner }: { scanner: ReactNode }) {
  const user = useUser()
  const limits = useLimits()
  const analyses = useQuery(analysesQuery)
  const faces = useQuery(faceAnalysesQuery)
  const isWaiting = useShortWait(isUntold(limits) || isUntold(analyses))
  usePageHead({ title: messages.title, robots: 'noindex' })

  const isKnown = analyses.data !== undefined && (faces.data !== undefined || faces.isError)
  return (
    <Page className="grid grid-cols-1 gap-6">
      <div>
        <PageTitle>{messages.greeting(user?.firstName ?? null)}</PageTitle>
        <p className="mt-2 text-lg text-muted">{messages.lead}</p>
      </div>
      {isWaiting ? (
        <div role="status" className="grid min-h-[80vh] place-content-center text-primary">
          <Spinner size={32} />
          <span className="sr-only">{commonMessages.loading}</span>
        </div>
      ) : (
        <>
          <UsageNotice limits={limits.data} />
          {analyses.data !== undefined && <LawChanged {...changedByLaw(analyses.data)} />}
          <div className="grid items-start grid-cols-1 gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            {scanner}
            <div className="grid grid-cols-1 gap-6">
              <FigureCards figures={isKnown ? figuresOf(analyses.data, faces.data?.length ?? 0) : null} />
              <RecentCard
                analyses={analyses.data}
                hasFailed={analyses.isError}
                onRetry={() => void analyses.refetch()}
              />
              <LookUpCard />
              <JourneyCard scans={faces.data?.length} hasFailed={faces.isError} />
            </div>
          </div>
          <TipsCard />
        </>
      )}
    </Page>
  )
}

const NOTICES_WAIT_MS = 1_000

/** For what stands above the scanner and would move it under a finger; but nobody waits long to type a list. */
function useShortWait(isUntoldYet: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), NOTICES_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isUntoldYet && !isOver
}

/** One name instead of a whole label. */
function LookUpCard() {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId} action={<TextLink to={paths.ingredients}>{lookUpMessages.all}</TextLink>}>
        {lookUpMessages.title}
      </CardTitle>
      <SearchForm
        label={lookUpMessages.label}
        placeholder={lookUpMessages.placeholder}
        submitLabel={lookUpMessages.submit}
        onSearch={(text) => navigate(paths.searchFor(text))}
      />
    </Card>
  )
}

const journey = messages.journey

type JourneyCardProps = { scans: number | undefined; hasFailed: boolean }

function JourneyCard({ scans, hasFailed }: JourneyCardProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId} action={<TextLink to={paths.trends}>{journey.link}</TextLink>}>
        {journey.title}
      </CardTitle>
      <p className="min-h-6 text-muted">
        {scans === undefined ? (hasFailed ? journey.failed : commonMessages.loading) : journey.count(scans)}
      </p>
    </Card>
  )
}

const tips = messages.tips

function TipsCard() {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId}>{tips.title}</CardTitle>
      <ol className="grid gap-5 sm:grid-cols-3">
        {tips.items.map((tip, index) => (
          <li key={tip.title} className="border-t border-line pt-3">
            <p aria-hidden className="font-serif text-2xl text-accent">
              {index + 1}
            </p>
            <h3 className="mt-1 text-lg">{tip.title}</h3>
            <p className="mt-1 text-muted">{tip.text}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
