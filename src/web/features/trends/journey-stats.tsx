import { formatDate, formatNumber } from '../../lib/format.ts'
import { trendWords } from '../../lib/words/trends.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { ToneMark } from '../../ui/tone.tsx'
import type { Journey } from './journey.ts'

const words = trendWords.stats

export function JourneyStats({ journey }: { journey: Journey }) {
  const { average, averagedOver, total, since, skinTypes, concerns, hasFewConcerns } = journey
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 max-[20rem]:grid-cols-1">
      <StatCard
        label={words.average}
        value={formatNumber(Math.round(average))}
        note={words.averageOf(averagedOver)}
      />
      <StatCard label={words.total} value={formatNumber(total)} note={words.totalSince(formatDate(since))} />
      <StatCard
        label={words.types}
        value={formatNumber(skinTypes)}
        note={skinTypes === 0 ? words.noTypes : undefined}
      />
      <StatCard
        label={words.concerns}
        value={formatNumber(Math.round(concerns * 10) / 10)}
        note={hasFewConcerns ? words.concernsGood : words.concernsMany}
        mark={<ToneMark tone={hasFewConcerns ? 'good' : 'fair'} />}
      />
    </dl>
  )
}
