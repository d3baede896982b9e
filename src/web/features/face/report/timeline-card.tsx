import type { FaceReport } from '../../../../contract/face-report/report.ts'
import { reportWords } from '../../../lib/words/face.ts'
import { Fold } from './fold.tsx'

const words = reportWords.timeline

export function TimelineCard({ report }: { report: FaceReport }) {
  const { value, from } = report.timeline
  return (
    <Fold title={words.title}>
      <p className="max-w-[65ch] text-lg">{value}</p>
      {from === 'default' && <p className="mt-1 text-muted">{reportWords.general}</p>}
      <ol className="mt-4 grid grid-cols-3 gap-x-3 sm:gap-x-6">
        {words.weeks.map(({ when, what }) => (
          <li key={when} className="border-t-2 border-accent pt-3">
            <span className="block font-serif text-lg sm:text-xl">{when}</span>
            <span className="text-[0.9375rem] text-muted sm:text-base">{what}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-[0.9375rem] text-muted">{words.note}</p>
    </Fold>
  )
}
