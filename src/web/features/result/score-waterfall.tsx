import type { RecordedResults } from '../../../contract/recorded.ts'
import { useId } from 'react'
import { resultMessages } from '../../lib/messages/result.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TONE_BAND } from '../../ui/tone.tsx'
import { pointsText } from '../../lib/strip/verdict.ts'
import { waterfallOf, type WaterfallStep } from '../../documents/waterfall.ts'

const messages = resultMessages.waterfall

type ScoreWaterfallProps = { results: RecordedResults; onOpen: (index: number) => void }

export function ScoreWaterfall({ results, onOpen }: ScoreWaterfallProps) {
  const titleId = useId()
  const score = results.overallScore
  // A sum without its parts would read as if no rule had taken points off.
  if (typeof score !== 'number' || results.deductions === undefined) return null
  const steps = waterfallOf(results)
  if (steps.length === 0 && results.deductions.some(({ points }) => points > 0)) return null
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="text-[1.375rem]">
        {messages.title}
      </h2>
      <p className="mt-1 mb-4 text-muted">{steps.length === 0 ? messages.none : messages.lead}</p>
      <ol className="border-t border-line">
        <Level label={messages.start} level={100} />
        {steps.map((step) => (
          <Step key={step.key} step={step} onOpen={onOpen} />
        ))}
        <Level label={messages.end} level={score} />
      </ol>
      {steps.length > 0 && (
        <Disclosure summary={messages.table}>
          <DataTable
            caption={messages.title}
            columns={[
              messages.columns.step,
              messages.columns.rule,
              messages.columns.points,
              messages.columns.left,
            ]}
            rows={steps.map((step) => [
              step.label,
              step.rule,
              messages.off(pointsText(step.points)),
              pointsText(step.to),
            ])}
          />
        </Disclosure>
      )}
    </Card>
  )
}

const ROW =
  'grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[minmax(0,15rem)_1fr_4.5rem]'
const TRACK = 'relative col-span-2 row-start-2 h-5 sm:col-span-1 sm:col-start-2 sm:row-start-1'

function Level({ label, level }: { label: string; level: number }) {
  return (
    <li className={ROW}>
      <span className="font-semibold">{label}</span>
      <span aria-hidden className={TRACK}>
        <span
          className="keep-colour absolute inset-y-0 left-0 rounded-sm bg-edge"
          style={{ width: `${level}%` }}
        />
      </span>
      <span className="text-right font-serif text-2xl">{pointsText(level)}</span>
    </li>
  )
}

function Step({ step, onOpen }: { step: WaterfallStep; onOpen: (index: number) => void }) {
  const { ingredient } = step
  return (
    <li className={ROW}>
      {ingredient === null ? (
        <span className="min-w-0">
          {step.label}
          {step.rule !== '' && <span className="block text-[0.9375rem] text-muted">{step.rule}</span>}
        </span>
      ) : (
        <button
          type="button"
          onClick={() => onOpen(ingredient)}
          className="min-h-6 min-w-0 text-left underline decoration-edge underline-offset-4 hover:decoration-current"
        >
          {step.label}
        </button>
      )}
      <span aria-hidden className={TRACK}>
        <span
          className="keep-colour absolute inset-y-0 left-0 rounded-l-sm bg-sunk"
          style={{ width: `${step.to}%` }}
        />
        <span
          className={classes('absolute inset-y-0 min-w-1 rounded-sm', TONE_BAND[step.tone])}
          style={{ left: `${step.to}%`, width: `${step.from - step.to}%` }}
        />
      </span>
      <span className="text-right">{messages.off(pointsText(step.points))}</span>
    </li>
  )
}
