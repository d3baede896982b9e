import { useRef, useState, type KeyboardEvent } from 'react'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { stripMessages as messages } from '../messages/strip.ts'
import { classes } from '../../ui/classes.ts'
import { TONE_BAND } from '../../ui/tone.tsx'
import { toneOf, verdictText } from './verdict.ts'

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** One tab stop for many pieces: arrows, Home and End move between them. */
function useRoving(count: number) {
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move === undefined) return
    event.preventDefault()
    const next = move(at, count - 1)
    setAt(next)
    box.current?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus()
  }
  return { at, setAt, box, onKeyDown }
}

export type StripPiece = { ingredient: RecordedIngredient; index: number }

type StripPiecesProps = {
  label: string
  pieces: readonly StripPiece[]
  onePercentFrom: number | null
  /** The one that is being told about elsewhere. */
  chosen?: number
  onPoint: (index: number | null) => void
  onOpen: (index: number) => void
}

/** The delays of the pieces add up to half a second at most, however long the list is. */
const RESOLVE_MS = 500

/** So few pieces would grow into slabs if they filled the line. */
const FEW = 8

export function StripPieces({ label, pieces, onePercentFrom, chosen, onPoint, onOpen }: StripPiecesProps) {
  const { at, setAt, box, onKeyDown } = useRoving(pieces.length)
  return (
    <div
      ref={box}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPoint(null)}
      className={classes(
        'grid gap-x-1 gap-y-4 print:mt-6',
        pieces.length < FEW
          ? 'grid-cols-[repeat(auto-fill,minmax(1.75rem,3.5rem))]'
          : 'grid-cols-[repeat(auto-fit,minmax(1.75rem,1fr))]',
      )}
    >
      {pieces.map(({ ingredient, index }, place) => (
        <button
          key={index}
          type="button"
          tabIndex={place === at ? 0 : -1}
          aria-label={messages.segment(place + 1, ingredient.name, verdictText(ingredient))}
          aria-current={index === chosen || undefined}
          data-tone={toneOf(ingredient)}
          data-one-percent={index === onePercentFrom || undefined}
          onPointerEnter={() => onPoint(index)}
          onFocus={() => {
            setAt(place)
            onPoint(index)
          }}
          onClick={() => onOpen(index)}
          className="group relative h-16 rounded-sm outline-offset-2 after:absolute after:inset-x-0 after:-bottom-2 after:h-1 after:rounded-full aria-[current=true]:after:bg-ink"
        >
          <span
            className={classes(
              'animate-resolve absolute inset-0 rounded-sm transition-transform duration-150 group-hover:-translate-y-1',
              TONE_BAND[toneOf(ingredient)],
            )}
            style={{ animationDelay: `${(place / pieces.length) * RESOLVE_MS}ms` }}
          />
          {index === onePercentFrom && (
            <span className="absolute -inset-y-1.5 -left-[3px] border-l-2 border-dashed border-ink">
              <span className="keep-colour absolute -top-3 -left-1 rounded-sm bg-ink px-1 text-[0.6875rem] leading-4 font-semibold whitespace-nowrap text-paper">
                {messages.onePercentMark}
              </span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
