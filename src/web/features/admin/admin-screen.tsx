import { useState } from 'react'
import { usePageHead } from '../../lib/page-head.ts'
import { adminMessages as messages } from './admin.messages.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FeedbackTab } from './feedback-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { RevenueTab } from './revenue-tab.tsx'
import { UsageTab } from './usage-tab.tsx'
import { UsersTab } from './users-tab.tsx'
import { useQuery } from '@tanstack/react-query'
import type { AdminHealth, HealthPart, HealthStatus } from '../../../contract/admin.ts'
import { formatTime } from '../../lib/format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ToneChip, type Tone } from '../../ui/tone.tsx'
import { healthQuery } from './admin-queries.ts'
import { Loaded } from './loaded.tsx'

type Area = 'overview' | 'users' | 'feedback' | 'usage' | 'revenue'

/** Only for administrators: each of its parts asks the server, which decides. */
export function AdminScreen() {
  const [area, setArea] = useState<Area>('overview')
  usePageHead({ title: messages.title, robots: 'noindex' })
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <p className="mt-2 mb-6 max-w-[65ch] text-lg text-muted">{messages.lead}</p>
      <HealthStrip />
      <Tabs
        label={messages.tabs.label}
        value={area}
        onChange={setArea}
        tabs={[
          { value: 'overview', label: messages.tabs.overview, panel: <OverviewTab /> },
          { value: 'users', label: messages.tabs.users, panel: <UsersTab /> },
          { value: 'feedback', label: messages.tabs.feedback, panel: <FeedbackTab /> },
          { value: 'usage', label: messages.tabs.usage, panel: <UsageTab /> },
          { value: 'revenue', label: messages.tabs.revenue, panel: <RevenueTab /> },
        ]}
      />
    </Page>
  )
}

const healthMessages = messages.health
const TONE: Record<HealthStatus, Tone> = { healthy: 'good', warning: 'fair', error: 'poor' }

function HealthStrip() {
  const query = useQuery(healthQuery)
  return (
    <Card labelledBy="health-title" className="mb-8">
      <CardTitle id="health-title">{healthMessages.title}</CardTitle>
      <Loaded query={query} size="h-70 lg:h-56" failed={healthMessages.failed}>
        {(health) => <Parts health={health} isOld={query.isError} />}
      </Loaded>
    </Card>
  )
}

function Parts({ health, isOld }: { health: AdminHealth; isOld: boolean }) {
  return (
    <>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {health.parts.map((part) => (
          <Part key={part.name} part={part} isOld={isOld} />
        ))}
      </ul>
      <p role="status" className="mt-3 text-[0.9375rem] text-muted">
        {isOld ? healthMessages.stale : healthMessages.checked(formatTime(health.checkedAt))}
      </p>
    </>
  )
}

function Part({ part: { name, status, ms, note }, isOld }: { part: HealthPart; isOld: boolean }) {
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{healthMessages.parts[name]}</span>
        {isOld ? (
          <ToneChip tone="unknown">{messages.unknown}</ToneChip>
        ) : (
          <ToneChip tone={TONE[status]}>{healthMessages.status[status]}</ToneChip>
        )}
      </p>
      <p className="mt-1 text-[0.9375rem] wrap-anywhere text-muted">
        {note}
        {ms !== null && <span className="whitespace-nowrap"> ({healthMessages.ms(ms)})</span>}
      </p>
    </li>
  )
}
