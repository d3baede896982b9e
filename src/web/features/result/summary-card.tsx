import { useId } from 'react'
import { summaryWord } from '../../../contract/bands.ts'
import type { RecordedResults } from '../../../contract/recorded.ts'
import { aiWords as wordsOfAi } from '../../lib/words/ai.ts'
import { resultWords } from '../../lib/words/result.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ToneChip } from '../../ui/tone.tsx'

const words = resultWords.summary

export function SummaryCard({ results, productName }: { results: RecordedResults; productName: string }) {
  const titleId = useId()
  const { overallScore, aiSummary, aiWords, productType, isPartial } = results
  return (
    <Card labelledBy={titleId} className="flex flex-col">
      <CardTitle id={titleId}>{words.title}</CardTitle>
      <p className="max-w-[65ch] font-serif text-xl leading-snug">
        {overallScore === undefined
          ? words.scoreNotRecorded
          : overallScore === null
            ? words.noScore
            : words.sentence(productName || words.thisProduct, summaryWord(overallScore), overallScore)}
      </p>
      {aiSummary !== '' && <p className="mt-4 max-w-[68ch] whitespace-pre-line">{aiSummary}</p>}
      {aiWords !== undefined && (
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="text-lg">{wordsOfAi.title}</h3>
          <p className="max-w-[68ch]">{aiWords.text}</p>
          <p className="mt-1 max-w-[68ch] text-[0.9375rem] text-muted">
            {wordsOfAi.by(aiWords.madeBy.provider, aiWords.madeBy.model)}
          </p>
        </div>
      )}
      {isPartial === true && (
        <p className="mt-4 max-w-[65ch]">
          <ToneChip tone="unknown">{resultWords.ring.partial}</ToneChip> {resultWords.ring.partialNote}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-x-6 gap-y-1 pt-5 text-[0.9375rem] text-muted">
        <p>{coverageText(results)}</p>
        {productType !== undefined && (
          <p>{words.readAs(words.kinds[productType.value], productType.isGuessed)}</p>
        )}
      </div>
    </Card>
  )
}

/** '17 of 19 recognised, 1 by their kind only, 1 unknown' */
function coverageText({ coverage }: RecordedResults): string {
  if (coverage === undefined) return words.coverageNotRecorded
  return [
    words.coverage(coverage.recognised, coverage.total),
    coverage.classOnly > 0 && words.classOnly(coverage.classOnly),
    coverage.unknown > 0 && words.unknown(coverage.unknown),
  ]
    .filter((part) => part !== false)
    .join(', ')
}
