import { useId } from 'react'
import { dashboardWords } from '../../lib/words/dashboard.ts'
import { Card, CardTitle } from '../../ui/card.tsx'

const words = dashboardWords.tips

export function TipsCard() {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId}>{words.title}</CardTitle>
      <ol className="grid gap-5 sm:grid-cols-3">
        {words.items.map((tip, index) => (
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
