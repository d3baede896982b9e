import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type ScrollBoxProps = {
  className?: string
  children: ReactNode
} & ({ label: string } | { labelledBy: string })

/** What is wider than a phone scrolls within this box and never moves the page; the box takes the focus, so that keys do it too. */
export function ScrollBox({ className, children, ...name }: ScrollBoxProps) {
  return (
    <div
      role="group"
      {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only what has the focus can be scrolled by keys
      tabIndex={0}
      className={classes('overflow-x-auto', className)}
    >
      {children}
    </div>
  )
}
