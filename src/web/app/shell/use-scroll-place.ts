import { useLayoutEffect, useRef } from 'react'
import { useLocation, useIsBack } from '../../lib/navigation.tsx'

const KEY = 'opaline.scroll'
const PLACES_MAX = 50
type Place = [entry: string, top: number]

/** How far the page of each entry of the history was scrolled, in CSS pixels; the newest last. */
function read(): Place[] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(places) ? places.filter(isPlace) : []
  } catch {
    return []
  }
}

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

function placeOf(entry: string): number {
  return read().find(([known]) => known === entry)?.[1] ?? 0
}

function rememberPlace(entry: string, top: number): void {
  const others = read().filter(([known]) => known !== entry)
  const places = [...others, [entry, Math.round(top)] as const].slice(-PLACES_MAX)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places))
  } catch {
    // Storage is refused: the browser's own memory of the place has to do.
  }
}

const PATIENCE_MS = 6_000
const QUIET_MS = 500
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Reloading, and going back or forward, lead to the place on the page that was left. The browser does so only for what is
 * there at once; here a page loads its answers first, so the place is tried again whenever the page grows.
 */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation()
  const isPop = useIsBack()
  const entry = `${key} ${pathname}`
  const isFirst = useRef(true)
  // Before anything is painted: a shorter next page moves the window, and that would be remembered as a place of this one.
  useLayoutEffect(() => {
    const isReturn = isFirst.current ? isReloadOrReturn() : isPop
    // A rendered page was read, and scrolled, before this could listen.
    if (isFirst.current && !isReturn && window.scrollY > 0) rememberPlace(entry, window.scrollY)
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
