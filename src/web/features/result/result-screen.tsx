import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams, useLocation } from '../../lib/navigation.tsx'
import { SavedLine } from '../../lib/offline/saved-line.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { paths, authThen, waitingKeyOf } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { useLoadFailure } from '../../lib/use-load-failure.ts'
import { resultMessages, resultMessages as messages } from '../../lib/messages/result.ts'
import { FailedRun } from './failed-run.tsx'
import type { KitPart } from './kit-notice.tsx'
import { analysisQuery } from './result-queries.ts'
import { ResultView } from './result-view.tsx'
import { useUser } from '../../lib/queries/user-queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Seldom needed, and never by visitors. */
const WaitingResult = lazy(() => import('./waiting-result.tsx').then((m) => ({ default: m.WaitingResult })))

type ResultScreenProps = { onAnalyseAlone: (part: KitPart) => void }

export function ResultScreen({ onAnalyseAlone }: ResultScreenProps) {
  const { id = '' } = useParams()
  const waitingKey = waitingKeyOf(id)
  if (waitingKey === null) return <KeptResult id={id} onAnalyseAlone={onAnalyseAlone} />
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <WaitingResult waitingKey={waitingKey} onAnalyseAlone={onAnalyseAlone} />
    </Suspense>
  )
}

function KeptResult({ id, onAnalyseAlone }: ResultScreenProps & { id: string }) {
  const query = analysisQuery(id)
  const { data, error } = useQuery(query)
  const [path = ''] = query.queryKey
  // A malformed id is as good as one that does not exist.
  const isMissing = [400, 404].some((status) => isStatus(error, status))
  useLoadFailure(
    data === undefined && error !== null && !isMissing,
    resultMessages.loadFailed,
    paths.analysis(id),
  )
  usePageHead({ title: titleOf(data?.productName, isMissing), robots: 'noindex' })

  // Before the answer that is still here: it may have been deleted since, in another tab.
  if (isMissing) return <ResultMissing />
  if (data === undefined) return <ResultSkeleton />
  if (data.status === 'failed') return <FailedRun analysis={data} onAgain={onAnalyseAlone} />
  return (
    <ResultView
      key={data.shareId}
      analysis={data}
      onAnalyseAlone={onAnalyseAlone}
      lead={<SavedLine path={path} of="savedResult" />}
    />
  )
}

function titleOf(productName: string | undefined, isMissing: boolean): string {
  if (isMissing) return resultMessages.notFound.title
  return productName || resultMessages.untitled
}

function ResultMissing() {
  const user = useUser()
  const { pathname } = useLocation()
  return (
    <Page className="grid min-h-[60vh] content-center justify-items-start gap-5">
      <PageTitle>{messages.notFound.title}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">
        {messages.notFound.text} {user === null && messages.notFound.ifYours}
      </p>
      <div className="flex flex-wrap gap-3">
        {user === null && <ButtonLink to={authThen(pathname)}>{messages.notFound.signIn}</ButtonLink>}
        <ButtonLink kind={user === null ? 'outline' : 'primary'} to={paths.dashboard}>
          {messages.back}
        </ButtonLink>
        {user === null && (
          <ButtonLink kind="outline" to={paths.home}>
            {messages.goHome}
          </ButtonLink>
        )}
      </div>
    </Page>
  )
}

/** The measures of the real page, so that nothing jumps when it comes. */
function ResultSkeleton() {
  return (
    <Page>
      <div role="status">
        <span className="sr-only">{resultMessages.loading}</span>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="mt-3 h-11 w-full max-w-xl" />
        <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
        <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-32" />
          ))}
        </div>
        <Skeleton className="mt-6 h-64" />
      </div>
    </Page>
  )
}
