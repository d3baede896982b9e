import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '../../../contract/user.ts'
import { paths } from '../../lib/paths.ts'
import { shellWords } from '../../lib/words/shell.ts'
import { Logo } from '../../ui/logo.tsx'
import { NavItem } from './nav-item.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UserMenu } from './user-menu.tsx'

export function AppHeader({ user }: { user: User }) {
  return (
    <header className="no-print short:static sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center gap-2 px-4 py-1 sm:px-6">
        <Link
          to={paths.home}
          aria-label={shellWords.homeLabel}
          className="flex min-h-11 items-center rounded-control"
        >
          <Logo />
        </Link>
        <p className="mr-auto hidden items-center gap-1.5 rounded-full border border-line px-2 py-0.5 text-[0.8125rem] whitespace-nowrap text-muted min-[22rem]:flex sm:ml-2 sm:px-2.5 sm:text-sm">
          <Sparkles aria-hidden size={14} className="text-accent max-[24rem]:hidden" />
          {shellWords.badge}
        </p>
        <nav aria-label={shellWords.mainNav} className="hidden items-center md:flex">
          <NavItem to={paths.home}>{shellWords.home}</NavItem>
          <NavItem to={paths.dashboard}>{shellWords.dashboard}</NavItem>
          <NavItem to={paths.face}>{shellWords.face}</NavItem>
          <NavItem to={paths.history}>{shellWords.history}</NavItem>
        </nav>
        <span className="ml-auto min-[22rem]:hidden" />
        <ThemeSwitch />
        <UserMenu user={user} />
      </div>
    </header>
  )
}
