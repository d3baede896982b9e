import { noteUpdate } from './app-update.ts'
import type { ToServiceWorker } from './worker-messages.ts'

const LOOK_EVERY_MS = 3_600_000
/** A worker that is busy, or a machine that is, may put the change off for minutes; who pressed a button waits for none. */
const TAKE_OVER_MS = 4_000

/** Of `navigator.serviceWorker` and its registration, what an update is told by. */
type Watched = {
  registration: EventTarget & Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'update'>
  container: EventTarget & Pick<ServiceWorkerContainer, 'controller'>
  reload: () => void
}

/** Notes a newer version of the app once it waits, and begins it when it is asked for; at once where it has begun elsewhere. */
export function watchUpdates({ registration, container, reload }: Watched): void {
  let isTaken = false
  const take = () => {
    isTaken = true
    if (registration.waiting === null) return reload()
    registration.waiting.postMessage({ say: 'take-over' } satisfies ToServiceWorker)
    // The page comes from the server, of the newest version whichever worker fetches it.
    setTimeout(reload, TAKE_OVER_MS)
  }
  const tell = () => {
    if (registration.waiting !== null && container.controller !== null) noteUpdate(take)
  }
  tell()
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') tell()
    })
  })
  let hadController = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (isTaken) reload()
    // Taken in another tab: the files of this page's version are gone, but what stands in it is not.
    else if (hadController) noteUpdate(reload)
    hadController = true
  })
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS)
}
