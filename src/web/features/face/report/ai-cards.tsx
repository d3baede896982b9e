import { useId } from 'react'
import type { SkinReport } from '../../../../contract/skin-report.ts'
import { aiWords as words } from '../../../lib/words/ai.ts'
import { Card } from '../../../ui/card.tsx'

/** The findings in an AI's words, and what it believes to see; without colour, as neither is a verdict. */
export function AiCards({ aiWords, impressions }: Pick<SkinReport, 'aiWords' | 'impressions'>) {
  const ids = { words: useId(), impressions: useId() }
  return (
    <>
      {aiWords !== undefined && (
        <Card labelledBy={ids.words}>
          <h2 id={ids.words} className="mb-3 text-[1.375rem]">
            {words.title}
          </h2>
          <p className="max-w-[65ch]">{aiWords.text}</p>
          <p className="mt-2 max-w-[65ch] text-[0.9375rem] text-muted">
            {words.by(aiWords.madeBy.provider, aiWords.madeBy.model)}
          </p>
        </Card>
      )}
      {impressions !== undefined && (
        <Card labelledBy={ids.impressions}>
          <h2 id={ids.impressions} className="mb-2 text-[1.375rem]">
            {words.impressions.title}
          </h2>
          <p className="mb-3 max-w-[65ch] text-muted">{words.impressions.lead}</p>
          <dl className="divide-y divide-line border-t border-line">
            {impressions.items.map(({ place, text }) => (
              <div key={`${place} ${text}`} className="py-3">
                <dt className="font-semibold">{words.impressions.places[place]}</dt>
                <dd className="max-w-[65ch]">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-[0.9375rem] text-muted">
            {words.impressions.by(impressions.madeBy.provider, impressions.madeBy.model)}
          </p>
        </Card>
      )}
    </>
  )
}
