import { useRouteFocus } from './use-route-focus.ts'
import { useScrollPlace } from './use-scroll-place.ts'

/** Stands above the shells, so that a change from one to the other is announced like any other. */
export function RouteAnnouncer() {
  const announcement = useRouteFocus()
  useScrollPlace()
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  )
}
