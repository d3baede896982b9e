import { Suspense, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { commonMessages } from '../../lib/messages/common.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { AccountNotice } from './account-notice.tsx'
import { AccountWasNotice } from './account-was-notice.tsx'
import { HydrationMarker } from './hydration-marker.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Footer } from './footer.tsx'
import { StickyLines } from './sticky-lines.tsx'

/** What every page stands in: skip link, header, one boundary and one wait for the page, footer. */
export function Frame({ header, bottom }: { header: ReactNode; bottom?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="no-print sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-primary focus:px-4 focus:py-3 focus:text-on-primary"
      >
        {commonMessages.skip}
      </a>
      {header}
      <AccountNotice />
      <StickyLines>
        <AccountWasNotice />
        <ConnectionNotice />
      </StickyLines>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageWait />}>
            <Outlet />
            <HydrationMarker />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {bottom}
    </div>
  )
}

function PageWait() {
  return (
    <div role="status" className="min-h-[80vh]">
      <span className="sr-only">{commonMessages.loading}</span>
    </div>
  )
}
