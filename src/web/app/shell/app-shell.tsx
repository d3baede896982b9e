import { Suspense, type ReactNode } from 'react'
import { House, LayoutDashboard, ScanFace, ScrollText, type LucideIcon } from 'lucide-react'
import { NavLink } from '../../lib/navigation.tsx'
import { useUser } from '../../lib/queries/user-queries.ts'
import { loadable } from '../loadable.tsx'
import { Frame } from './frame.tsx'
import { PublicNav } from './public-nav.tsx'
import { paths } from '../../lib/paths.ts'
import { shellMessages } from './shell.messages.ts'

const ITEMS: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: paths.home, label: shellMessages.home, icon: House },
  { to: paths.dashboard, label: shellMessages.dashboard, icon: LayoutDashboard },
  { to: paths.face, label: shellMessages.face, icon: ScanFace },
  { to: paths.history, label: shellMessages.history, icon: ScrollText },
]

/** On phones the main places stay within reach of the thumb. */
function BottomBar() {
  return (
    <nav
      aria-label={shellMessages.mainNav}
      className="no-print short:static sticky bottom-0 z-30 grid grid-cols-4 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {ITEMS.map(({ to, label, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          className="grid min-h-15 content-center justify-items-center gap-0.5 border-t-2 border-transparent px-1 text-[0.8125rem] leading-tight font-semibold text-muted aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          <Icon aria-hidden size={20} />
          <span className="max-[17rem]:sr-only">{label}</span>
        </NavLink>
      ))}
    </nav>
  )
}

/** Its menu is the heaviest part of the frame, and visitors never see it. */
export const AppHeader = loadable(() => import('./app-header.tsx').then((m) => m.AppHeader))

/** Result pages open for visitors too, who then see the public navigation. */
export function AppShell({ children }: { children: ReactNode }) {
  const user = useUser()
  if (user === null) return <Frame header={<PublicNav />}>{children}</Frame>
  return (
    <Frame
      header={
        <Suspense fallback={<div className="h-16 border-b border-line" />}>
          <AppHeader user={user} />
        </Suspense>
      }
      bottom={<BottomBar />}
    >
      {children}
    </Frame>
  )
}
