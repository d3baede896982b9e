import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { safetyTone } from '../../../contract/bands.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { faceAnalysesQuery, type ListedFace } from '../../lib/queries/analyses-queries.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { faceMessages } from '../../lib/messages/face.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ToneMark } from '../../ui/tone.tsx'

const messages = faceMessages.recent
const SHOWN_MAX = 5

type RecentFacesProps = { openId: string | null; onOpen: (id: string) => void }

/** The latest five; a press opens one as the report of this page. */
export function RecentFaces({ openId, onOpen }: RecentFacesProps) {
  const titleId = useId()
  const { data, isError, refetch } = useQuery(faceAnalysesQuery)
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId} action={<TextLink to={paths.history}>{messages.all}</TextLink>}>
        {messages.title}
      </CardTitle>
      {data === undefined && isError && (
        <LoadFailed text={messages.failed} retryLabel={commonMessages.retry} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton className="h-40" />}
      {data?.length === 0 && <p className="text-muted">{messages.empty}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {data.slice(0, SHOWN_MAX).map((analysis) => (
            <RecentFace
              key={analysis.id}
              analysis={analysis}
              isOpen={analysis.id === openId}
              onOpen={() => onOpen(analysis.id)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

type RecentFaceProps = { analysis: ListedFace; isOpen: boolean; onOpen: () => void }

function RecentFace({ analysis, isOpen, onOpen }: RecentFaceProps) {
  const { createdAt, safetyScore, skinType } = analysis
  const name = skinType === null ? messages.noType : skinType.charAt(0).toUpperCase() + skinType.slice(1)
  const day = formatDate(createdAt)
  const score = safetyScore === null ? messages.noScore : String(Math.round(safetyScore))
  return (
    <li>
      <button
        type="button"
        aria-label={`${messages.open(name, day)}, ${messages.score(score)}`}
        aria-pressed={isOpen}
        onClick={onOpen}
        className="flex min-h-14 w-full items-center justify-between gap-3 rounded-control px-2 py-2 text-left hover:bg-sunk aria-pressed:bg-good-soft"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-[0.9375rem] text-muted">{day}</span>
        </span>
        <span className="flex items-center gap-2 font-serif text-xl">
          <ToneMark tone={safetyTone(safetyScore)} />
          {score}
        </span>
      </button>
    </li>
  )
}
