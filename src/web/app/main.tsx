import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { SHARED_PARAM } from '../../contract/offline.ts'
import { watchAccount } from '../lib/account/account-watch.ts'
import { pendingSignOut } from '../lib/account/pending-sign-out.ts'
import { dropStrayClicks } from '../lib/double-click.ts'
import { keepFilesOut } from '../lib/photo/dropped-files.ts'
import { userQuery } from '../lib/queries/user-queries.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { App } from './app.tsx'
import { layIn, readFirstState } from './rendering/first-state.ts'
import { preloadPage } from './routes.tsx'
import '../ui/base.css'

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing from index.html')

receiveWhatWasShared()
const queryClient = createQueryClient()
if (pendingSignOut() === null) layIn(queryClient, readFirstState())
// The server made this page for an account that has signed out here: it begins with nothing, and asks (public/start.js hid it).
else root.replaceChildren()
root.hidden = false
// The browser's own copy of a page may be of before a sign-in, or of after a sign-out that has been made good since.
const [way] = performance.getEntriesByType('navigation')
if (way !== undefined && 'type' in way && way.type === 'back_forward')
  void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
watchAccount(queryClient)
keepFilesOut()
dropStrayClicks()
const app = (
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>
)
/** A page whose files come later than this stands in its frame until they do. */
const PRELOAD_MS_MAX = 300

const isSignedIn = Boolean(queryClient.getQueryData(userQuery.queryKey))
/** When a page works and its first look is over, the schemas of answers come: an old tab must not miss them when a newer version is served. */
const SCHEMAS_AFTER_MS = 6_000
if (isSignedIn)
  setTimeout(() => void import('../../contract/calls.ts').catch(() => undefined), SCHEMAS_AFTER_MS)

const preloaded = preloadPage(location.pathname, isSignedIn)
// No await at the top: files of pages import this one, which would wait for them in turn.
// A page that arrived rendered is taken over whole: what was clicked and typed until then is kept, and must meet a page that answers.
if (root.hasChildNodes())
  void preloaded.then(() => {
    document.dispatchEvent(new Event('waking'))
    hydrateRoot(root, app)
  })
else {
  const patience = new Promise((resolve) => setTimeout(resolve, PRELOAD_MS_MAX))
  void Promise.race([preloaded, patience]).then(() => createRoot(root).render(app))
}

whenQuiet(() => {
  void import('../lib/offline/start-offline.ts')
    .then(({ startOffline }) => startOffline(queryClient))
    .catch(() => undefined)
})

/** Taken out of the address at once: whoever reloads or goes back shares nothing again. */
function receiveWhatWasShared(): void {
  const address = new URL(location.href)
  const id = address.searchParams.get(SHARED_PARAM)
  if (id === null) return
  address.searchParams.delete(SHARED_PARAM)
  history.replaceState(history.state, '', address)
  void import('../lib/shared-in/receive-shared.ts').then(({ receiveShared }) => receiveShared(id))
}

/** What works without a network is fetched when the page has all of its own files and has been looked at for a while. */
function whenQuiet(start: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A page that the service worker serves already fetches nothing more by it.
  const quietMs = navigator.serviceWorker.controller === null ? 3_000 : 500
  const wait = () => setTimeout(start, quietMs)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
