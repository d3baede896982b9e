import type { FaceReport } from '../../../../contract/face-report.ts'
import { reportMessages } from '../../../lib/messages/face.ts'
import { Fold } from './fold.tsx'

const messages = reportMessages.timeline

export function TimelineCard({ report }: { report: FaceReport }) {
  const { value, from } = report.timeline
  return (
    <Fold title={messages.title}>
      <p className="max-w-[65ch] text-lg">{value}</p>
      {from === 'default' && <p className="mt-1 text-muted">{reportMessages.general}</p>}
      <ol className="mt-4 grid grid-cols-3 gap-x-3 sm:gap-x-6">
        {messages.weeks.map(({ when, what }) => (
          <li key={when} className="border-t-2 border-accent pt-3">
            <span className="block font-serif text-lg sm:text-xl">{when}</span>
            <span className="text-[0.9375rem] text-muted sm:text-base">{what}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-[0.9375rem] text-muted">{messages.note}</p>
    </Fold>
  )
}
