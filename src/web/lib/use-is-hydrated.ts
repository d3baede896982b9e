import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while a page that came rendered is taken over, whose first drawing must be the server's; true ever after. What
 * only this browser knows (its storage, its camera) is asked then.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
