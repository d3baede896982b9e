import { useRef } from 'react'
import { navigate } from '../../lib/navigation.tsx'
import { paths } from '../../lib/paths.ts'

/** Newer than the types: whether an entry of this origin stands before this one in the history of the tab. */
type WithNavigation = { navigation?: { canGoBack: boolean } }

const NOTHING_BEFORE_MS = 1_000

/**
 * To the page before, also when this address was typed, which is a new document for the router; home where there is none.
 * What browsers do not say is tried, and home follows if nothing happens.
 */
export function useGoBack(): () => void {
  const isOnItsWay = useRef(false)
  return () => {
    // A second click would go back once more, and out of what the first one is about to show.
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    if (!mayHavePast()) return navigate(paths.home)
    const timer = setTimeout(() => navigate(paths.home), NOTHING_BEFORE_MS)
    const stop = () => {
      clearTimeout(timer)
      isOnItsWay.current = false
    }
    window.addEventListener('popstate', stop, { once: true })
    window.addEventListener('pagehide', stop, { once: true })
    window.history.back()
  }
}

/** An empty tab is no page, although it is an entry: only a link from another site counts beside our own pages. */
function mayHavePast(): boolean {
  const { navigation } = window as WithNavigation
  if (navigation === undefined) return window.history.length > 1
  return navigation.canGoBack || (document.referrer !== '' && window.history.length > 1)
}
