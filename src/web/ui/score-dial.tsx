import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { TONE_TEXT, ToneMark, type Tone } from './tone.tsx'

const RADIUS = 52
const ROUND = 2 * Math.PI * RADIUS

const SIZE = {
  lg: { box: 'w-52', figure: 'text-[4rem]', word: 'text-lg' },
  md: { box: 'w-44', figure: 'text-[3.25rem]', word: 'text-base' },
  // Too small for three lines: the figure and its word, or what it is out of, say enough.
  // Nor is there room for a mark beside the longest word, which says by itself what the mark would.
  sm: { box: 'w-32', figure: 'text-[2.25rem]', word: 'text-[0.8125rem]' },
  // The figure alone; its word stands beside the ring.
  xs: { box: 'w-14 shrink-0 @3xl:w-16', figure: 'text-[1.25rem]', word: '' },
} as const

type ScoreDialProps = {
  /** What the drawing says, in words. */
  label: string
  /** 0-100 and how far its way is drawn; null is unknown and drawn as a broken ring. */
  score: number | null
  tone: Tone
  word: string
  outOf: string
  size?: keyof typeof SIZE
  note?: ReactNode
}

export function ScoreDial({ label, score, tone, word, outOf, size = 'lg', note }: ScoreDialProps) {
  const look = SIZE[size]
  return (
    <div
      role="img"
      aria-label={label}
      className={classes('relative aspect-square max-w-full', size === 'xs' ? '' : 'mx-auto', look.box)}
    >
      <svg viewBox="0 0 120 120" className={classes('size-full -rotate-90', TONE_TEXT[tone])}>
        <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="7" className="stroke-sunk" />
        <Ticks />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth={score === null ? 3 : 7}
          strokeDasharray={score === null ? '3 6' : `${(ROUND * score) / 100} ${ROUND}`}
        />
      </svg>
      <Middle score={score} tone={tone} word={word} outOf={outOf} size={size} note={note} />
    </div>
  )
}

type MiddleProps = Required<Pick<ScoreDialProps, 'score' | 'tone' | 'word' | 'outOf' | 'size'>> & {
  note: ReactNode
}

/** The figure and its word; what it is out of only where there is room for it. */
function Middle({ score, tone, word, outOf, size, note }: MiddleProps) {
  const look = SIZE[size]
  const hasWord = size !== 'xs' && word !== ''
  const hasOutOf = score !== null && size !== 'xs' && (size !== 'sm' || !hasWord)
  return (
    <div className="absolute inset-0 grid content-center justify-items-center">
      <span className={classes('font-serif leading-none tabular-nums', look.figure)} data-score>
        {score === null ? '–' : Math.round(score)}
      </span>
      {hasOutOf && <span className="text-[0.9375rem] leading-tight text-muted">{outOf}</span>}
      {hasWord && (
        <span className={classes('mt-1 flex items-center gap-1.5 font-semibold', look.word, TONE_TEXT[tone])}>
          {size !== 'sm' && <ToneMark tone={tone} size={13} />}
          {word}
        </span>
      )}
      {note !== undefined && <span className="text-[0.9375rem] leading-tight text-muted">{note}</span>}
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
