import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useCallback, useRef, useState, type ReactNode, useEffect } from 'react'
import { classes } from './classes.ts'
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

const TOAST_MS = 5_000
const SWIPE_PX = 50

type Shown = ToastMessage & { key: number }

/** As many ways back as fit above a thumb; the oldest goes first. */
const ACTIONS_MAX = 3

/**
 * One toast at a time: a new one takes the old one's place. Only one that offers an action stays until its own time is
 * up, since a later message must not take the way back away. Radix pauses the clocks on hover and focus.
 */
export function ToastProvider({ children, closeLabel }: { children: ReactNode; closeLabel: string }) {
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
  const forget = (key: number) => setShown((all) => all.filter((toast) => toast.key !== key))
  return (
    <ToastContext value={show}>
      <Radix.Provider duration={TOAST_MS} swipeThreshold={SWIPE_PX} swipeDirection="right">
        {children}
        {shown.map((toast) => (
          <ToastCard key={toast.key} toast={toast} closeLabel={closeLabel} onGone={() => forget(toast.key)} />
        ))}
        <Radix.Viewport
          ref={viewport}
          data-edge={edge}
          className="no-print pointer-events-none fixed inset-x-0 z-50 m-0 flex list-none flex-col gap-2 p-4 outline-none *:pointer-events-auto data-[edge=bottom]:bottom-15 data-[edge=top]:top-16 sm:right-4 sm:left-auto sm:w-[26rem] sm:p-0 sm:data-[edge=bottom]:bottom-4 sm:data-[edge=top]:top-20"
        />
      </Radix.Provider>
    </ToastContext>
  )
}

type ToastCardProps = { toast: Shown; closeLabel: string; onGone: () => void }

function ToastCard({ toast, closeLabel, onGone }: ToastCardProps) {
  const isDanger = toast.tone === 'danger'
  return (
    <Radix.Root
      data-toast
      type="foreground"
      duration={toast.durationMs ?? TOAST_MS}
      onOpenChange={(isOpen) => {
        if (!isOpen) onGone()
      }}
      className={classes(
        'animate-rise flex items-start gap-3 rounded-card border bg-raised p-4 data-[state=closed]:hidden',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDanger ? 'border-poor' : 'border-primary',
      )}
    >
      <span
        aria-hidden
        className={classes('mt-1 h-9 w-1 rounded-full', isDanger ? 'bg-poor' : 'bg-primary')}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        {/* At twice the text size the action goes below the words instead of squeezing them. */}
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
          {toast.text !== undefined && (
            <Radix.Description className="text-muted">{toast.text}</Radix.Description>
          )}
        </div>
        {toast.action !== undefined && (
          <Radix.Action
            altText={toast.action.label}
            onClick={toast.action.onClick}
            className="-my-2 min-h-11 shrink-0 px-2 font-semibold text-primary underline underline-offset-4"
          >
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="-m-2 grid size-11 shrink-0 place-content-center rounded-control text-muted hover:text-ink"
      >
        <X aria-hidden size={18} />
      </Radix.Close>
    </Radix.Root>
  )
}
