import { useState } from 'react'
import type { AnalysisResults } from '../../../../contract/analysis.ts'
import { ringLabel, ringTone } from '../../../../contract/bands.ts'
import { StripPieces } from '../../../lib/strip/strip-pieces.tsx'
import { stripMessages } from '../../../lib/messages/strip.ts'
import { liveMessages as messages } from '../landing.messages.ts'
import { ScoreDial } from '../../../ui/score-dial.tsx'
import { CostList } from './cost-list.tsx'
import { PieceNote } from './piece-note.tsx'

/** What the engine answered: the strip, one piece of it in words, and the score with every point of it. */
export function LiveResult({ results }: { results: AnalysisResults }) {
  const [at, setAt] = useState(() => costliest(results))
  const shown = results.ingredients[at]
  return (
    <div className="min-w-0">
      <h3 className="font-sans text-base font-semibold tracking-normal">{messages.strip}</h3>
      <p className="mb-6 text-[0.9375rem] text-muted">{messages.hint}</p>
      <StripPieces
        label={messages.toolbar}
        pieces={results.ingredients.map((ingredient, index) => ({ ingredient, index }))}
        onePercentFrom={results.onePercentFrom}
        chosen={at}
        onPoint={(index) => {
          if (index !== null) setAt(index)
        }}
        onOpen={setAt}
      />
      {shown !== undefined && <PieceNote ingredient={shown} />}
      <Score results={results} />
      <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-4 border-t border-line pt-4">
        {factsOf(results).map(([term, fact]) => (
          <div key={term}>
            <dt className="text-[0.9375rem] text-muted">{term}</dt>
            <dd className="font-serif text-lg leading-snug">{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Score({ results }: { results: AnalysisResults }) {
  const { overallScore } = results
  if (overallScore === null) return <p className="mt-6">{messages.noScore}</p>
  const word = ringLabel(overallScore)
  return (
    <div className="mt-6 grid items-center gap-x-8 gap-y-5 border-t border-line pt-6 grid-cols-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <ScoreDial
        size="md"
        label={messages.scoreLabel(Math.round(overallScore), word)}
        score={overallScore}
        tone={ringTone(overallScore)}
        word={word}
        outOf={stripMessages.outOf}
      />
      <div>
        <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">{messages.why}</h3>
        <CostList results={results} />
      </div>
    </div>
  )
}

function costliest({ deductions }: AnalysisResults): number {
  return [...deductions].sort((a, b) => b.points - a.points)[0]?.ingredient ?? 0
}

function factsOf(results: AnalysisResults): [string, string][] {
  const { coverage, veganStatus, allergenRisk, productType } = results
  return [
    [messages.facts.recognised, messages.coverage(coverage.recognised, coverage.total)],
    [messages.facts.vegan, veganStatus ? messages.veganYes : messages.veganNo],
    [messages.facts.allergen, messages.risks[allergenRisk]],
    [messages.facts.kind, messages.kinds[productType.value]],
  ]
}
