import { useId } from 'react'
import type { SkinTrend } from '../../../contract/face.ts'
import { conditionTone } from '../../../contract/bands.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { trendMessages } from './trends.messages.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ToneChip } from '../../ui/tone.tsx'
import { isPoorPhoto } from './journey.ts'

const messages = trendMessages.list
const SHOWN_MAX = 10

export function RecentList({ newestFirst }: { newestFirst: readonly SkinTrend[] }) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="mb-3 text-[1.375rem]">
        {messages.title}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {newestFirst.slice(0, SHOWN_MAX).map((trend) => (
          <RecentRow key={trend.faceAnalysisId} trend={trend} />
        ))}
      </ul>
    </Card>
  )
}

function RecentRow({ trend }: { trend: SkinTrend }) {
  const { concerns, condition, date, faceAnalysisId, score, skinType } = trend
  const day = formatDate(date)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{day}</p>
        <p className="text-[0.9375rem] text-muted">
          {capital(skinType) || messages.unknownType} · {messages.concerns(concerns.length)}
        </p>
        {isPoorPhoto(trend) && <p className="text-[0.9375rem] font-semibold text-fair">{messages.poor}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ToneChip tone={conditionTone(score)}>
          {formatNumber(Math.round(score))} {condition}
        </ToneChip>
        <TextLink
          to={paths.faceResult(faceAnalysisId)}
          aria-label={messages.detailsOf(day)}
          className="inline-flex min-h-11 items-center"
        >
          {messages.details}
        </TextLink>
      </div>
    </li>
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
