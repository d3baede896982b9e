import { formatDate } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { reportMessages as messages } from '../../../lib/messages/face.ts'
import { skinMessages } from '../../../lib/messages/skin.ts'
import { Eyebrow } from '../../../ui/page.tsx'
import { skinTypeOf, type ShownReport } from './read-shown-report.ts'

/** Today's date only where the report was made today, a moment ago; any other keeps its own. */
export function ReportHeader({ shown, isFresh }: { shown: ShownReport; isFresh: boolean }) {
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
