import { useId } from 'react'
import type { FaceReport } from '../../../../contract/face-report/report.ts'
import { reportMessages as messages } from '../../../lib/messages/face.ts'
import { Card } from '../../../ui/card.tsx'

export function PriorityCard({ report }: { report: FaceReport }) {
  const titleId = useId()
  const { value, from } = report.priority
  return (
    <Card labelledBy={titleId} className="border-l-4 border-l-accent">
      <h2 id={titleId} className="mb-2 text-[1.375rem]">
        {messages.priority.title}
      </h2>
      <p className="max-w-[65ch] text-lg">{value}</p>
      {from === 'default' && <p className="mt-1 text-muted">{messages.general}</p>}
    </Card>
  )
}
