import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { conditionLabel, conditionTone } from '../../../contract/bands.ts'
import { trendMessages } from './trends.messages.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { ScoreDial } from '../../ui/score-dial.tsx'
import type { Change, Journey } from './journey.ts'

const messages = trendMessages.overall

/** The average as a ring, among its four bands, and how it changed. */
export function OverallCard({ journey }: { journey: Journey }) {
  const titleId = useId()
  const score = Math.round(journey.average)
  const word = conditionLabel(score)
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="mb-5 text-[1.375rem]">
        {messages.title}
      </h2>
      <ScoreDial
        size="md"
        label={messages.label(score, word)}
        score={score}
        tone={conditionTone(score)}
        word={word}
        outOf={messages.outOf}
      />
      <BandBar score={score} word={word} />
      {journey.change === null ? (
        <p className="mt-5 text-muted">{trendMessages.change.alone(journey.hasOtherMethods)}</p>
      ) : (
        <ChangeLine change={journey.change} />
      )}
      {journey.hasOtherMethods && (
        <p className="mt-1 text-[0.9375rem] text-muted">{trendMessages.change.otherMethods}</p>
      )}
    </Card>
  )
}

/** Fair has no colour of its own among the tones: a paler one of what lies below it. */
const BANDS = [
  'band-poor',
  'keep-colour border-2 border-poor bg-poor-soft',
  'band-fair',
  'band-good',
] as const
const WIDTHS = ['w-[40%]', 'w-[20%]', 'w-[20%]', 'w-[20%]'] as const

function BandBar({ score, word }: { score: number; word: string }) {
  return (
    <div className="mt-6">
      <div aria-hidden className="relative pt-3">
        <span
          className="keep-colour absolute top-0 h-6 w-1 -translate-x-1/2 rounded-full bg-ink"
          style={{ left: `${score}%` }}
        />
        <div className="flex h-3 gap-0.5">
          {messages.bands.map(({ range }, at) => (
            <span key={range} className={classes('rounded-sm', WIDTHS[at], BANDS[at])} />
          ))}
        </div>
      </div>
      <ul className="mt-4 grid gap-1 text-[0.9375rem]">
        {messages.bands.map((band) => (
          <li
            key={band.range}
            aria-current={band.word === word ? 'true' : undefined}
            className="flex justify-between gap-3 text-muted aria-current:font-semibold aria-current:text-ink"
          >
            <span>{band.word}</span>
            <span>{band.range}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const ICONS = { improving: ArrowUp, declining: ArrowDown, steady: ArrowRight } as const

function ChangeLine({ change }: { change: Change }) {
  const { against, by, direction, isShown, isWithinNoise, noise } = change
  const told = trendMessages.change
  const Icon = ICONS[direction]
  const points = Math.round(by)
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="inline-flex items-center gap-1.5 font-semibold">
          <Icon aria-hidden size={18} />
          {told[direction]}
        </span>
        {isShown && (
          <span data-change className="rounded-full border border-edge px-2.5 py-0.5 text-sm font-semibold">
            {by > 0 ? told.badge.up(points) : told.badge.down(points)}
          </span>
        )}
      </p>
      <p className="mt-1 text-[0.9375rem] text-muted">{told.against[against]}</p>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {isWithinNoise ? told.inNoise(noise) : told.beyondNoise(noise)}
      </p>
    </div>
  )
}
