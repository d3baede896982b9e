import { useId } from 'react'
import { concernLabel, concernTone } from '../../../../contract/bands.ts'
import type { ReportConcern } from '../../../../contract/face-report.ts'
import { reportMessages } from '../../../lib/messages/face.ts'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ToneChip, type Tone } from '../../../ui/tone.tsx'
import { noConcernText, unsaidLines } from '../../../lib/face/unsaid.ts'
import type { ShownReport } from './read-shown-report.ts'

const messages = reportMessages.concerns

export function ConcernList({ shown }: { shown: ShownReport }) {
  const titleId = useId()
  const { concerns } = shown.report
  const isSevere = concerns.some(({ severity }) => severity !== null && concernLabel(severity) === 'Severe')
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="mb-3 text-[1.375rem]">
        {messages.title}
      </h2>
      {isSevere && (
        <div className="mb-4">
          <Notice tone="caution">{messages.professional}</Notice>
        </div>
      )}
      {concerns.length === 0 ? (
        <p className="max-w-[65ch] text-muted">{noConcernText(shown.measured)}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {concerns.map((concern, at) => (
            <Concern key={at} concern={concern} />
          ))}
        </ul>
      )}
      {unsaidLines(shown.measured).map((line) => (
        <p key={line} className="mt-2 max-w-[65ch] text-[0.9375rem] text-muted">
          {line}
        </p>
      ))}
    </Card>
  )
}

function Concern({ concern }: { concern: ReportConcern }) {
  const { name, severity, description } = concern
  const tone: Tone = severity === null ? 'unknown' : concernTone(severity)
  return (
    <li className="grid gap-2 py-4" data-severity={severity ?? undefined}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{name}</h3>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ToneChip tone={tone}>{severity === null ? messages.noSeverity : concernLabel(severity)}</ToneChip>
          {severity !== null && <span className="text-muted">{messages.severity(severity)}</span>}
        </span>
      </div>
      {severity !== null && <Meter percent={severity * 10} tone={tone} />}
      {description !== '' && <p className="max-w-[65ch]">{description}</p>}
    </li>
  )
}
