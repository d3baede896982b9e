import { useState } from 'react'
import { prefersReducedMotion } from '../reduced-motion.ts'
import { isFirstView } from './seen-results.ts'

const WORTH_IT_FROM = 80

/** True for as long as it is shown where an owner sees a good result for the first time, and moving things are fine. */
export function useFirstView(id: string | undefined, isOwner: boolean, score: number | null): boolean {
  const [isFirst] = useState(
    () =>
      isOwner &&
      id !== undefined &&
      score !== null &&
      score >= WORTH_IT_FROM &&
      !prefersReducedMotion() &&
      isFirstView(id),
  )
  return isFirst
}
