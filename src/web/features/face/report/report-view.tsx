import { useId } from 'react'
import { skinMessages } from '../../../lib/messages/skin.ts'
import { faceMapMessages, reportMessages as messages } from '../../../lib/messages/face.ts'
import { FaceMap } from '../../../lib/face/face-map.tsx'
import { useConfetti } from '../../../lib/first-view/use-confetti.ts'
import { useFirstView } from '../../../lib/first-view/use-first-view.ts'
import { Notice } from '../../../ui/notice.tsx'
import { AiCards } from './ai-cards.tsx'
import { ConcernList } from './concern-list.tsx'
import { Fold } from './fold.tsx'
import { IngredientLists } from './ingredient-lists.tsx'
import { ExportReport, ShareReport } from './report-actions.tsx'
import { RoutineCards } from './routine-cards.tsx'
import { SkinMetrics } from './skin-metrics.tsx'
import { scoreOf, type ShownReport, skinTypeOf } from './read-shown-report.ts'
import type { FaceReport } from '../../../../contract/face-report.ts'
import { Card } from '../../../ui/card.tsx'
import { formatDate, formatTime } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Eyebrow } from '../../../ui/page.tsx'
import type { PhotoReceipt } from '../../../../contract/skin-report.ts'

/** Everything one face analysis says. `isFresh` is true where it was made a moment ago. */
export function ReportView({ shown, isFresh }: { shown: ShownReport; isFresh: boolean }) {
  const { face, report, measured } = shown
  const isCelebrated = useFirstView(face.id, face.isOwner, scoreOf(shown, 'overall'))
  const confetti = useConfetti(isCelebrated)
  return (
    <article className="grid grid-cols-1 gap-4 sm:gap-6">
      <canvas
        ref={confetti}
        aria-hidden
        className="no-print pointer-events-none fixed inset-0 z-40 size-full"
      />
      <ReportHeader shown={shown} isFresh={isFresh} />
      {/* What matters first: on a phone this is all that the first screen has room for. */}
      <SkinMetrics shown={shown} isCounting={isCelebrated} hasBadge={!isFresh} />
      <div className="no-print flex flex-wrap gap-3">
        <ExportReport shown={shown} label={messages.export} />
        <ShareReport shown={shown} label={messages.share} />
      </div>
      {report.isPartial && (
        <Notice tone="caution" title={messages.partial.title}>
          {messages.partial.text}
        </Notice>
      )}
      {measured !== null && measured.reading.warnings.length > 0 && (
        <Notice tone="caution" title={messages.warnings}>
          <ul>
            {measured.reading.warnings.map((warning) => (
              <li key={warning}>{skinMessages.warnings[warning]}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ConcernList shown={shown} />
      <PriorityCard report={report} />
      <SkinTypeBanner shown={shown} />
      <RoutineCards report={report} />
      {measured !== null && (
        <Fold title={faceMapMessages.title}>
          <FaceMap report={measured} />
        </Fold>
      )}
      <IngredientLists shown={shown} />
      <TimelineCard report={report} />
      {measured !== null && <AiCards aiWords={measured.aiWords} impressions={measured.impressions} />}
      {measured?.receipt !== undefined && <PhotoReceiptCard receipt={measured.receipt} />}
      <p className="text-[0.9375rem] text-muted">
        {skinMessages.notMedical}{' '}
        {measured !== null &&
          messages.madeBy(measured.madeBy.measures, measured.madeBy.rules, measured.madeBy.knowledge)}
      </p>
    </article>
  )
}

function PriorityCard({ report }: { report: FaceReport }) {
  const titleId = useId()
  const { value, from } = report.priority
  return (
    <Card labelledBy={titleId} className="border-l-4 border-l-accent">
      <h2 id={titleId} className="mb-2 text-[1.375rem]">
        {messages.priority.title}
      </h2>
      <p className="max-w-[65ch] text-lg">{value}</p>
      {from === 'default' && <p className="mt-1 text-muted">{messages.general}</p>}
    </Card>
  )
}

/** Today's date only where the report was made today, a moment ago; any other keeps its own. */
function ReportHeader({ shown, isFresh }: { shown: ShownReport; isFresh: boolean }) {
  const { createdAt } = shown.face
  const now = useNow()
  const date = isFresh
    ? messages.today(formatDate(new Date(now).toISOString()))
    : messages.dated(formatDate(createdAt))
  return (
    <header className="max-w-3xl">
      <Eyebrow>{date}</Eyebrow>
      <h2 data-report-heading tabIndex={-1} className="text-[1.75rem] sm:text-[2.125rem]">
        {messages.title}
      </h2>
      <p className="mt-1 text-lg">{messages.skinType(skinTypeOf(shown) ?? skinMessages.notMeasured)}</p>
      <p className="text-muted max-sm:text-[0.9375rem]">{skinMessages.guidance}</p>
    </header>
  )
}

const receiptMessages = messages.receipt

/** What the photo went through, step by step, as the server recorded it. */
function PhotoReceiptCard({ receipt }: { receipt: PhotoReceipt }) {
  const { bytes, readAt, ms, sentTo } = receipt
  const lines = [
    receiptMessages.arrived(receiptMessages.kilobytes(Math.max(1, Math.round(bytes / 1000)))),
    receiptMessages.measured(
      receiptMessages.milliseconds(Math.round(ms)),
      formatDate(readAt),
      formatTime(readAt),
    ),
    sentTo === null ? receiptMessages.nobody : receiptMessages.sentTo(sentTo),
    receiptMessages.notStored,
  ]
  return (
    <Fold title={receiptMessages.title}>
      <ol className="ledger-paper list-inside list-decimal leading-7">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Fold>
  )
}

const skinTypeMessages = messages.type

function SkinTypeBanner({ shown }: { shown: ShownReport }) {
  const titleId = useId()
  const type = skinTypeOf(shown)
  const told = shown.measured?.skinType ?? null
  return (
    <section
      aria-labelledby={titleId}
      className="keep-whole keep-colour flex flex-wrap items-baseline gap-x-6 gap-y-2 rounded-card border border-primary bg-good-soft px-5 py-5 sm:px-6"
    >
      <h2 id={titleId} className="text-[1.375rem]">
        {skinTypeMessages.title}
      </h2>
      <p className="font-serif text-[1.75rem] leading-tight">{type ?? skinMessages.notMeasured}</p>
      {type !== null && told !== null && <p>{skinTypeMessages.sure(Math.round(told.confidence * 100))}</p>}
      <p className="basis-full">{type === null ? skinTypeMessages.unknown : told?.because}</p>
    </section>
  )
}

const timelineMessages = messages.timeline

function TimelineCard({ report }: { report: FaceReport }) {
  const { value, from } = report.timeline
  return (
    <Fold title={timelineMessages.title}>
      <p className="max-w-[65ch] text-lg">{value}</p>
      {from === 'default' && <p className="mt-1 text-muted">{messages.general}</p>}
      <ol className="mt-4 grid grid-cols-3 gap-x-3 sm:gap-x-6">
        {timelineMessages.weeks.map(({ when, what }) => (
          <li key={when} className="border-t-2 border-accent pt-3">
            <span className="block font-serif text-lg sm:text-xl">{when}</span>
            <span className="text-[0.9375rem] text-muted sm:text-base">{what}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-[0.9375rem] text-muted">{timelineMessages.note}</p>
    </Fold>
  )
}
