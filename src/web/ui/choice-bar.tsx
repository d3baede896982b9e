import type { ReactNode } from 'react'

type ChoiceBarProps = { label: string; text: string; children: ReactNode }

/** What was chosen so far and what can be done with it; on phones it stands above the bar of places. */
export function ChoiceBar({ label, text, children }: ChoiceBarProps) {
  return (
    <section
      aria-label={label}
      className="no-print short:static animate-rise sticky bottom-17 z-20 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-primary bg-raised p-3 sm:px-5 md:bottom-4"
    >
      <p role="status" className="min-w-[min(10rem,100%)] flex-1">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  )
}
