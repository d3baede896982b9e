import { concernLabel, concernTone } from '../../../../contract/bands.ts'
import type { ReportConcern } from '../../../../contract/face-report.ts'
import { reportMessages } from '../../../lib/messages/face.ts'
import { ToneMark } from '../../../ui/tone.tsx'
import { calmWords } from './calm-words.ts'
import type { ShownReport } from './read-shown-report.ts'

const messages = reportMessages.standouts

/** More is read below. */
const SHOWN_MAX = 3

/** What stands out most, in a glance; the sentences come further down. */
export function Standouts({ shown }: { shown: ShownReport }) {
  const { concerns } = shown.report
  if (concerns.length === 0) return <p className="min-w-0 flex-1 basis-36">{calmWords(shown)}</p>
  return (
    <div className="min-w-0 flex-1 basis-36" data-standouts>
      <p className="text-muted">{messages.title}</p>
      <ul>
        {concerns.slice(0, SHOWN_MAX).map((concern, at) => (
          <Standout key={at} concern={concern} />
        ))}
      </ul>
      {concerns.length > SHOWN_MAX && (
        <p className="text-muted">{messages.more(concerns.length - SHOWN_MAX)}</p>
      )}
    </div>
  )
}

function Standout({ concern: { name, severity } }: { concern: ReportConcern }) {
  return (
    <li className="flex items-baseline gap-2">
      <ToneMark tone={severity === null ? 'unknown' : concernTone(severity)} size={10} />
      <span>
        <span className="font-semibold">{name}</span>
        {severity !== null && <span className="text-muted">{messages.severity(concernLabel(severity))}</span>}
      </span>
    </li>
  )
}
