import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { useLoadFailure } from '../../lib/use-load-failure.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { FailedRun } from './failed-run.tsx'
import type { KitPart } from './kit-notice.tsx'
import { analysisQuery } from './result-queries.ts'
import { ResultMissing } from './result-missing.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ResultView } from './result-view.tsx'

export function ResultScreen({ onAnalyseAlone }: { onAnalyseAlone: (part: KitPart) => void }) {
  const { id = '' } = useParams()
  const { data, error } = useQuery(analysisQuery(id))
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
  return <ResultView key={data.shareId} analysis={data} onAnalyseAlone={onAnalyseAlone} />
}

function titleOf(productName: string | undefined, isMissing: boolean): string {
  if (isMissing) return resultMessages.notFound.title
  return productName || resultMessages.untitled
}
