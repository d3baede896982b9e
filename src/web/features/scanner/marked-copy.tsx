import { liveMessages } from './live-marks.messages.ts'
import { classes } from '../../ui/classes.ts'
import type { NameMark } from './live-reading.ts'
import { piecesOf } from './marks.ts'

/** Each kind has a line or a ground of its own, so that none is told by colour alone. */
export const MARK_LOOK: Record<NameMark['kind'], string> = {
  known: 'underline decoration-good/60 decoration-1 underline-offset-[5px]',
  class: 'underline decoration-good decoration-dotted decoration-2 underline-offset-[5px]',
  near: 'rounded-sm bg-fair-soft underline decoration-fair decoration-wavy decoration-2 underline-offset-4',
  unknown:
    'rounded-sm bg-unknown-soft underline decoration-unknown decoration-dashed decoration-2 underline-offset-[5px]',
  'left-out': 'hatch-left-out rounded-sm',
}

/** The text of the box once more, invisible but for its marks. */
export function MarkedCopy({ text, marks }: { text: string; marks: readonly NameMark[] }) {
  return (
    <>
      {piecesOf(text, marks).map(({ mark, start, text: piece }) =>
        mark === null ? (
          piece
        ) : (
          <mark
            key={start}
            data-kind={mark.kind}
            className={classes('bg-transparent text-transparent', MARK_LOOK[mark.kind])}
          >
            {piece}
          </mark>
        ),
      )}{' '}
    </>
  )
}

export const KIND_ORDER = ['known', 'class', 'near', 'unknown'] as const satisfies readonly NameMark['kind'][]
export const wordOfKind = (kind: (typeof KIND_ORDER)[number], count: number) =>
  liveMessages.kinds[kind](count)
