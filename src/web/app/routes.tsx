import { isValidElement, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { createRoutesFromElements, matchRoutes, Navigate, Route, useRoutes } from 'react-router'
import { paths } from '../lib/paths.ts'
import { userQuery } from '../lib/queries/user-queries.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { FullScreenSpinner } from '../ui/spinner.tsx'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'
import * as pages from './lazy-pages.ts'
import { isLoadable } from './loadable.tsx'
import { AppHeader, AppShell } from './shell/app-shell.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'
import { PublicShell } from './shell/public-shell.tsx'

const ROUTES = createRoutesFromElements(
  <>
    <Route element={<PublicShell />}>
      <Route path={paths.home} element={<pages.LandingPage />} />
      <Route path={paths.pricing} element={<pages.PricingPage />} />
      <Route path={paths.withdraw} element={<pages.WithdrawalPage />} />
      <Route path={paths.about} element={<pages.AboutPage />} />
      <Route path={paths.contact} element={<pages.ContactPage />} />
      <Route path={paths.terms} element={<pages.TermsPage />} />
      <Route path={paths.privacy} element={<pages.PrivacyPage />} />
      <Route path={paths.refund} element={<pages.RefundPage />} />
      <Route path={paths.ingredients} element={<pages.IngredientsPage />} />
      <Route path="/ingredients/:slug" element={<pages.IngredientPage />} />
      <Route path={paths.forgotPassword} element={<pages.ForgotPasswordPage />} />
      <Route path="/reset-password" element={<pages.ResetPasswordPage />} />
      <Route path={paths.verifyEmail} element={<pages.VerifyEmailPage />} />
      <Route element={<SignedOutOnly />}>
        <Route path={paths.auth} element={<pages.AuthPage />} />
      </Route>
      <Route path="*" element={<pages.NotFoundPage />} />
    </Route>
    <Route element={<AppShell />}>
      <Route path="/analysis/:id" element={<pages.ResultPage />} />
      <Route path="/face-analysis/:id" element={<pages.FaceResultPage />} />
      <Route path={paths.admin} element={<pages.AdminPage />} />
      <Route element={<SignedInOnly />}>
        <Route path={paths.dashboard} element={<pages.DashboardPage />} />
        <Route path={paths.history} element={<pages.HistoryPage />} />
        <Route path={paths.compare} element={<pages.ComparePage />} />
        <Route path={paths.profile} element={<pages.ProfilePage />} />
        <Route path={paths.face} element={<pages.FacePage />} />
        <Route path={paths.trends} element={<pages.TrendsPage />} />
        <Route path={paths.billing} element={<pages.BillingPage />} />
        <Route path={paths.testCheckout} element={<pages.TestCheckoutPage />} />
      </Route>
    </Route>
    <Route path="/ingredient-analysis" element={<Navigate to={paths.dashboard} replace />} />
  </>,
)

export function AppRoutes() {
  const routed = useRoutes(ROUTES)
  const { errorUpdateCount, isPending } = useQuery(userQuery)
  // Only the first answer is waited for; a second try after a failure goes on behind the page.
  if (isPending && errorUpdateCount === 0) return <FullScreenSpinner label={commonMessages.loading} />
  return (
    <>
      <RouteAnnouncer />
      {routed}
    </>
  )
}

/** Loads the files of the page at an address. Ends quietly where one cannot be had: its page says so when it is drawn. */
export async function preloadPage(pathname: string, isSignedIn: boolean): Promise<void> {
  const parts = (matchRoutes(ROUTES, pathname) ?? []).map(({ route }) => typeOf(route.element))
  if (!isSignedIn && parts.includes(SignedInOnly)) return
  const header = isSignedIn && parts.includes(AppShell) ? [AppHeader] : []
  await Promise.allSettled([...header, ...parts.filter(isLoadable)].map(({ preload }) => preload()))
}

function typeOf(element: ReactNode): unknown {
  return isValidElement(element) ? element.type : null
}
