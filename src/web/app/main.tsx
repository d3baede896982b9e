import { StrictMode, startTransition } from 'react'
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
/** As long as React shows a wait once it is begun: a page that comes later stands in its frame until then. */
const PRELOAD_MS_MAX = 300

// Public pages arrive rendered, and are taken over in slices between which the browser answers; all others are made here.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
else {
  const isSignedIn = Boolean(queryClient.getQueryData(userQuery.queryKey))
  const patience = new Promise((resolve) => setTimeout(resolve, PRELOAD_MS_MAX))
  // No await at the top: files of pages import this one, which would wait for them in turn.
  void Promise.race([preloadPage(location.pathname, isSignedIn), patience]).then(() =>
    createRoot(root).render(app),
  )
}
