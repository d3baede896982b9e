import { useEffect, useState, type RefObject } from 'react'

/** True once any of the element has come within `margin` of the window (as in CSS: '-10%' is inside it), and then for good. */
export function useSeen(element: RefObject<Element | null>, margin: string): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (element.current === null || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: `${margin} 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen, margin])
  return isSeen
}
