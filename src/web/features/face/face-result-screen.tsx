import { useQuery } from '@tanstack/react-query'
import { useParams, useLocation } from '../../lib/navigation.tsx'
import { SavedLine } from '../../lib/offline/saved-line.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { paths, authThen } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { useLoadFailure } from '../../lib/use-load-failure.ts'
import { faceResultMessages as messages } from '../../lib/messages/face.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { faceAnalysisQuery } from './face-queries.ts'
import { FaceResultView } from './face-result-view.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { useUser } from '../../lib/queries/user-queries.ts'
import { ButtonLink } from '../../ui/button.tsx'

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

const missing = messages.missing

function FaceMissing() {
  const user = useUser()
  const { pathname } = useLocation()
  return (
    <Page className="grid min-h-[60vh] content-center justify-items-start gap-5">
      <PageTitle>{missing.title}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">
        {missing.text} {user === null && missing.ifYours}
      </p>
      <div className="flex flex-wrap gap-3">
        {user === null && <ButtonLink to={authThen(pathname)}>{missing.signIn}</ButtonLink>}
        <ButtonLink kind={user === null ? 'outline' : 'primary'} to={paths.history}>
          {missing.back}
        </ButtonLink>
        {user === null && (
          <ButtonLink kind="outline" to={paths.home}>
            {missing.home}
          </ButtonLink>
        )}
      </div>
    </Page>
  )
}
