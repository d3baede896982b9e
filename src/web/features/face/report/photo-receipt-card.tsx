import type { PhotoReceipt } from '../../../../contract/skin-report.ts'
import { formatDate, formatTime } from '../../../lib/format.ts'
import { reportMessages } from '../../../lib/messages/face.ts'
import { Fold } from './fold.tsx'

const messages = reportMessages.receipt

/** What the photo went through, step by step, as the server recorded it. */
export function PhotoReceiptCard({ receipt }: { receipt: PhotoReceipt }) {
  const { bytes, readAt, ms, sentTo } = receipt
  const lines = [
    messages.arrived(messages.kilobytes(Math.max(1, Math.round(bytes / 1000)))),
    messages.measured(messages.milliseconds(Math.round(ms)), formatDate(readAt), formatTime(readAt)),
    sentTo === null ? messages.nobody : messages.sentTo(sentTo),
    messages.notStored,
  ]
  return (
    <Fold title={messages.title}>
      <ol className="ledger-paper list-inside list-decimal leading-7">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Fold>
  )
}
