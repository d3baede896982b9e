import { classes } from './classes.ts'

/** Holds the place of something of the same size; the region around it says that it is loading. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classes('animate-breathe rounded-control bg-sunk', className)} />
}
