import { useId } from 'react'
import type { AnalysisResults } from '../../../contract/analysis.ts'
import { summaryWord } from '../../../contract/bands.ts'
import { resultWords } from '../../lib/words/result.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ToneChip } from '../../ui/tone.tsx'

const words = resultWords.summary

export function SummaryCard({ results, productName }: { results: AnalysisResults; productName: string }) {
  const titleId = useId()
  const { overallScore, aiSummary, productType, isPartial } = results
  return (
    <Card labelledBy={titleId} className="flex flex-col">
      <CardTitle id={titleId}>{words.title}</CardTitle>
      <p className="max-w-[65ch] font-serif text-xl leading-snug">
        {overallScore === null
          ? words.noScore
          : words.sentence(productName || words.thisProduct, summaryWord(overallScore), overallScore)}
      </p>
      {aiSummary !== '' && <p className="mt-4 max-w-[68ch] whitespace-pre-line">{aiSummary}</p>}
      {isPartial && (
        <p className="mt-4 max-w-[65ch]">
          <ToneChip tone="unknown">{resultWords.ring.partial}</ToneChip> {resultWords.ring.partialNote}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-x-6 gap-y-1 pt-5 text-[0.9375rem] text-muted">
        <p>{coverageText(results)}</p>
        <p>{words.readAs(words.kinds[productType.value], productType.isGuessed)}</p>
      </div>
    </Card>
  )
}

/** '17 of 19 recognised, 1 by their kind only, 1 unknown' */
function coverageText({ coverage }: AnalysisResults): string {
  return [
    words.coverage(coverage.recognised, coverage.total),
    coverage.classOnly > 0 && words.classOnly(coverage.classOnly),
    coverage.unknown > 0 && words.unknown(coverage.unknown),
  ]
    .filter((part) => part !== false)
    .join(', ')
}
