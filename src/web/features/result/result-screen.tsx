import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams, useLocation } from '../../lib/navigation.tsx'
import { SavedLine } from '../../lib/offline/saved-line.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { paths, authThen, waitingKeyOf } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { useLoadFailure } from '../../lib/use-load-failure.ts'
import { resultMessages as messages } from '../../lib/messages/result.ts'
import type { KitPart } from './kit-notice.tsx'
import { analysisQuery } from './result-queries.ts'
import { ResultView } from './result-view.tsx'
import { useUser } from '../../lib/queries/user-queries.ts'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { Page, PageTitle, Eyebrow } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import { RotateCcw } from 'lucide-react'
import { formatDate } from '../../lib/format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

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
  useLoadFailure(data === undefined && error !== null && !isMissing, messages.loadFailed, paths.analysis(id))
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
  if (isMissing) return messages.notFound.title
  return productName || messages.untitled
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
        <span className="sr-only">{messages.loading}</span>
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

const failedMessages = messages.failed

type FailedRunProps = { analysis: PublicCosmeticAnalysis; onAgain: (part: KitPart) => void }

/** A run without a result: why, and its text to try again with. No figure is shown, as none was made. */
function FailedRun({ analysis, onAgain }: FailedRunProps) {
  const { createdAt, failure = 'unknown', ingredientsList: text, productName } = analysis
  return (
    <Page className="grid grid-cols-1 gap-6">
      <header>
        <Eyebrow>{messages.analysedOn(formatDate(createdAt))}</Eyebrow>
        <PageTitle>{productName || messages.untitled}</PageTitle>
      </header>
      <Notice tone="caution" title={failedMessages.title}>
        <p>{failedMessages.reasons[failure]}</p>
        <p>{failedMessages.text}</p>
      </Notice>
      <Card labelledBy="failed-text">
        <CardTitle id="failed-text">{failedMessages.sent}</CardTitle>
        <p className="max-h-96 overflow-y-auto rounded-control bg-sunk p-4 font-mono text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
        {analysis.isOwner && (
          <Button className="mt-4" onClick={() => onAgain({ text, productName })}>
            <RotateCcw aria-hidden size={20} />
            {failedMessages.again}
          </Button>
        )}
      </Card>
    </Page>
  )
}
