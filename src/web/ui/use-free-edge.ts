import { useEffect, useRef, useState } from 'react'

const NARROW = '(max-width: 39.99rem)'

/**
 * The edge of the window where a toast covers neither what it speaks of nor what was just used, which both have the focus.
 * On a phone it begins at the top: the bottom is where thumbs find the page's main action.
 */
export function useFreeEdge(shown: readonly unknown[]) {
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
