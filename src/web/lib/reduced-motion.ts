import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)')

export function prefersReducedMotion(): boolean {
  return query().matches
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore((listener) => {
    const media = query()
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }, prefersReducedMotion)
}
