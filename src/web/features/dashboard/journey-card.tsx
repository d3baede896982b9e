import { useId } from 'react'
import { paths } from '../../lib/paths.ts'
import { commonWords } from '../../lib/words/common.ts'
import { dashboardWords } from '../../lib/words/dashboard.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const words = dashboardWords.journey

type JourneyCardProps = { scans: number | undefined; hasFailed: boolean }

export function JourneyCard({ scans, hasFailed }: JourneyCardProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId} action={<TextLink to={paths.trends}>{words.link}</TextLink>}>
        {words.title}
      </CardTitle>
      <p className="min-h-6 text-muted">
        {scans === undefined ? (hasFailed ? words.failed : commonWords.loading) : words.count(scans)}
      </p>
    </Card>
  )
}
