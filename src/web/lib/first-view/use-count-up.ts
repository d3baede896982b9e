import { useEffect, useState } from 'react'
import { useReducedMotion } from '../reduced-motion.ts'

const STEPS = 60
const WHOLE_MS = 2_000

/** The score on its way up: 60 steps in about two seconds, at once for those who asked for less motion. */
export function useCountUp(target: number, isCounting = true): number {
  const isReduced = useReducedMotion()
  const isStill = isReduced || !isCounting
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
