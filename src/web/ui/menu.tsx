import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Not modal: a modal menu locks scrolling with an injected style, which the security policy refuses. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>

      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="animate-rise z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-1.5rem))] min-w-60 overflow-y-auto rounded-card border border-edge bg-raised p-1.5 text-ink"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-[highlighted]:bg-sunk data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 data-[highlighted]:outline-primary'

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={ITEM}>
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item className={ITEM} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuHead({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="mb-1.5 border-b border-line px-3 pt-2 pb-3">{children}</DropdownMenu.Label>
  )
}
