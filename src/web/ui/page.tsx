import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** The frame every page stands in. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classes('mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 lg:py-12', className)}>
      {children}
    </div>
  )
}

/** The page's one h1. Focus comes here when the route changes, so that readers hear where they are. */
export function PageTitle({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1
      data-page-heading
      tabIndex={-1}
      className={classes('text-[2rem] wrap-anywhere sm:text-[2.5rem]', className)}
    >
      {children}
    </h1>
  )
}

/** A small ruled line above a title, as on a ledger's column head. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-2 flex items-center gap-3 text-sm font-semibold text-muted before:h-px before:w-8 before:bg-accent print:before:hidden">
      {children}
    </p>
  )
}
