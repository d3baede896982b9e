import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { placeOf, rememberPlace } from './scroll-places.ts'

const PATIENCE_MS = 6_000
const QUIET_MS = 500
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Reloading, and going back or forward, lead to the place on the page that was left. The browser does so only for what is
 * there at once; here a page loads its answers first, so the place is tried again whenever the page grows.
 */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const entry = `${key} ${pathname}`
  const isFirst = useRef(true)
  // Before anything is painted: a shorter next page moves the window, and that would be remembered as a place of this one.
  useLayoutEffect(() => {
    const isReturn = isFirst.current ? isReloadOrReturn() : isPop
    isFirst.current = false
    let stopReturn: (() => void) | null = null
    const end = () => {
      stopReturn?.()
      stopReturn = null
    }
    if (isReturn) stopReturn = returnTo(placeOf(entry), end)
    const remember = () => {
      // Until the place is reached, the page is shorter than it was and says nothing of where the reader was.
      if (stopReturn === null) rememberPlace(entry, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('scroll', remember)
      end()
    }
  }, [entry, isPop])
}

function isReloadOrReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && 'type' in load && ['reload', 'back_forward'].includes(String(load.type))
}

/** Scrolls as soon as the page is long enough. Whoever begins to move by themselves is left alone. */
function returnTo(top: number, end: () => void): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined
  const tryNow = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return
    window.scrollTo(0, top)
    // What still grows above would carry the place away with it.
    clearTimeout(quiet)
    quiet = setTimeout(end, QUIET_MS)
  }
  const growth = new ResizeObserver(tryNow)
  growth.observe(document.body)
  const timer = setTimeout(end, PATIENCE_MS)
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true })
  return () => {
    growth.disconnect()
    clearTimeout(timer)
    clearTimeout(quiet)
    for (const move of OWN_MOVES) window.removeEventListener(move, end)
  }
}
