import { useId, type ReactNode } from 'react'
import { Card, CardTitle } from '../../ui/card.tsx'

type SectionProps = { title: string; lead?: string; children: ReactNode }

export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardTitle id={id}>{title}</CardTitle>
      {lead !== undefined && <p className="mb-4 text-muted">{lead}</p>}
      {children}
    </Card>
  )
}
