import type { ReadListAnswer } from '../../../contract/label-reading.ts'
import { liveMessages } from './live-marks.messages.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { endsOf } from './live-reading.ts'

const SHORT_CHARS = 120

/** Where the list was seen to begin and end, and what of the text is not part of it. */
export function ListBounds({ answer }: { answer: ReadListAnswer }) {
  const ends = endsOf(answer)
  const { leftOut } = answer
  const isShort =
    leftOut.length <= 2 && leftOut.reduce((sum, { text }) => sum + text.length, 0) <= SHORT_CHARS
  const pieces = (
    <dl className="grid gap-1.5">
      {leftOut.map(({ reason, span, text }) => (
        <div key={`${span.start}-${span.end}`} className="flex flex-wrap gap-x-2">
          <dt className="hatch-left-out max-w-full rounded-sm px-1 font-mono text-sm leading-6 break-words whitespace-pre-wrap text-ink">
            {text.trim()}
          </dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div className="text-[0.9375rem] text-muted">
      {ends !== null && <p>{liveMessages.bounds(ends.first, ends.last)}</p>}
      {leftOut.length > 0 && isShort && (
        <div className="mt-1">
          <p className="mb-1">{liveMessages.leftOut(leftOut.length)}</p>
          {pieces}
        </div>
      )}
      {leftOut.length > 0 && !isShort && (
        <Disclosure summary={liveMessages.leftOut(leftOut.length)}>{pieces}</Disclosure>
      )}
    </div>
  )
}
