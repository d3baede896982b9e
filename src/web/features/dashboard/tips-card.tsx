import { useId } from 'react'
import { dashboardMessages } from './dashboard.messages.ts'
import { Card, CardTitle } from '../../ui/card.tsx'

const messages = dashboardMessages.tips

export function TipsCard() {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId}>{messages.title}</CardTitle>
      <ol className="grid gap-5 sm:grid-cols-3">
        {messages.items.map((tip, index) => (
          <li key={tip.title} className="border-t border-line pt-3">
            <p aria-hidden className="font-serif text-2xl text-accent">
              {index + 1}
            </p>
            <h3 className="mt-1 text-lg">{tip.title}</h3>
            <p className="mt-1 text-muted">{tip.text}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
