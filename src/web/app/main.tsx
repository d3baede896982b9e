import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { App } from './app.tsx'
import '../ui/base.css'

// zod would otherwise compile its checks with `new Function`, which the security policy refuses.
z.config({ jitless: true })

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing from index.html')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
