import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useCallback, useState, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { ToastContext, type ToastMessage } from './toast-context.ts'

const TOAST_MS = 5_000
const SWIPE_PX = 50

type Shown = ToastMessage & { key: number }

/** One toast at a time: a new one takes the old one's place. Radix pauses the clock on hover and focus. */
export function ToastProvider({ children, closeLabel }: { children: ReactNode; closeLabel: string }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const show = useCallback((message: ToastMessage) => {
    setShown((last) => ({ ...message, key: (last?.key ?? 0) + 1 }))
  }, [])
  return (
    <ToastContext value={show}>
      <Radix.Provider duration={TOAST_MS} swipeThreshold={SWIPE_PX} swipeDirection="right">
        {children}
        {shown !== null && <ToastCard key={shown.key} toast={shown} closeLabel={closeLabel} />}
        <Radix.Viewport className="no-print fixed inset-x-0 bottom-15 z-50 m-0 flex list-none flex-col p-4 outline-none sm:right-4 sm:bottom-4 sm:left-auto sm:w-[26rem] sm:p-0" />
      </Radix.Provider>
    </ToastContext>
  )
}

function ToastCard({ toast, closeLabel }: { toast: Shown; closeLabel: string }) {
  const isDanger = toast.tone === 'danger'
  return (
    <Radix.Root
      data-toast
      type="foreground"
      duration={toast.durationMs ?? TOAST_MS}
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
      <div className="flex-1">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.text !== undefined && (
          <Radix.Description className="text-muted">{toast.text}</Radix.Description>
        )}
        {toast.action !== undefined && (
          <Radix.Action
            altText={toast.action.label}
            onClick={toast.action.onClick}
            className="mt-2 min-h-9 font-semibold text-primary underline underline-offset-4"
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
