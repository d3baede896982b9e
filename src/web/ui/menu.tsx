import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from '../lib/navigation.tsx'

type MenuProps = {
  /** The accessible name of the button that opens it. */
  label: string
  buttonClassName: string
  face: ReactNode
  /** Items, and at most a head above them. */
  children: ReactNode
}

/**
 * A menu button by the pattern of WAI-ARIA, its menu right below it. Of our own: a library for it, with what places it, weighs a fifth of the
 * page that it stands on.
 */
export function Menu({ label, buttonClassName, face, children }: MenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'by-pointer' | 'first' | 'last' | null>(null)
  const isOpen = opened !== null
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const close = () => {
    setOpened(null)
    button.current?.focus()
  }

  useEffect(() => {
    if (opened === null) return
    if (opened === 'by-pointer') root.current?.querySelector<HTMLElement>('[role=menu]')?.focus()
    else
      items()
        .at(opened === 'first' ? 0 : -1)
        ?.focus()
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpened(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [opened])

  const openByKey = (event: KeyboardEvent) => {
    const end = ({ ArrowDown: 'first', ArrowUp: 'last', Enter: 'first', ' ': 'first' } as const)[event.key]
    if (end === undefined) return
    event.preventDefault()
    setOpened(end)
  }
  const move = (event: KeyboardEvent) => {
    const all = items()
    const next = nextItem(event.key, all)
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') return setOpened(null)
    else if (event.key === ' ') all.find((item) => item === document.activeElement)?.click()
    else if (next !== undefined) next.focus()
    else return
    event.preventDefault()
  }

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={buttonClassName}
        onClick={() => setOpened(isOpen ? null : 'by-pointer')}
        onKeyDown={openByKey}
      >
        {face}
      </button>
      {isOpen && (
        // Its items are what is pressed; from them it hears of it.
        <div
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className="animate-rise absolute top-full right-0 z-40 mt-2 max-h-[calc(100dvh-6rem)] w-max max-w-[min(20rem,calc(100vw-1.5rem))] min-w-60 overflow-y-auto rounded-card border border-edge bg-raised p-1.5 text-ink outline-none"
          onKeyDown={move}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('[role=menuitem]') !== null) close()
          }}
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** By the arrows, round and round, by Home and End, and by the letter an item begins with, beginning behind the one with the focus. */
function nextItem(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const isNamed = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase())
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(isNamed)
}

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-sunk focus:bg-sunk focus:outline-2 focus:-outline-offset-2 focus:outline-primary'

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={ITEM}>
      {children}
    </Link>
  )
}

export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={ITEM} onClick={onSelect}>
      {children}
    </button>
  )
}

export function MenuHead({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className="mb-1.5 border-b border-line px-3 pt-2 pb-3">
      {children}
    </div>
  )
}
