import { useId } from 'react'
import type { RecordedResults } from '../../../contract/recorded.ts'
import { aiMessages as wordsOfAi } from '../../lib/messages/ai.ts'
import { scoreSentence } from '../../lib/kept/score-sentence.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ToneChip } from '../../ui/tone.tsx'

const messages = resultMessages.summary

export function SummaryCard({ results, productName }: { results: RecordedResults; productName: string }) {
  const titleId = useId()
  const { aiSummary, aiWords: aiMessages, productType, isPartial } = results
  return (
    <Card labelledBy={titleId} className="flex flex-col">
      <CardTitle id={titleId}>{messages.title}</CardTitle>
      <p className="max-w-[65ch] font-serif text-xl leading-snug">{scoreSentence(results, productName)}</p>
      {aiSummary !== '' && <p className="mt-4 max-w-[68ch] whitespace-pre-line">{aiSummary}</p>}
      {aiMessages !== undefined && (
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="text-lg">{wordsOfAi.title}</h3>
          <p className="max-w-[68ch]">{aiMessages.text}</p>
          <p className="mt-1 max-w-[68ch] text-[0.9375rem] text-muted">
            {wordsOfAi.by(aiMessages.madeBy.provider, aiMessages.madeBy.model)}
          </p>
        </div>
      )}
      {isPartial === true && results.overallScore !== null && (
        <p className="mt-4 max-w-[65ch]">
          <ToneChip tone="unknown">{resultMessages.ring.partial}</ToneChip> {resultMessages.ring.partialNote}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-x-6 gap-y-1 pt-5 text-[0.9375rem] text-muted">
        <p>{coverageText(results)}</p>
        {productType !== undefined && (
          <p>{messages.readAs(messages.kinds[productType.value], productType.isGuessed)}</p>
        )}
      </div>
    </Card>
  )
}

/** '17 of 19 recognised, 1 by their kind only, 1 unknown' */
function coverageText({ coverage }: RecordedResults): string {
  if (coverage === undefined) return messages.coverageNotRecorded
  return [
    messages.coverage(coverage.recognised, coverage.total),
    coverage.classOnly > 0 && messages.classOnly(coverage.classOnly),
    coverage.unknown > 0 && messages.unknown(coverage.unknown),
  ]
    .filter((part) => part !== false)
    .join(', ')
}
