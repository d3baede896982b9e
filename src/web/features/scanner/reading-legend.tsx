import { liveMessages } from './live-marks.messages.ts'
import { classes } from '../../ui/classes.ts'
import type { NameCounts } from './live-reading.ts'
import { KIND_ORDER, MARK_LOOK, wordOfKind } from './marked-copy.tsx'

type ReadingLegendProps = { counts: NameCounts; leftOut: number }

/** The key to the marks is the count of them: each word is underlined as its names are. */
export function ReadingLegend({ counts, leftOut }: ReadingLegendProps) {
  const shown = KIND_ORDER.filter((kind) => counts[kind] > 0)
  return (
    <p data-legend className="text-[0.9375rem]">
      <strong>{liveMessages.names(counts.total)}</strong>
      {shown.map((kind, place) => (
        <span key={kind}>
          {place === 0 ? ': ' : ', '}
          <span className={classes('whitespace-nowrap', MARK_LOOK[kind])}>
            {wordOfKind(kind, counts[kind])}
          </span>
        </span>
      ))}
      {leftOut > 0 && (
        <span className="text-muted">
          {' · '}
          <span className={classes('px-1', MARK_LOOK['left-out'])}>{liveMessages.leftOutKey}</span>
        </span>
      )}
    </p>
  )
}

/** '17 names: 14 recognised, 1 by kind, 1 near, 1 unknown' */
export function countsText(counts: NameCounts): string {
  const parts = KIND_ORDER.filter((kind) => counts[kind] > 0).map((kind) => wordOfKind(kind, counts[kind]))
  return [liveMessages.names(counts.total), parts.join(', ')].filter((part) => part !== '').join(': ')
}
