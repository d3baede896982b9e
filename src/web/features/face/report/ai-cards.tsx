import { useId } from 'react'
import type { SkinReport } from '../../../../contract/skin-report.ts'
import { aiMessages as messages } from '../../../lib/messages/ai.ts'
import { Card } from '../../../ui/card.tsx'

/** The findings in an AI's words, and what it believes to see; without colour, as neither is a verdict. */
export function AiCards({ aiWords: aiMessages, impressions }: Pick<SkinReport, 'aiWords' | 'impressions'>) {
  const ids = { words: useId(), impressions: useId() }
  return (
    <>
      {aiMessages !== undefined && (
        <Card labelledBy={ids.words}>
          <h2 id={ids.words} className="mb-3 text-[1.375rem]">
            {messages.title}
          </h2>
          <p className="max-w-[65ch]">{aiMessages.text}</p>
          <p className="mt-2 max-w-[65ch] text-[0.9375rem] text-muted">
            {messages.by(aiMessages.madeBy.provider, aiMessages.madeBy.model)}
          </p>
        </Card>
      )}
      {impressions !== undefined && (
        <Card labelledBy={ids.impressions}>
          <h2 id={ids.impressions} className="mb-2 text-[1.375rem]">
            {messages.impressions.title}
          </h2>
          <p className="mb-3 max-w-[65ch] text-muted">{messages.impressions.lead}</p>
          <dl className="divide-y divide-line border-t border-line">
            {impressions.items.map(({ place, text }) => (
              <div key={`${place} ${text}`} className="py-3">
                <dt className="font-semibold">{messages.impressions.places[place]}</dt>
                <dd className="max-w-[65ch]">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-[0.9375rem] text-muted">
            {messages.impressions.by(impressions.madeBy.provider, impressions.madeBy.model)}
          </p>
        </Card>
      )}
    </>
  )
}
