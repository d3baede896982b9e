import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

/** The browser's own box with room for a finger about it. */
export function CheckBox({ children, className, ...input }: CheckBoxProps) {
  return (
    <label
      className={classes(
        'inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control has-disabled:cursor-not-allowed has-disabled:text-muted',
        className,
      )}
    >
      <input type="checkbox" className="size-6 shrink-0 scroll-mb-40 accent-primary" {...input} />
      {children}
    </label>
  )
}
