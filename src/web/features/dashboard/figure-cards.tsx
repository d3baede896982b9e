import { CircleHelp } from 'lucide-react'
import { ringTone } from '../../../contract/bands.ts'
import { formatNumber } from '../../lib/format.ts'
import { dashboardWords as words } from '../../lib/words/dashboard.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ToneMark } from '../../ui/tone.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { Figures } from './figures.ts'

export function FigureCards({ figures }: { figures: Figures | null }) {
  const { average = null, completed = null } = figures ?? {}
  const wait = <Skeleton className="h-9 w-16" />
  return (
    <section aria-label={words.figuresTitle}>
      <dl className="grid grid-cols-2 gap-3">
        <StatCard
          label={words.total.label}
          value={figures === null ? wait : formatNumber(figures.total)}
          note={words.total.note}
        />
        <StatCard
          label={words.average.label}
          value={figures === null ? wait : (average ?? words.average.none)}
          note={words.average.note}
          mark={average !== null && <ToneMark tone={ringTone(average)} />}
        />
        <StatCard
          label={words.scanned.label}
          value={figures === null ? wait : formatNumber(figures.ingredients)}
          note={words.scanned.note}
        />
        <StatCard
          label={words.accuracy.label}
          value={figures === null ? wait : completed === null ? words.accuracy.none : `${completed}%`}
          note={words.accuracy.note}
          mark={<AccuracyHelp />}
        />
      </dl>
    </section>
  )
}

function AccuracyHelp() {
  return (
    <Tooltip text={words.accuracy.explain}>
      <button
        type="button"
        aria-label={`${words.accuracy.explainLabel}: ${words.accuracy.explain}`}
        className="-m-2 grid size-9 place-content-center rounded-full text-muted hover:text-ink"
      >
        <CircleHelp aria-hidden size={18} />
      </button>
    </Tooltip>
  )
}
