import type { ReactNode } from 'react'
import { Link } from '../../lib/navigation.tsx'
import { paths } from '../../lib/paths.ts'
import { shellMessages } from './shell.messages.ts'
import { Logo } from '../../ui/logo.tsx'

/** The bar that both headers stand on: the way home at its start, what belongs to the header after it. */
export function HeaderBar({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <header className="no-print short:static sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center gap-2 px-4 py-1 sm:px-6">
        <Link
          to={paths.home}
          aria-label={shellMessages.homeLabel}
          className="flex min-h-11 items-center rounded-control"
        >
          <Logo />
        </Link>
        {children}
      </div>
      {below}
    </header>
  )
}
