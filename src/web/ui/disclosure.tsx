import type { ReactNode } from 'react'

/** Something more to read, closed at first, by the browser's own means. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group mt-4 border-t border-line pt-2 print:not-open:hidden">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-primary marker:content-none">
        <span
          aria-hidden
          className="inline-block w-4 text-center transition-transform duration-150 group-open:rotate-90"
        >
          ›
        </span>
        {summary}
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  )
}
