import { CircleHelp } from 'lucide-react'
import { ringTone } from '../../../contract/bands.ts'
import { formatNumber } from '../../lib/format.ts'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ToneMark } from '../../ui/tone.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { Figures } from './figures.ts'

export function FigureCards({ figures }: { figures: Figures | null }) {
  const { average = null, averageOf = null, completed = null } = figures ?? {}
  const wait = <Skeleton className="h-7 w-16 sm:h-[2.125rem]" />
  return (
    <section aria-label={messages.figuresTitle}>
      <dl className="grid grid-cols-2 gap-3">
        <StatCard
          label={messages.total.label}
          value={figures === null ? wait : formatNumber(figures.total)}
          note={messages.total.note}
        />
        <StatCard
          label={messages.average.label}
          value={figures === null ? wait : (average ?? messages.average.none)}
          note={messages.average.note(averageOf)}
          mark={
            average === null ? <span className="w-3.5 shrink-0" /> : <ToneMark tone={ringTone(average)} />
          }
        />
        <StatCard
          label={messages.scanned.label}
          value={figures === null ? wait : formatNumber(figures.ingredients)}
          note={messages.scanned.note}
        />
        <StatCard
          label={messages.accuracy.label}
          value={figures === null ? wait : completed === null ? messages.accuracy.none : `${completed}%`}
          note={messages.accuracy.note}
          mark={<AccuracyHelp />}
        />
      </dl>
    </section>
  )
}

function AccuracyHelp() {
  return (
    <Tooltip text={messages.accuracy.explain}>
      <button
        type="button"
        aria-label={`${messages.accuracy.explainLabel}: ${messages.accuracy.explain}`}
        className="-m-2 grid size-9 place-content-center rounded-full text-muted hover:text-ink"
      >
        <CircleHelp aria-hidden size={18} />
      </button>
    </Tooltip>
  )
}
