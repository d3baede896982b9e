import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { ToastCard } from './toast-card.tsx'
import { ToastContext, type ToastMessage } from './toast-context.ts'

const NARROW = '(max-width: 39.99rem)'

/**
 * The edge of the window where a toast covers neither what it speaks of nor what was just used, which both have the focus.
 * On a phone it begins at the top: the bottom is where thumbs find the page's main action.
 */
function useFreeEdge(shown: readonly unknown[]) {
  const viewport = useRef<HTMLOListElement>(null)
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom')
  useEffect(() => {
    if (shown.length === 0) return
    const preferred = window.matchMedia(NARROW).matches ? 'top' : 'bottom'
    // One frame later: a form first moves the focus to the field at fault.
    const frame = requestAnimationFrame(() => {
      const used = document.activeElement
      const height = viewport.current?.offsetHeight ?? 0
      setEdge(isFree(preferred, height, used) ? preferred : preferred === 'top' ? 'bottom' : 'top')
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])
  return { viewport, edge }
}

/** Of the header's or the bottom bar's height. */
const BAR_PX = 64

function isFree(edge: 'top' | 'bottom', height: number, used: Element | null): boolean {
  if (used === null || used === document.body) return true
  const { top, bottom } = used.getBoundingClientRect()
  const reach = BAR_PX + height
  return edge === 'top' ? top > reach : bottom < window.innerHeight - reach
}

type Shown = ToastMessage & { key: number }

/** As many ways back as fit above a thumb; the oldest goes first. */
const ACTIONS_MAX = 3

type ToastProviderProps = { children: ReactNode; closeLabel: string; listLabel: string }

/**
 * One toast at a time: a new one takes the old one's place. Only one that offers an action stays until its own time is
 * up, since a later message must not take the way back away. Of our own: what libraries have for it weighs a tenth of the whole app's
 * first scripts.
 */
export function ToastProvider({ children, closeLabel, listLabel }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const lastKey = useRef(0)
  const show = useCallback((message: ToastMessage) => {
    lastKey.current += 1
    const next = { ...message, key: lastKey.current }
    setShown((all) => {
      const offers = [...all.filter(({ action }) => action !== undefined), ...(next.action ? [next] : [])]
      return [...offers.slice(-ACTIONS_MAX), ...(next.action ? [] : [next])]
    })
  }, [])
  const { viewport, edge } = useFreeEdge(shown)
  const { isPaused, handlers, leave } = useAttention(viewport)
  const forget = (key: number) => {
    leave(shown.every((toast) => toast.key === key))
    setShown((all) => all.filter((toast) => toast.key !== key))
  }
  return (
    <ToastContext value={show}>
      {children}
      {/* Told at once, each when it comes. */}
      <ol
        ref={viewport}
        aria-label={listLabel}
        aria-live="assertive"
        aria-relevant="additions"
        tabIndex={-1}
        data-edge={edge}
        {...handlers}
        className="no-print pointer-events-none fixed inset-x-0 z-50 m-0 flex list-none flex-col gap-2 p-4 outline-none *:pointer-events-auto data-[edge=bottom]:bottom-15 data-[edge=top]:top-16 sm:right-4 sm:left-auto sm:w-[26rem] sm:p-0 sm:data-[edge=bottom]:bottom-4 sm:data-[edge=top]:top-20"
      >
        {shown.map((toast) => (
          <ToastCard
            key={toast.key}
            toast={toast}
            isPaused={isPaused}
            closeLabel={closeLabel}
            onGone={() => forget(toast.key)}
          />
        ))}
      </ol>
    </ToastContext>
  )
}

/**
 * While a pointer rests on the toasts, the focus is among them or the window is another, their clocks stand still. F8 leads to them from
 * anywhere, Escape back to where the reader was.
 */
function useAttention(list: RefObject<HTMLElement | null>) {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isAway, setIsAway] = useState(false)
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    window.addEventListener('blur', () => setIsAway(true), { signal })
    window.addEventListener('focus', () => setIsAway(false), { signal })
    const toList = ({ key }: KeyboardEvent) => key === 'F8' && list.current?.focus()
    document.addEventListener('keydown', toList, { signal })
    return () => ends.abort()
  }, [list])
  const goBack = () => {
    if (before.current?.isConnected === true) before.current.focus()
    else list.current?.blur()
  }
  return {
    isPaused: isPointed || isFocused || isAway,
    handlers: {
      onPointerMove: () => setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onFocus: ({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof HTMLElement) || list.current?.contains(relatedTarget) !== true)
          before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
        setIsFocused(true)
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node) || list.current?.contains(relatedTarget) !== true)
          setIsFocused(false)
      },
      onKeyDown: ({ key }: { key: string }) => {
        if (key === 'Escape') goBack()
      },
    },
    /** Before one goes: the pointer that rested on it rests on nothing, and the focus in it goes to the others, or back. */
    leave: (isLast: boolean) => {
      setIsPointed(false)
      if (list.current?.contains(document.activeElement) !== true) return
      if (isLast) goBack()
      else list.current.focus()
    },
  }
}
