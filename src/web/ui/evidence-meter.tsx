import { classes } from './classes.ts'

type EvidenceMeterProps = { steps: number; of: number }

/** Bars that rise with what was tested; the word stands beside them, so they are not read out. */
export function EvidenceMeter({ steps, of }: EvidenceMeterProps) {
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
