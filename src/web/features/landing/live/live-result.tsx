import { useState } from 'react'
import type { AnalysisResults } from '../../../../contract/analysis.ts'
import { ringLabel, ringTone } from '../../../../contract/bands.ts'
import { StripPieces } from '../../../lib/strip/strip-pieces.tsx'
import { stripWords } from '../../../lib/words/strip.ts'
import { liveWords as words } from '../../../lib/words/landing.ts'
import { ScoreDial } from '../../../ui/score-dial.tsx'
import { CostList } from './cost-list.tsx'
import { PieceNote } from './piece-note.tsx'

/** What the engine answered: the strip, one piece of it in words, and the score with every point of it. */
export function LiveResult({ results }: { results: AnalysisResults }) {
  const [at, setAt] = useState(() => costliest(results))
  const shown = results.ingredients[at]
  return (
    <div className="min-w-0">
      <h3 className="font-sans text-base font-semibold tracking-normal">{words.strip}</h3>
      <p className="mb-6 text-[0.9375rem] text-muted">{words.hint}</p>
      <StripPieces
        label={words.toolbar}
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
  if (overallScore === null) return <p className="mt-6">{words.noScore}</p>
  const word = ringLabel(overallScore)
  return (
    <div className="mt-6 grid items-center gap-x-8 gap-y-5 border-t border-line pt-6 grid-cols-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <ScoreDial
        size="md"
        label={words.scoreLabel(Math.round(overallScore), word)}
        score={overallScore}
        tone={ringTone(overallScore)}
        word={word}
        outOf={stripWords.outOf}
      />
      <div>
        <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">{words.why}</h3>
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
    [words.facts.recognised, words.coverage(coverage.recognised, coverage.total)],
    [words.facts.vegan, veganStatus ? words.veganYes : words.veganNo],
    [words.facts.allergen, words.risks[allergenRisk]],
    [words.facts.kind, words.kinds[productType.value]],
  ]
}
