import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '../lib/query-client.ts'
import { App } from './app.tsx'
import { layIn, readFirstState } from './first-state.ts'
import '../ui/base.css'

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing from index.html')

const queryClient = createQueryClient()
layIn(queryClient, readFirstState())
const app = (
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>
)
// Public pages arrive rendered, and are taken over in slices between which the browser answers; all others are made here.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
