import { formatDate, formatNumber } from '../../lib/format.ts'
import { trendMessages } from './trends.messages.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { ToneMark } from '../../ui/tone.tsx'
import type { Journey } from './journey.ts'

const messages = trendMessages.stats

export function JourneyStats({ journey }: { journey: Journey }) {
  const { average, averagedOver, total, since, skinTypes, concerns, hasFewConcerns } = journey
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 max-[20rem]:grid-cols-1">
      <StatCard
        label={messages.average}
        value={formatNumber(Math.round(average))}
        note={messages.averageOf(averagedOver)}
      />
      <StatCard
        label={messages.total}
        value={formatNumber(total)}
        note={messages.totalSince(formatDate(since))}
      />
      <StatCard
        label={messages.types}
        value={formatNumber(skinTypes)}
        note={skinTypes === 0 ? messages.noTypes : undefined}
      />
      <StatCard
        label={messages.concerns}
        value={formatNumber(Math.round(concerns * 10) / 10)}
        note={hasFewConcerns ? messages.concernsGood : messages.concernsMany}
        mark={<ToneMark tone={hasFewConcerns ? 'good' : 'fair'} />}
      />
    </dl>
  )
}
