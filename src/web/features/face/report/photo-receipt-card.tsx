import type { PhotoReceipt } from '../../../../contract/skin-report.ts'
import { formatDate, formatTime } from '../../../lib/format.ts'
import { reportWords } from '../../../lib/words/face.ts'
import { Fold } from './fold.tsx'

const words = reportWords.receipt

/** What the photo went through, step by step, as the server recorded it. */
export function PhotoReceiptCard({ receipt }: { receipt: PhotoReceipt }) {
  const { bytes, readAt, ms, sentTo } = receipt
  const lines = [
    words.arrived(words.kilobytes(Math.max(1, Math.round(bytes / 1000)))),
    words.measured(words.milliseconds(Math.round(ms)), formatDate(readAt), formatTime(readAt)),
    sentTo === null ? words.nobody : words.sentTo(sentTo),
    words.notStored,
  ]
  return (
    <Fold title={words.title}>
      <ol className="ledger-paper list-inside list-decimal leading-7">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Fold>
  )
}
