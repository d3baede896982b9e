import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { commonMessages } from '../lib/messages/common.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { AppRoutes } from './routes.tsx'

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Screens router={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />
    </QueryClientProvider>
  )
}

/** All screens, the same on the server and in the browser but for where the address comes from. */
export function Screens({ router }: { router: (screens: ReactNode) => ReactNode }) {
  return (
    <ErrorBoundary>
      <ToastProvider closeLabel={commonMessages.close} listLabel={commonMessages.notifications}>
        {router(<AppRoutes />)}
      </ToastProvider>
    </ErrorBoundary>
  )
}
