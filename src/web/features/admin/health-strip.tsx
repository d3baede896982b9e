import { useQuery } from '@tanstack/react-query'
import type { AdminHealth, HealthPart, HealthStatus } from '../../../contract/admin.ts'
import { formatTime } from '../../lib/format.ts'
import { adminMessages } from './admin.messages.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ToneChip, type Tone } from '../../ui/tone.tsx'
import { healthQuery } from './admin-queries.ts'
import { Loaded } from './loaded.tsx'

const messages = adminMessages.health
const TONE: Record<HealthStatus, Tone> = { healthy: 'good', warning: 'fair', error: 'poor' }

/** Not above the tabs: what it says comes late and in as many lines as it needs, and would push them away from under a finger. */
export function HealthStrip() {
  const query = useQuery(healthQuery)
  return (
    <Card labelledBy="health-title">
      <CardTitle id="health-title">{messages.title}</CardTitle>
      <Loaded query={query} size="h-167 lg:h-78" failed={messages.failed}>
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
        {isOld ? messages.stale : messages.checked(formatTime(health.checkedAt))}
      </p>
    </>
  )
}

function Part({ part: { name, status, ms, note }, isOld }: { part: HealthPart; isOld: boolean }) {
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{messages.parts[name]}</span>
        {isOld ? (
          <ToneChip tone="unknown">{adminMessages.unknown}</ToneChip>
        ) : (
          <ToneChip tone={TONE[status]}>{messages.status[status]}</ToneChip>
        )}
      </p>
      <p className="mt-1 text-[0.9375rem] wrap-anywhere text-muted">
        {note}
        {ms !== null && <span className="whitespace-nowrap"> ({messages.ms(ms)})</span>}
      </p>
    </li>
  )
}
