import type { ReactNode } from 'react'
import { NavLink } from '../../lib/navigation.tsx'

/** A link of a header; the current page is underlined as well as named by `aria-current`. */
export function NavItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      className="flex min-h-11 items-center rounded-control px-3 font-semibold text-muted decoration-2 underline-offset-8 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent"
    >
      {children}
    </NavLink>
  )
}
