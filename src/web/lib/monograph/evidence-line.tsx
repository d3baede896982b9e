import type { Monograph } from '../../../contract/ingredient.ts'
import { classes } from '../../ui/classes.ts'

/** `none` fills no bar. */
const STEPS: Record<Monograph['evidence'], number> = { none: 0, limited: 1, moderate: 2, strong: 3 }

/** The grade of what was tested, drawn and in words. */
export function EvidenceLine({ grade, text }: { grade: Monograph['evidence']; text: string }) {
  return (
    <span className="inline-flex items-start gap-2 font-semibold">
      <EvidenceMeter steps={STEPS[grade]} of={STEPS.strong} />
      {text}
    </span>
  )
}

type EvidenceMeterProps = { steps: number; of: number }

/** Bars that rise with what was tested; the word stands beside them, so they are not read out. */
function EvidenceMeter({ steps, of }: EvidenceMeterProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${of * 6} 16`}
      className="mt-0.5 inline-block h-4 w-auto shrink-0 text-primary"
    >
      {Array.from({ length: of }, (_, at) => (
        <rect
          key={at}
          x={at * 6 + 0.5}
          y={11 - at * 5 + 0.5}
          width={4}
          height={4 + at * 5}
          strokeWidth={1}
          className={classes('stroke-current', at < steps ? 'fill-current' : 'fill-none')}
        />
      ))}
    </svg>
  )
}
