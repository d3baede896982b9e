import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Navigation } from '../lib/navigation.tsx'
import { commonMessages } from '../lib/messages/common.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { AppRoutes } from './routes.tsx'

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Screens />
    </QueryClientProvider>
  )
}

/** All screens, the same on the server and in the browser but for where the address comes from: `served` on the server. */
export function Screens({ served }: { served?: string }) {
  return (
    <ErrorBoundary>
      <ToastProvider closeLabel={commonMessages.close} listLabel={commonMessages.notifications}>
        <Navigation served={served ?? null}>
          <AppRoutes />
        </Navigation>
      </ToastProvider>
    </ErrorBoundary>
  )
}
