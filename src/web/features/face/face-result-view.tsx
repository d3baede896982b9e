import type { PublicFaceAnalysis } from '../../../contract/face.ts'
import { ArrowLeft } from 'lucide-react'
import { formatDate, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { faceResultMessages as messages } from '../../lib/messages/face.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { NotComplete } from './not-complete.tsx'
import { readShownReport } from './report/read-shown-report.ts'
import { ExportReport, SharedReportNotice, ShareReport } from './report/report-actions.tsx'
import { ReportView } from './report/report-view.tsx'

export function FaceResultView({ face }: { face: PublicFaceAnalysis }) {
  const { createdAt, isPublic, ownerName } = face
  const shown = readShownReport(face)
  return (
    <Page className="grid grid-cols-1 gap-4 sm:gap-6">
      <div className="no-print">
        <TextLink to={paths.history} className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden size={18} />
          {messages.back}
        </TextLink>
      </div>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:gap-y-5">
        <div className="max-w-3xl">
          <PageTitle>{messages.title}</PageTitle>
          <p className="mt-2 text-muted">{messages.at(formatDate(createdAt), formatTime(createdAt))}</p>
          {isPublic && ownerName !== null && <p className="text-muted">{messages.by(ownerName)}</p>}
        </div>
        {shown !== null && (
          <div className="no-print grid gap-3">
            <div className="flex flex-wrap gap-3">
              <ShareReport shown={shown} label={messages.share} />
              <ExportReport shown={shown} label={messages.download} />
            </div>
            <SharedReportNotice shown={shown} />
          </div>
        )}
      </header>
      {shown === null ? <NotComplete /> : <ReportView shown={shown} isFresh={false} />}
      <nav aria-label={messages.title} className="no-print flex flex-wrap gap-3 border-t border-line pt-6">
        <ButtonLink to={paths.face}>{messages.another}</ButtonLink>
        <ButtonLink kind="outline" to={paths.trends}>
          {messages.journey}
        </ButtonLink>
      </nav>
    </Page>
  )
}
