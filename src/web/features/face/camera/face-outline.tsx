import { classes } from '../../../ui/classes.ts'

/** The oval a face should fill; whole and green when it does. */
export function FaceOutline({ isReady }: { isReady: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid meet"
      fill="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <ellipse cx="150" cy="200" rx="104" ry="146" strokeWidth="7" className="stroke-ink opacity-60" />
      <ellipse
        cx="150"
        cy="200"
        rx="104"
        ry="146"
        strokeWidth="4"
        strokeDasharray={isReady ? undefined : '10 8'}
        className={classes(isReady ? 'stroke-good' : 'stroke-paper')}
      />
    </svg>
  )
}
