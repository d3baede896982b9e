import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { prefersReducedMotion } from '../../lib/reduced-motion.ts'

export const SHOWN_FIRST = 12

export const ingredientAnchor = (index: number) => `ingredient-${index}`

/** Which ingredient of the grid is open, and the way to it from the strip, the concerns and the waterfall. */
export function useOpenIngredient() {
  const [index, setIndex] = useState<number | null>(null)
  const [isAll, setAll] = useState(false)
  const toggle = useCallback((next: number) => setIndex((at) => (at === next ? null : next)), [])
  return {
    index,
    isAll,
    setAll,
    toggle,
    goTo: (next: number) =>
      afterPaint(() => {
        // The card has to be on the page before it can be scrolled to.
        flushSync(() => {
          setIndex(next)
          if (next >= SHOWN_FIRST) setAll(true)
        })
        const card = document.getElementById(ingredientAnchor(next))
        card?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
        card?.querySelector('button')?.focus({ preventScroll: true })
      }),
  }
}

/** What was pressed shows that it was: laying out all cards of a long list takes a slow phone a quarter of a second. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

export type OpenIngredient = ReturnType<typeof useOpenIngredient>
