import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../lib/navigation.tsx'
import { SavedLine } from '../../lib/offline/saved-line.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { useLoadFailure } from '../../lib/use-load-failure.ts'
import { faceResultMessages as messages } from '../../lib/messages/face.ts'
import { Page } from '../../ui/page.tsx'
import { FaceMissing } from './face-missing.tsx'
import { faceAnalysisQuery } from './face-queries.ts'
import { FaceResultView } from './face-result-view.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'

/** What leads to the not-found screen: no such analysis, an id that cannot be one, or nothing for this visitor. */
const MISSING = [400, 401, 403, 404]

export function FaceResultScreen() {
  const { id = '' } = useParams()
  const query = faceAnalysisQuery(id)
  const { data, error } = useQuery(query)
  const isMissing = MISSING.some((status) => isStatus(error, status))
  useLoadFailure(
    data === undefined && error !== null && !isMissing,
    messages.loadFailed,
    paths.faceResult(id),
  )
  usePageHead({ title: isMissing ? messages.missing.title : messages.title, robots: 'noindex' })

  if (data !== undefined && !isMissing)
    return (
      <>
        <SavedLine
          path={query.queryKey[0] ?? ''}
          of="savedResult"
          className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6"
        />
        <FaceResultView key={data.shareId} face={data} />
      </>
    )
  if (isMissing) return <FaceMissing />
  return (
    <Page>
      <ReportSkeleton label={messages.loading} />
    </Page>
  )
}
