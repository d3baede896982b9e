import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchAccount } from '../lib/account/account-watch.ts'
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

const queryClient = createQueryClient()
layIn(queryClient, readFirstState())
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
if (root.hasChildNodes()) void preloaded.then(() => hydrateRoot(root, app))
else {
  const patience = new Promise((resolve) => setTimeout(resolve, PRELOAD_MS_MAX))
  void Promise.race([preloaded, patience]).then(() => createRoot(root).render(app))
}
