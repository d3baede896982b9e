import { useEffect, useRef, type PointerEvent } from 'react'
import { classes } from './classes.ts'
import { CloseButton } from './close-button.tsx'
import type { ToastMessage } from './toast-context.ts'

const TOAST_MS = 5_000
const SWIPE_PX = 50
/** Before that a finger rests, or scrolls. */
const TOUCH_START_PX = 10
const MOUSE_START_PX = 2

type ToastCardProps = {
  toast: ToastMessage
  /** Somebody reads it, uses it, or is in another window: its time does not pass. */
  isPaused: boolean
  closeLabel: string
  onGone: () => void
}

export function ToastCard({ toast, isPaused, closeLabel, onGone }: ToastCardProps) {
  const isDanger = toast.tone === 'danger'
  useCountdown(toast.durationMs ?? TOAST_MS, isPaused, onGone)
  const swipe = useSwipe(onGone)
  return (
    <li
      data-toast
      {...swipe}
      className={classes(
        'animate-rise flex touch-pan-y items-start gap-3 rounded-card border bg-raised p-4 select-none',
        'data-[swipe=move]:translate-x-(--swipe-x)',
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
          <div className="font-semibold">{toast.title}</div>
          {toast.text !== undefined && <div className="text-muted">{toast.text}</div>}
        </div>
        {toast.action !== undefined && (
          <button
            type="button"
            onClick={() => {
              toast.action?.onClick()
              onGone()
            }}
            className="-my-2 min-h-11 shrink-0 px-2 font-semibold text-primary underline underline-offset-4"
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <CloseButton label={closeLabel} iconPx={18} onClick={onGone} />
    </li>
  )
}

function useCountdown(ms: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(ms)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  }, [onEnd])
  useEffect(() => {
    if (isPaused) return
    const from = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - from
    }
  }, [isPaused])
}

/** It follows the finger to the right, springs back from a short pull and is put away by a long one. */
function useSwipe(onGone: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const isMoving = useRef(false)
  return {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
      isMoving.current = false
      start.current = button === 0 ? { x: clientX, y: clientY } : null
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return
      const { currentTarget: card, pointerId, pointerType } = event
      const x = event.clientX - start.current.x
      const threshold = pointerType === 'touch' ? TOUCH_START_PX : MOUSE_START_PX
      if (!isMoving.current && Math.abs(event.clientY - start.current.y) > Math.max(threshold, Math.abs(x)))
        start.current = null
      else if (isMoving.current || x > threshold) {
        if (!isMoving.current) card.setPointerCapture(pointerId)
        isMoving.current = true
        card.dataset['swipe'] = 'move'
        card.style.setProperty('--swipe-x', `${Math.max(0, x)}px`)
      }
    },
    onPointerUp: ({ currentTarget: card, clientX }: PointerEvent<HTMLElement>) => {
      const x = clientX - (start.current?.x ?? clientX)
      start.current = null
      if (!isMoving.current) return
      if (x >= SWIPE_PX) onGone()
      else card.dataset['swipe'] = 'cancel'
    },
    onPointerCancel: ({ currentTarget: card }: PointerEvent<HTMLElement>) => {
      start.current = null
      card.dataset['swipe'] = 'cancel'
    },
    /** Letting go of a pulled toast presses none of its buttons. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!isMoving.current) return
      isMoving.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
