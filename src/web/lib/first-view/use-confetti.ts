import { useEffect, useRef } from 'react'

/** Roles resolved to colours by the canvas itself: a canvas knows no CSS variables. */
const ROLES = ['--primary', '--good', '--accent', '--fair']

/** Celebrates once, on a canvas of its own that readers do not meet. */
export function useConfetti(isCelebrated: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    if (!isCelebrated || target === null) return
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
  }, [isCelebrated])
  return canvas
}
