import { useId } from 'react'
import { concernLabel } from '../../../../contract/bands.ts'
import type { ReportConcern } from '../../../../contract/face-report/report.ts'
import type { SkinZone } from '../../../../contract/skin.ts'
import { reportWords } from '../../../lib/words/face.ts'
import { skinWords } from '../../../lib/words/skin.ts'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ToneChip, type Tone } from '../../../ui/tone.tsx'
import type { ShownReport } from './read-shown-report.ts'

const words = reportWords.concerns

const TONES = { Mild: 'good', Moderate: 'fair', Severe: 'poor' } as const

export function ConcernList({ shown }: { shown: ShownReport }) {
  const titleId = useId()
  const { concerns } = shown.report
  const isSevere = concerns.some(({ severity }) => severity !== null && concernLabel(severity) === 'Severe')
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="mb-3 text-[1.375rem]">
        {words.title}
      </h2>
      {isSevere && (
        <div className="mb-4">
          <Notice tone="caution">{words.professional}</Notice>
        </div>
      )}
      {concerns.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {concerns.map((concern, at) => (
            <Concern key={at} concern={concern} zones={zonesOf(shown, concern)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function zonesOf({ measured }: ShownReport, { name }: ReportConcern): readonly SkinZone[] {
  return measured?.concerns.find((concern) => concern.name === name)?.zones ?? []
}

function Concern({ concern, zones }: { concern: ReportConcern; zones: readonly SkinZone[] }) {
  const { name, severity, description } = concern
  const tone: Tone = severity === null ? 'unknown' : TONES[concernLabel(severity)]
  return (
    <li className="grid gap-2 py-4" data-severity={severity ?? undefined}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{name}</h3>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ToneChip tone={tone}>{severity === null ? words.noSeverity : concernLabel(severity)}</ToneChip>
          {severity !== null && <span className="text-muted">{words.severity(severity)}</span>}
        </span>
      </div>
      {severity !== null && <Meter percent={severity * 10} tone={tone} />}
      {description !== '' && <p className="max-w-[65ch]">{description}</p>}
      {zones.length > 0 && (
        <p className="text-[0.9375rem] text-muted">{zones.map((zone) => skinWords.zones[zone]).join(', ')}</p>
      )}
    </li>
  )
}
