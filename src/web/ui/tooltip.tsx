import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

const TOOLTIP_DELAY_MS = 700
/** Long enough to move from the mark onto its words, which may be read with the pointer on them (WCAG 1.4.13). */
const LEAVE_MS = 150
const GAP_PX = 6
const EDGE_PX = 12

/**
 * Words about a mark, after a rest of the pointer on it or at once for who comes with the keyboard. Of our own: a library for it, with what places
 * it, weighs more than the page it stands on, and the browser's popovers lie above everything by themselves.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  const turn = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(next), afterMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    setIsOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <span
      ref={mark}
      className="contents"
      onPointerEnter={({ pointerType }) =>
        pointerType !== 'touch' && turn(true, isOpen ? 0 : TOOLTIP_DELAY_MS)
      }
      onPointerLeave={() => turn(false, LEAVE_MS)}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && turn(true, 0)}
      onBlur={close}
    >
      {children}
      {isOpen && <Tip text={text} mark={mark} onClose={close} />}
    </span>
  )
}

type TipProps = { text: string; mark: RefObject<HTMLElement | null>; onClose: () => void }

function Tip({ text, mark, onClose }: TipProps) {
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const beside = mark.current?.firstElementChild?.getBoundingClientRect()
    if (tip.current === null || beside === undefined) return
    tip.current.showPopover()
    const { width, height } = tip.current.getBoundingClientRect()
    const above = beside.top - GAP_PX - height
    const left = beside.left + beside.width / 2 - width / 2
    Object.assign(tip.current.style, {
      left: `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - EDGE_PX - width))}px`,
      top: `${above < EDGE_PX ? beside.bottom + GAP_PX : above}px`,
    })
  }, [mark])
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal })
    // It would stand where its mark no longer is.
    window.addEventListener('scroll', onClose, { capture: true, passive: true, signal })
    return () => ends.abort()
  })
  return (
    <div
      ref={tip}
      id={id}
      role="tooltip"
      popover="manual"
      className="animate-rise fixed inset-auto m-0 max-w-72 rounded-control bg-ink px-3 py-2 text-sm text-paper"
    >
      {text}
    </div>
  )
}
