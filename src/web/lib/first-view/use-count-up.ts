import { useEffect, useState } from 'react'
import { useReducedMotion } from '../reduced-motion.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'

const STEPS = 60
const WHOLE_MS = 2_000

/**
 * The score on its way up: 60 steps in about two seconds; at once for those who asked for less motion, and where it stood in the page
 * that came rendered, whose figure was read before anything could move.
 */
export function useCountUp(target: number, isCounting = true): number {
  const isReduced = useReducedMotion()
  const isHydrated = useIsHydrated()
  const [wasRendered] = useState(!isHydrated)
  const isStill = isReduced || !isCounting || wasRendered
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => {
      setStep((now) => {
        if (now + 1 >= STEPS) clearInterval(timer)
        return Math.min(STEPS, now + 1)
      })
    }, WHOLE_MS / STEPS)
    return () => clearInterval(timer)
  }, [isStill])
  if (isStill || step >= STEPS) return target
  // Fast at first and slow at the end, so that the last figures can be read.
  return target * (1 - (1 - step / STEPS) ** 3)
}
