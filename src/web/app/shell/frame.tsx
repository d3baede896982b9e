import { lazy, Suspense, useSyncExternalStore, useEffect, type ReactNode } from 'react'
import { useLocation } from '../../lib/navigation.tsx'
import { useQuery } from '@tanstack/react-query'
import { commonMessages } from '../../lib/messages/common.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { Footer } from './footer.tsx'
import { connection, onConnection } from '../../lib/connection.ts'
import { offlineOwner, onOfflineOwner } from '../../lib/offline/offline-owner.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { userQuery, useUser } from '../../lib/queries/user-queries.ts'
import { Button } from '../../ui/button.tsx'
import {
  forgetPreviousAccount,
  watchPreviousAccount,
  readPreviousAccount,
  storedPreviousAccount,
} from '../../lib/account/previous-account.ts'

type FrameProps = { header: ReactNode; bottom?: ReactNode; children: ReactNode }

/** What every page stands in: skip link, header, one boundary and one wait for the page, footer. */
export function Frame({ header, bottom, children }: FrameProps) {
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
        <DeviceLines />
      </StickyLines>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageWait />}>
            {children}
            <HydrationMarker />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {bottom}
    </div>
  )
}

/** The files of a page are on their way, which on a slow line is long enough for an empty page to look broken. */
function PageWait() {
  return (
    <div role="status" className="min-h-[80vh]">
      <span className="sr-only">{commonMessages.loading}</span>
      <div className="animate-late mx-auto grid w-full max-w-6xl gap-6 px-4 py-10 sm:px-6">
        <Skeleton className="h-11 w-2/3 max-w-96" />
        <Skeleton className="h-28" />
        <Skeleton className="h-72" />
      </div>
    </div>
  )
}

/** Comes where this device keeps something, and tells of it. */
const OfflineLines = lazy(() => import('./offline-lines.tsx').then((m) => ({ default: m.OfflineLines })))

function DeviceLines() {
  const isKeeping = useSyncExternalStore(onOfflineOwner, offlineOwner, () => null) !== null
  if (!isKeeping) return <ConnectionNotice />
  return (
    <Suspense>
      <OfflineLines />
    </Suspense>
  )
}

/** Says so wherever one is, before anything is tried. */
function ConnectionNotice() {
  const state = useSyncExternalStore(onConnection, connection, () => 'online' as const)
  if (state === 'online') return null
  return (
    <div>
      <Notice tone="caution" role="status">
        {commonMessages.connection[state]}
      </Notice>
    </div>
  )
}

/**
 * Stands beside a page, in its boundary: when this has an effect, the page works. Heard by public/early-input.js, after
 * the library has ended its own work: within it, a value given to a field would be taken back for a moment.
 */
function HydrationMarker() {
  useEffect(() => {
    const soon = setTimeout(() => {
      document.getElementById('root')?.removeAttribute('data-rendered')
      document.dispatchEvent(new Event('alive'))
    }, 0)
    return () => clearTimeout(soon)
  }, [])
  return null
}

/**
 * Lines about the whole page: in sight below the header, wherever the page is scrolled to. All of them stick as one,
 * since two that stick to the same place cover each other.
 */
function StickyLines({ children }: { children: ReactNode }) {
  return (
    <div className="no-print short:static sticky top-16 z-30 mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 pt-4 *:rounded-card *:bg-paper empty:hidden sm:px-6">
      {children}
    </div>
  )
}

/** The account could not be asked for: the page works as for a visitor and says why. */
function AccountNotice() {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(userQuery)
  if (data !== undefined || errorUpdateCount === 0) return null
  return (
    <div className="no-print mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Notice
        tone="caution"
        role="status"
        action={
          <Button kind="outline" size="sm" disabled={isFetching} onClick={() => void refetch()}>
            {commonMessages.retry}
          </Button>
        }
      >
        {commonMessages.accountUnknown}
      </Notice>
    </div>
  )
}

/** Another tab changed the account: says whose page this is now, until it is closed or the first one is back. */
function AccountWasNotice() {
  const user = useUser()
  const was = readPreviousAccount(
    useSyncExternalStore(watchPreviousAccount, storedPreviousAccount, () => null),
  )
  const isBack = was !== null && was.id === user?.id
  useEffect(() => {
    if (isBack) forgetPreviousAccount()
  }, [isBack])
  if (was === null || isBack) return null
  const { now, out } = commonMessages.accountWas
  return (
    <div>
      <Notice
        tone="caution"
        role="alert"
        action={
          <Button kind="outline" size="sm" onClick={forgetPreviousAccount}>
            {commonMessages.close}
          </Button>
        }
      >
        {user === null ? out(was.name) : now(user.username, was.name)}
      </Notice>
    </div>
  )
}
