import { classes } from './classes.ts'
import { TONE_BAND, type Tone } from './tone.tsx'

/** A bar that only repeats what the words beside it say, hence hidden from readers. */
export function Meter({ percent, tone }: { percent: number; tone: Tone }) {
  const width = `${Math.min(100, Math.max(0, percent))}%`
  return (
    <div aria-hidden className="h-3 overflow-hidden rounded-full border border-line bg-sunk">
      <div className={classes('h-full rounded-full', TONE_BAND[tone])} style={{ width }} />
    </div>
  )
}
