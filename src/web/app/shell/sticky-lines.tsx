import type { ReactNode } from 'react'

/**
 * Lines about the whole page: in sight below the header, wherever the page is scrolled to. All of them stick as one,
 * since two that stick to the same place cover each other.
 */
export function StickyLines({ children }: { children: ReactNode }) {
  return (
    <div className="no-print short:static sticky top-16 z-30 mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 pt-4 *:rounded-card *:bg-paper empty:hidden sm:px-6">
      {children}
    </div>
  )
}
