import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../lib/navigation.tsx'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { shellMessages } from './shell.messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { HeaderBar } from './header-bar.tsx'
import { NavItem } from './nav-item.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function PublicNav() {
  const { isOpen, setOpen, toggle } = useFoldingMenu()
  const Icon = isOpen ? X : MenuIcon
  return (
    <HeaderBar
      below={
        <nav
          id="public-menu"
          hidden={!isOpen}
          aria-label={shellMessages.mainNav}
          className="grid gap-1 border-t border-line px-4 py-3 [&[hidden]]:hidden md:hidden"
        >
          <PublicLinks />
        </nav>
      }
    >
      <span className="mr-auto" />
      <nav aria-label={shellMessages.mainNav} className="hidden items-center gap-1 md:flex">
        <PublicLinks />
      </nav>
      <ThemeSwitch />
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls="public-menu"
        aria-label={isOpen ? shellMessages.closeMenu : shellMessages.openMenu}
        onClick={() => setOpen(!isOpen)}
        className="grid size-11 place-content-center rounded-control hover:bg-sunk md:hidden"
      >
        <Icon aria-hidden size={22} />
      </button>
    </HeaderBar>
  )
}

/** Following any of its links closes the menu, Escape closes it and gives the focus back to its button. */
function useFoldingMenu() {
  // Every way to a page has a key of its own, also the way to the page one is on.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const isOpen = openAt === key
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  return { isOpen, setOpen: (open: boolean) => setOpenAt(open ? key : null), toggle }
}

function PublicLinks() {
  const user = useUser()
  return (
    <>
      <NavItem to={paths.pricing}>{shellMessages.pricing}</NavItem>
      <NavItem to={paths.about}>{shellMessages.about}</NavItem>
      <NavItem to={paths.contact}>{shellMessages.contact}</NavItem>
      {user === null ? (
        <ButtonLink to={paths.auth} className="md:ml-2">
          {shellMessages.signIn}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.dashboard} className="md:ml-2">
          {shellMessages.dashboard}
        </ButtonLink>
      )}
    </>
  )
}
