import { useState } from 'react'
import type { AnalysisResults } from '../../../../contract/analysis.ts'
import { ringLabel, ringTone } from '../../../../contract/bands.ts'
import { StripPieces } from '../../../lib/strip/strip-pieces.tsx'
import { stripMessages } from '../../../lib/messages/strip.ts'
import {
  liveMessages as messages,
  liveMessages as costMessages,
  liveMessages as noteMessages,
} from '../landing.messages.ts'
import { ScoreDial } from '../../../ui/score-dial.tsx'
import { readableName } from '../../../../contract/readable-name.ts'
import { pointsText, toneOf, verdictText } from '../../../lib/strip/verdict.ts'
import { Link } from '../../../lib/navigation.tsx'
import type { IngredientFinding } from '../../../../contract/finding.ts'
import { ingredientSlug } from '../../../../contract/ingredient-slug.ts'
import { paths } from '../../../lib/paths.ts'
import { comedogenicBasis, isContested } from '../../../lib/messages/comedogenic.ts'
import { SourceLine } from '../../../ui/source-line.tsx'
import { ToneChip } from '../../../ui/tone.tsx'
import { toldAllergenRisk } from '../../../lib/kept/reassurance.ts'

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
  const { coverage, veganStatus, productType } = results
  return [
    [messages.facts.recognised, messages.coverage(coverage.recognised, coverage.total)],
    [messages.facts.vegan, veganStatus ? messages.veganYes : messages.veganNo],
    [messages.facts.allergen, messages.risks[toldAllergenRisk(results) ?? 'unknown']],
    [messages.facts.kind, messages.kinds[productType.value]],
  ]
}

/** Every point between 100 and the score, heaviest first. */
function CostList({ results }: { results: AnalysisResults }) {
  const costs = [...results.deductions].sort((a, b) => b.points - a.points)
  return (
    <ol className="w-full border-t border-line">
      <Row label={costMessages.start} figure="100" />
      {costs.map(({ ingredient, points, rule }) => {
        const found = results.ingredients[ingredient]
        return (
          <Row
            key={`${ingredient}-${rule}`}
            label={found === undefined ? rule : readableName(found.name)}
            text={found?.why?.text ?? ''}
            figure={costMessages.off(pointsText(points))}
          />
        )
      })}
      {results.cap !== null && <Row label={costMessages.cap} text={results.cap.text} figure="" />}
      <Row label={costMessages.end} figure={pointsText(results.overallScore ?? 0)} isSum />
    </ol>
  )
}

type RowProps = { label: string; text?: string; figure: string; isSum?: boolean }

function Row({ label, text = '', figure, isSum = false }: RowProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2">
      <span className="min-w-0">
        <span className={isSum ? 'font-semibold' : ''}>{label}</span>
        {text !== '' && <span className="block text-[0.9375rem] leading-snug text-muted">{text}</span>}
      </span>
      <span className={isSum ? 'font-serif text-2xl leading-none' : 'whitespace-nowrap'}>{figure}</span>
    </li>
  )
}

/** One piece of the strip in words: its verdict, the rule behind it, and what else is to be known. */
function PieceNote({ ingredient }: { ingredient: IngredientFinding }) {
  const { inci, why } = ingredient
  return (
    <div role="status" className="mt-4 min-h-32 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-serif text-xl leading-tight">
          {inci === null ? (
            ingredient.printed
          ) : (
            <Link
              to={paths.ingredient(ingredientSlug(inci))}
              className="underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current"
            >
              {readableName(inci)}
            </Link>
          )}
        </span>
        <ToneChip tone={toneOf(ingredient)}>{verdictText(ingredient)}</ToneChip>
      </p>
      <p className="mt-2 max-w-[60ch]">{why === null ? noteMessages.unknownWhy : why.text}</p>
      {notesOn(ingredient).map((note) => (
        <p key={note} className="mt-1 max-w-[60ch]">
          {note}
        </p>
      ))}
      {why !== null && (
        <p className="mt-1 text-[0.9375rem] text-muted">
          {noteMessages.source} <SourceLine source={why.source} />
        </p>
      )}
    </div>
  )
}

function notesOn({ inci, printed, recognition, comedogenicRange, vegan }: IngredientFinding): string[] {
  const isMisprint = inci !== null && recognition.tier === 'near'
  return [
    isMisprint ? noteMessages.misprint(printed, readableName(inci)) : '',
    comedogenicRange && isContested(comedogenicRange)
      ? noteMessages.disputed(comedogenicBasis(comedogenicRange))
      : '',
    vegan === false ? noteMessages.animal : '',
  ].filter((note) => note !== '')
}
