import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../lib/reduced-motion.ts'
import { isFirstView } from './seen-results.ts'

const CONFETTI_FROM = 80
/** Roles resolved to colours by the canvas itself: a canvas knows no CSS variables. */
const ROLES = ['--primary', '--good', '--accent', '--fair']

/** Celebrates a good score once, for its owner, on a canvas of its own that readers do not meet. */
export function useConfetti(id: string | undefined, isOwner: boolean, score: number | null) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isWorthIt = isOwner && score !== null && score >= CONFETTI_FROM
  useEffect(() => {
    const target = canvas.current
    if (!isWorthIt || id === undefined || target === null || prefersReducedMotion()) return
    if (!isFirstView(id)) return
    void import('canvas-confetti').then(({ default: confetti }) => {
      const style = getComputedStyle(document.documentElement)
      const fire = confetti.create(target, { resize: true, disableForReducedMotion: true })
      target.dataset['fired'] = 'true'
      return fire({
        particleCount: 90,
        spread: 75,
        startVelocity: 38,
        origin: { y: 0.35 },
        colors: ROLES.map((role) => style.getPropertyValue(role).trim()),
      })
    })
  }, [id, isWorthIt])
  return canvas
}
