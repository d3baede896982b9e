import { useId } from 'react'
import { paths } from '../../lib/paths.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const messages = dashboardMessages.journey

type JourneyCardProps = { scans: number | undefined; hasFailed: boolean }

export function JourneyCard({ scans, hasFailed }: JourneyCardProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId} action={<TextLink to={paths.trends}>{messages.link}</TextLink>}>
        {messages.title}
      </CardTitle>
      <p className="min-h-6 text-muted">
        {scans === undefined ? (hasFailed ? messages.failed : commonMessages.loading) : messages.count(scans)}
      </p>
    </Card>
  )
}
