import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { useLoadFailure } from '../../lib/use-load-failure.ts'
import { resultWords } from '../../lib/words/result.ts'
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
    resultWords.loadFailed,
    paths.analysis(id),
  )
  usePageHead({ title: titleOf(data?.productName, isMissing), robots: 'noindex' })

  if (data !== undefined) {
    return <ResultView key={data.shareId} analysis={data} onAnalyseAlone={onAnalyseAlone} />
  }
  return isMissing ? <ResultMissing /> : <ResultSkeleton />
}

function titleOf(productName: string | undefined, isMissing: boolean): string {
  if (isMissing) return resultWords.notFound.title
  return productName || resultWords.untitled
}
