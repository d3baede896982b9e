import { Sparkles, CreditCard, Gauge, LogOut, UserRound } from 'lucide-react'
import type { User } from '../../../contract/user.ts'
import { paths } from '../../lib/paths.ts'
import { shellMessages } from './shell.messages.ts'
import { HeaderBar } from './header-bar.tsx'
import { NavItem } from './nav-item.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSignOutGuard } from '../../lib/offline/sign-out-guard.tsx'
import { useSignOut } from '../../lib/queries/sign-out.ts'
import { Menu, MenuAction, MenuHead, MenuLink } from '../../ui/menu.tsx'

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

function UserMenu({ user }: { user: User }) {
  const signOut = useSignOut('/')
  const guard = useSignOutGuard(() => signOut.mutate())
  return (
    <>
      {guard.dialog}
      <Menu
        label={shellMessages.userMenu}
        buttonClassName="grid size-11 place-content-center rounded-full border border-primary font-serif text-xl text-primary hover:bg-good-soft aria-expanded:bg-good-soft"
        face={<span aria-hidden>{avatarLetter(user)}</span>}
      >
        <MenuHead>
          <span className="block max-h-24 overflow-hidden font-semibold wrap-anywhere">
            {displayName(user)}
          </span>
          <span className="block truncate text-[0.9375rem] text-muted">{user.email}</span>
        </MenuHead>
        <MenuLink to={paths.profile}>
          <UserRound aria-hidden size={18} />
          {shellMessages.profile}
        </MenuLink>
        <MenuLink to={paths.billing}>
          <CreditCard aria-hidden size={18} />
          {shellMessages.billing}
        </MenuLink>
        {user.role === 'admin' && (
          <MenuLink to={paths.admin}>
            <Gauge aria-hidden size={18} />
            {shellMessages.admin}
          </MenuLink>
        )}
        <MenuAction onSelect={guard.ask}>
          <LogOut aria-hidden size={18} />
          {shellMessages.signOut}
        </MenuAction>
      </Menu>
    </>
  )
}

type Named = { username: string; email: string; firstName: string | null; lastName: string | null }

export function avatarLetter(user: Pick<Named, 'username' | 'email'>): string {
  const [letter = 'U'] = user.username || user.email || 'U'
  return letter.toUpperCase()
}

/** The full name needs both halves; half a name reads like a mistake. */
export function displayName(user: Named): string {
  return user.firstName && user.lastName ? `${user.firstName} ${user.lastName}` : user.username
}
