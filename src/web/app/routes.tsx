import type { ComponentType, ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Route } from 'wouter'
import { matches, Redirect, useLocation, useSearchParams } from '../lib/navigation.tsx'
import { paths, authThen } from '../lib/paths.ts'
import { userQuery, useUser } from '../lib/queries/user-queries.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { FullScreenSpinner } from '../ui/spinner.tsx'
import * as pages from './lazy-pages.ts'
import { isLoadable } from './loadable.tsx'
import { AppHeader, AppShell } from './shell/app-shell.tsx'
import { safeNext } from '../lib/next-path.ts'
import { Frame } from './shell/frame.tsx'
import { PublicNav } from './shell/public-nav.tsx'
import { useRouteFocus } from './shell/use-route-focus.ts'
import { useScrollPlace } from './shell/use-scroll-place.ts'

type Around = ComponentType<{ children: ReactNode }>
type Page = { path: string; page: ComponentType; within: readonly Around[] }

const ROUTES: readonly Page[] = [
  ...within([PublicShell], {
    [paths.home]: pages.LandingPage,
    [paths.pricing]: pages.PricingPage,
    [paths.withdraw]: pages.WithdrawalPage,
    [paths.about]: pages.AboutPage,
    [paths.contact]: pages.ContactPage,
    [paths.terms]: pages.TermsPage,
    [paths.privacy]: pages.PrivacyPage,
    [paths.refund]: pages.RefundPage,
    [paths.ingredients]: pages.IngredientsPage,
    '/ingredients/:slug': pages.IngredientPage,
    [paths.forgotPassword]: pages.ForgotPasswordPage,
    '/reset-password': pages.ResetPasswordPage,
    [paths.verifyEmail]: pages.VerifyEmailPage,
  }),
  ...within([PublicShell, SignedOutOnly], { [paths.auth]: pages.AuthPage }),
  ...within([AppShell], {
    '/analysis/:id': pages.ResultPage,
    '/face-analysis/:id': pages.FaceResultPage,
    [paths.admin]: pages.AdminPage,
  }),
  ...within([AppShell, SignedInOnly], {
    [paths.dashboard]: pages.DashboardPage,
    [paths.history]: pages.HistoryPage,
    [paths.compare]: pages.ComparePage,
    [paths.profile]: pages.ProfilePage,
    [paths.face]: pages.FacePage,
    [paths.trends]: pages.TrendsPage,
    [paths.billing]: pages.BillingPage,
    [paths.testCheckout]: pages.TestCheckoutPage,
  }),
  ...within([], { '/ingredient-analysis': () => <Redirect to={paths.dashboard} replace /> }),
]

const ELSEWHERE: Page = { path: '*', page: pages.NotFoundPage, within: [PublicShell] }

function within(around: readonly Around[], inside: Readonly<Record<string, ComponentType>>): Page[] {
  return Object.entries(inside).map(([path, page]) => ({ path, page, within: around }))
}

function pageAt(pathname: string): Page {
  return ROUTES.find(({ path }) => matches(path, pathname)) ?? ELSEWHERE
}

export function AppRoutes() {
  const { path, page: Page, within: around } = pageAt(useLocation().pathname)
  const { errorUpdateCount, isPending } = useQuery(userQuery)
  // Only the first answer is waited for; a second try after a failure goes on behind the page.
  if (isPending && errorUpdateCount === 0) return <FullScreenSpinner label={commonMessages.loading} />
  return (
    <>
      <RouteAnnouncer />
      <Route path={path}>
        {around.reduceRight<ReactNode>(
          (inside, Shell) => (
            <Shell>{inside}</Shell>
          ),
          <Page />,
        )}
      </Route>
    </>
  )
}

/** Loads the files of the page at an address. Ends quietly where one cannot be had: its page says so when it is drawn. */
export async function preloadPage(pathname: string, isSignedIn: boolean): Promise<void> {
  const { page, within: around } = pageAt(pathname)
  if (!isSignedIn && around.includes(SignedInOnly)) return
  const header = isSignedIn && around.includes(AppShell) ? [AppHeader] : []
  await Promise.allSettled([...header, ...[page].filter(isLoadable)].map(({ preload }) => preload()))
}

/** Visitors go to the sign-in screen and come back here afterwards. */
function SignedInOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname, search, hash } = useLocation()
  return user === null ? <Redirect to={authThen(pathname + search + hash)} replace /> : children
}

/** Signing in sets the user, and this guard then moves on: one place decides, so nothing races. */
function SignedOutOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const [search] = useSearchParams()
  return user === null ? children : <Redirect to={safeNext(search.get('next'))} replace />
}

function PublicShell({ children }: { children: ReactNode }) {
  return <Frame header={<PublicNav />}>{children}</Frame>
}

/** Stands above the shells, so that a change from one to the other is announced like any other. */
function RouteAnnouncer() {
  const announcement = useRouteFocus()
  useScrollPlace()
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  )
}
