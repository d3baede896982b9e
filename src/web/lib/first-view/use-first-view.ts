import { useState } from 'react'
import { prefersReducedMotion } from '../reduced-motion.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'

const KEY = 'opaline.seen'
const SEEN_MAX = 200

/** True the first time an analysis is opened in this browser; the oldest are forgotten after two hundred. */
function isFirstView(id: string): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const seen = Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
    if (seen.includes(id)) return false
    localStorage.setItem(KEY, JSON.stringify([...seen, id].slice(-SEEN_MAX)))
    return true
  } catch {
    return false
  }
}

const WORTH_IT_FROM = 80

/**
 * True for as long as it is shown where an owner sees a good result for the first time, and moving things are fine. A score that came
 * with the page stands there before anything could move.
 */
export function useFirstView(id: string | undefined, isOwner: boolean, score: number | null): boolean {
  const isHydrated = useIsHydrated()
  const [isFirst] = useState(
    () =>
      isHydrated &&
      isOwner &&
      id !== undefined &&
      score !== null &&
      score >= WORTH_IT_FROM &&
      !prefersReducedMotion() &&
      isFirstView(id),
  )
  return isFirst
}
