import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type CardProps = { children: ReactNode; className?: string; labelledBy?: string }

export function Card({ children, className, labelledBy }: CardProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={classes('keep-whole rounded-card border border-line bg-raised p-5 sm:p-6', className)}
    >
      {children}
    </section>
  )
}

type CardTitleProps = { id: string; children: ReactNode; action?: ReactNode }

export function CardTitle({ id, children, action }: CardTitleProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-[1.375rem]">
        {children}
      </h2>
      {action}
    </div>
  )
}
