import { useQuery } from '@tanstack/react-query'
import { useParams, useLocation } from '../../lib/navigation.tsx'
import { SavedLine } from '../../lib/offline/saved-line.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { paths, authThen } from '../../lib/paths.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { useLoadFailure } from '../../lib/use-load-failure.ts'
import {
  faceResultMessages as messages,
  faceResultMessages as viewMessages,
} from '../../lib/messages/face.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { faceAnalysisQuery } from './face-queries.ts'
import { ReportSkeleton } from './report-skeleton.tsx'
import { useUser } from '../../lib/queries/user-queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { PublicFaceAnalysis } from '../../../contract/face.ts'
import { ArrowLeft } from 'lucide-react'
import { formatDate, formatTime } from '../../lib/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { NotComplete } from './not-complete.tsx'
import { readShownReport } from './report/read-shown-report.ts'
import { ExportReport, SharedReportNotice, ShareReport } from './report/report-actions.tsx'
import { ReportView } from './report/report-view.tsx'

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

function FaceResultView({ face }: { face: PublicFaceAnalysis }) {
  const { createdAt, isPublic, ownerName } = face
  const shown = readShownReport(face)
  return (
    <Page className="grid grid-cols-1 gap-4 sm:gap-6">
      <div className="no-print">
        <TextLink to={paths.history} className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden size={18} />
          {viewMessages.back}
        </TextLink>
      </div>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:gap-y-5">
        <div className="max-w-3xl">
          <PageTitle>{viewMessages.title}</PageTitle>
          <p className="mt-2 text-muted">{viewMessages.at(formatDate(createdAt), formatTime(createdAt))}</p>
          {isPublic && ownerName !== null && <p className="text-muted">{viewMessages.by(ownerName)}</p>}
        </div>
        {shown !== null && (
          <div className="no-print grid gap-3">
            <div className="flex flex-wrap gap-3">
              <ShareReport shown={shown} label={viewMessages.share} />
              <ExportReport shown={shown} label={viewMessages.download} />
            </div>
            <SharedReportNotice shown={shown} />
          </div>
        )}
      </header>
      {shown === null ? <NotComplete /> : <ReportView shown={shown} isFresh={false} />}
      <nav
        aria-label={viewMessages.title}
        className="no-print flex flex-wrap gap-3 border-t border-line pt-6"
      >
        <ButtonLink to={paths.face}>{viewMessages.another}</ButtonLink>
        <ButtonLink kind="outline" to={paths.trends}>
          {viewMessages.journey}
        </ButtonLink>
      </nav>
    </Page>
  )
}
