import { Plus } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { trendMessages as messages } from './trends.messages.ts'
import { skinMessages } from '../../lib/messages/skin.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { JourneyStats } from './journey-stats.tsx'
import type { Journey } from './journey.ts'
import { MeasureCharts } from './measure-charts.tsx'
import { OverallCard } from './overall-card.tsx'
import { RecentList } from './recent-list.tsx'
import { TimelineCard } from './progress-timeline.tsx'

export function JourneyView({ journey }: { journey: Journey }) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      <div className="no-print">
        <ButtonLink to={paths.face} size="lg" className="max-sm:w-full">
          <Plus aria-hidden size={20} />
          {messages.start}
        </ButtonLink>
      </div>
      <JourneyStats journey={journey} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <TimelineCard newestFirst={journey.newestFirst} />
        <OverallCard journey={journey} />
      </div>
      <MeasureCharts newestFirst={journey.newestFirst} />
      <RecentList newestFirst={journey.newestFirst} />
      <p className="text-[0.9375rem] text-muted">{skinMessages.notMedical}</p>
    </div>
  )
}
