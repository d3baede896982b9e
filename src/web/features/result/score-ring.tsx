import { safetyTone } from '../../../contract/bands.ts'
import { resultWords } from '../../lib/words/result.ts'
import { classes } from '../../ui/classes.ts'
import { TONE_TEXT, ToneMark } from '../../ui/tone.tsx'
import { useCountUp } from './use-count-up.ts'
import { ringWord } from './verdict.ts'

const RADIUS = 52
const ROUND = 2 * Math.PI * RADIUS
const words = resultWords.ring

/** A partial score keeps its figure and word but not its colour: what nobody knows is not painted green. */
export function ScoreRing({ score, isPartial }: { score: number | null; isPartial: boolean }) {
  const tone = isPartial ? 'unknown' : safetyTone(score)
  const shown = useCountUp(score ?? 0)
  const label =
    score === null
      ? words.unknownLabel
      : words.label(score, isPartial ? `${ringWord(score)}, ${words.partial}` : ringWord(score))
  return (
    <div role="img" aria-label={label} className="relative mx-auto aspect-square w-52 max-w-full">
      <svg viewBox="0 0 120 120" className={classes('size-full -rotate-90', TONE_TEXT[tone])}>
        <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="7" className="stroke-sunk" />
        <Ticks />
        {score === null ? (
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeDasharray="3 6"
          />
        ) : (
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            fill="none"
            stroke="currentColor"
            strokeWidth="7"
            strokeDasharray={`${(ROUND * shown) / 100} ${ROUND}`}
          />
        )}
      </svg>
      <div className="absolute inset-0 grid content-center justify-items-center">
        <span className="font-serif text-[4rem] leading-none tabular-nums" data-score>
          {score === null ? '–' : Math.round(shown)}
        </span>
        {score !== null && <span className="text-[0.9375rem] text-muted">{words.outOf}</span>}
        <span className={classes('mt-1 flex items-center gap-1.5 text-lg font-semibold', TONE_TEXT[tone])}>
          <ToneMark tone={tone} size={13} />
          {ringWord(score)}
        </span>
        {isPartial && score !== null && <span className="text-[0.9375rem] text-muted">{words.partial}</span>}
      </div>
    </div>
  )
}

/** Marks at the borders of the four words: 40, 60 and 80. */
function Ticks() {
  return [40, 60, 80].map((at) => (
    <line
      key={at}
      x1="110"
      x2="119"
      y1="60"
      y2="60"
      strokeWidth="1"
      className="stroke-edge"
      transform={`rotate(${at * 3.6} 60 60)`}
    />
  ))
}
