import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CircleCheck, RotateCcw } from 'lucide-react'
import { focusHeading } from '../../lib/focus-heading.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { faceMessages } from '../../lib/messages/face.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { faceAnalysisQuery } from './face-queries.ts'
import { NotComplete } from './not-complete.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { readShownReport } from './report/read-shown-report.ts'
import { ReportView } from './report/report-view.tsx'
import { Button } from '../../ui/button.tsx'

const COMPLETE_MS = 1_000

/** The start button's place once a report stands there: complete for a second, in green, then ready for another photo. */
function AgainButton({ isFresh, onAgain }: { isFresh: boolean; onAgain: () => void }) {
  const [isComplete, setIsComplete] = useState(isFresh)
  useEffect(() => {
    if (!isComplete) return
    const timer = setTimeout(() => setIsComplete(false), COMPLETE_MS)
    return () => clearTimeout(timer)
  }, [isComplete])
  return (
    <Button
      size="lg"
      kind={isComplete ? 'primary' : 'outline'}
      data-state={isComplete ? 'complete' : 'idle'}
      aria-disabled={isComplete || undefined}
      className="no-print justify-self-start max-sm:w-full"
      onClick={() => {
        if (!isComplete) onAgain()
      }}
    >
      {isComplete ? <CircleCheck aria-hidden size={20} /> : <RotateCcw aria-hidden size={20} />}
      {isComplete ? faceMessages.complete : faceMessages.again}
    </Button>
  )
}

const messages = faceMessages.recent

type OpenReportProps = { id: string; isFresh: boolean; onAgain: () => void }

/** The report in the place of the panel: the one just made, or one of the side column. */
export function OpenReport({ id, isFresh, onAgain }: OpenReportProps) {
  const { data, isError, refetch } = useQuery(faceAnalysisQuery(id))
  const isShown = data !== undefined
  useEffect(() => {
    if (isShown) focusHeading('[data-report-heading]')
  }, [isShown])
  const shown = data === undefined ? undefined : readShownReport(data)
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4 sm:gap-6">
      <AgainButton isFresh={isFresh} onAgain={onAgain} />
      {shown === undefined && isError && (
        <LoadFailed
          text={messages.openFailed}
          retryLabel={commonMessages.retry}
          onRetry={() => void refetch()}
        />
      )}
      {shown === undefined && !isError && <ReportSkeleton label={messages.opening} />}
      {shown === null && <NotComplete />}
      {shown !== undefined && shown !== null && <ReportView shown={shown} isFresh={isFresh} />}
    </div>
  )
}
