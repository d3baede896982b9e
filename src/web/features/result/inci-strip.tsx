import { useId, useState } from 'react'
import type { RecordedResults } from '../../../contract/recorded.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Card } from '../../ui/card.tsx'
import { ToneMark, TONE_BAND } from '../../ui/tone.tsx'
import { StripPieces, type StripPiece } from '../../lib/strip/strip-pieces.tsx'
import { toneOf, verdictText } from '../../lib/strip/verdict.ts'
import type { SafetyTone } from '../../../contract/bands.ts'
import { classes } from '../../ui/classes.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

const TONES: readonly SafetyTone[] = ['good', 'fair', 'poor', 'unknown']

function StripLegend({ withOnePercent }: { withOnePercent: boolean }) {
  const messages = resultMessages.strip
  return (
    <div className="mt-5 text-[0.9375rem] text-muted">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {TONES.map((tone) => (
          <li key={tone} className="flex items-center gap-2">
            <span aria-hidden className={classes('h-5 w-7 rounded-sm', TONE_BAND[tone])} />
            <ToneMark tone={tone} size={11} />
            {resultMessages.counts[tone]}
          </li>
        ))}
        {withOnePercent && (
          <li className="flex items-center gap-2">
            <span aria-hidden className="h-5 border-l-2 border-dashed border-ink" />
            {messages.onePercent}
          </li>
        )}
      </ul>
      {withOnePercent && <p className="mt-2">{messages.onePercentNote}</p>}
    </div>
  )
}

const messages = resultMessages.strip

type InciStripProps = { results: RecordedResults; onOpen: (index: number) => void }

/** The whole list at a glance: order, verdicts, where one per cent is about reached, and what may or may not be in it. */
export function InciStrip({ results, onOpen }: InciStripProps) {
  const titleId = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const pieces = results.ingredients.map((ingredient, index): StripPiece => ({ ingredient, index }))
  const listed = pieces.filter((piece) => piece.ingredient.section !== 'may-contain')
  const possible = pieces.filter((piece) => piece.ingredient.section === 'may-contain')
  const shown = pointed === null ? undefined : results.ingredients[pointed]
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="text-[1.375rem]">
        {messages.title}
      </h2>
      <p className="mt-1 text-muted">{messages.lead}</p>
      <p aria-hidden className="no-print mt-4 flex min-h-7 flex-wrap items-center gap-x-2.5">
        {shown === undefined || pointed === null ? (
          <span className="text-[0.9375rem] text-muted">{messages.idle}</span>
        ) : (
          <>
            <ToneMark tone={toneOf(shown)} />
            <span className="font-serif text-lg">{shown.name}</span>
            <span className="text-muted">{verdictText(shown)}</span>
          </>
        )}
      </p>
      <StripPieces
        label={messages.toolbar}
        pieces={listed}
        onePercentFrom={results.onePercentFrom}
        onPoint={setPointed}
        onOpen={onOpen}
      />
      {possible.length > 0 && (
        <div className="mt-5">
          <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">{messages.mayContain}</h3>
          <StripPieces
            label={messages.mayContain}
            pieces={possible}
            onePercentFrom={null}
            onPoint={setPointed}
            onOpen={onOpen}
          />
        </div>
      )}
      <StripLegend withOnePercent={results.onePercentFrom !== null} />
      <StripTable pieces={pieces} />
    </Card>
  )
}

/** Everything the strip shows, as words and figures. */
function StripTable({ pieces }: { pieces: readonly StripPiece[] }) {
  const { columns, table, mayContain, title } = resultMessages.strip
  const isPossible = ({ ingredient }: StripPiece) => ingredient.section === 'may-contain'
  return (
    <Disclosure summary={table}>
      <DataTable
        caption={title}
        columns={[columns.place, columns.name, columns.verdict, columns.score]}
        rows={pieces.map((piece) => [
          piece.index + 1,
          isPossible(piece) ? `${piece.ingredient.name} (${mayContain})` : piece.ingredient.name,
          piece.ingredient.safetyScore === undefined
            ? resultMessages.notRecorded
            : resultMessages.verdicts[toneOf(piece.ingredient)],
          piece.ingredient.safetyScore ?? '–',
        ])}
      />
    </Disclosure>
  )
}
