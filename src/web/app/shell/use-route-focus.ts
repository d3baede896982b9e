import { useEffect, useRef, useState } from 'react'
import { useLocation, useIsBack } from '../../lib/navigation.tsx'
import { hasOwnHead, onPageHead } from '../../lib/page-head.ts'

const PATIENCE_MS = 6_000
const TITLE_AFTER_MS = 100

/**
 * After a change of page the heading gets the focus and the title is announced. Pages come lazily and some load data
 * first, so this waits for the heading to appear; it stands back if the reader has begun to do something meanwhile.
 */
export function useRouteFocus(): string {
  const { pathname } = useLocation()
  const isPop = useIsBack()
  const last = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // Going back and forward lead to the place that was left.
    if (!isPop) window.scrollTo(0, 0)
    const before = document.activeElement
    let announcing: ReturnType<typeof setTimeout> | undefined
    let hasArrived = false
    // Where a page names itself in two steps, the last one counts.
    const announce = () => {
      if (!hasArrived || !hasOwnHead()) return
      clearTimeout(announcing)
      announcing = setTimeout(() => {
        unlisten()
        setAnnouncement(document.title)
      }, TITLE_AFTER_MS)
    }
    const unlisten = onPageHead(announce)
    const arrive = () => {
      const heading = document.querySelector<HTMLElement>('main [data-page-heading]')
      if (heading === null) return
      stop()
      if (document.activeElement === before || document.activeElement === document.body) {
        heading.focus({ preventScroll: true })
      }
      hasArrived = true
      announce()
    }
    const observer = new MutationObserver(arrive)
    const timer = setTimeout(() => stop(), PATIENCE_MS)
    function stop() {
      observer.disconnect()
      clearTimeout(timer)
    }
    observer.observe(document.body, { childList: true, subtree: true })
    // One turn later, so that the page that is being left is gone.
    const first = setTimeout(arrive, 0)
    return () => {
      clearTimeout(first)
      clearTimeout(announcing)
      unlisten()
      stop()
    }
  }, [pathname, isPop])
  return announcement
}
