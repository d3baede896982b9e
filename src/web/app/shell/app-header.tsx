import { Sparkles } from 'lucide-react'
import type { User } from '../../../contract/user.ts'
import { paths } from '../../lib/paths.ts'
import { shellMessages } from './shell.messages.ts'
import { HeaderBar } from './header-bar.tsx'
import { NavItem } from './nav-item.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UserMenu } from './user-menu.tsx'

export function AppHeader({ user }: { user: User }) {
  return (
    <HeaderBar>
      <p className="mr-auto hidden items-center gap-1.5 rounded-full border border-line px-2 py-0.5 text-[0.8125rem] whitespace-nowrap text-muted min-[22rem]:flex sm:ml-2 sm:px-2.5 sm:text-sm">
        <Sparkles aria-hidden size={14} className="text-accent max-[24rem]:hidden" />
        {shellMessages.badge}
      </p>
      <nav aria-label={shellMessages.mainNav} className="hidden items-center md:flex">
        <NavItem to={paths.home}>{shellMessages.home}</NavItem>
        <NavItem to={paths.dashboard}>{shellMessages.dashboard}</NavItem>
        <NavItem to={paths.face}>{shellMessages.face}</NavItem>
        <NavItem to={paths.history}>{shellMessages.history}</NavItem>
      </nav>
      <span className="ml-auto min-[22rem]:hidden" />
      <ThemeSwitch />
      <UserMenu user={user} />
    </HeaderBar>
  )
}
