import { Menu as MenuIcon, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { shellWords } from '../../lib/words/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { NavItem } from './nav-item.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function PublicNav() {
  const { pathname } = useLocation()
  // Remembering where it was opened closes the menu when the page changes.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const Icon = isOpen ? X : MenuIcon
  return (
    <header className="no-print short:static sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center gap-2 px-4 py-1 sm:px-6">
        <Link
          to={paths.home}
          aria-label={shellWords.homeLabel}
          className="mr-auto flex min-h-11 items-center rounded-control"
        >
          <Logo />
        </Link>
        <nav aria-label={shellWords.mainNav} className="hidden items-center gap-1 md:flex">
          <PublicLinks />
        </nav>
        <ThemeSwitch />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="public-menu"
          aria-label={isOpen ? shellWords.closeMenu : shellWords.openMenu}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
          className="grid size-11 place-content-center rounded-control hover:bg-sunk md:hidden"
        >
          <Icon aria-hidden size={22} />
        </button>
      </div>
      <nav
        id="public-menu"
        hidden={!isOpen}
        aria-label={shellWords.mainNav}
        className="grid gap-1 border-t border-line px-4 py-3 [&[hidden]]:hidden md:hidden"
      >
        <PublicLinks />
      </nav>
    </header>
  )
}

function PublicLinks() {
  const user = useUser()
  return (
    <>
      <NavItem to={paths.pricing}>{shellWords.pricing}</NavItem>
      <NavItem to={paths.about}>{shellWords.about}</NavItem>
      <NavItem to={paths.contact}>{shellWords.contact}</NavItem>
      {user === null ? (
        <ButtonLink to={paths.auth} className="md:ml-2">
          {shellWords.signIn}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.dashboard} className="md:ml-2">
          {shellWords.dashboard}
        </ButtonLink>
      )}
    </>
  )
}
