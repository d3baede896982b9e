import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '../../../contract/admin.ts'
import { formatDate, formatTime } from '../../lib/format.ts'
import { adminMessages } from './admin.messages.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { auditQuery } from './admin-queries.ts'
import { Loaded } from './loaded.tsx'
import { WideTable } from './wide-table.tsx'

const messages = adminMessages.audit

export function AuditCard() {
  const query = useQuery(auditQuery)
  const { at, who, what, target } = messages.columns
  return (
    <Card labelledBy="audit-title">
      <CardTitle id="audit-title">{messages.title}</CardTitle>
      <Loaded query={query} size="h-40">
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-muted">{messages.empty}</p>
          ) : (
            <WideTable caption={messages.title} columns={[at, who, what, target]} rows={entries.map(rowOf)} />
          )
        }
      </Loaded>
    </Card>
  )
}

function rowOf({ at, actor, actorName, action, target, result }: AuditEntry): string[] {
  const what = messages.actions[action]?.(result) ?? `${action}: ${result}`
  return [`${formatDate(at)}, ${formatTime(at)}`, actorName ?? messages.actors[actor] ?? actor, what, target]
}
