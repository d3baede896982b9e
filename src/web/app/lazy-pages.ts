import { lazy } from 'react'

/** Every page is a file of its own, so that the first view carries nothing of the others. */
export const LandingPage = lazy(() =>
  import('../features/landing/landing-screen.tsx').then((m) => ({ default: m.LandingScreen })),
)
export const PricingPage = lazy(() =>
  import('../features/pricing/pricing-screen.tsx').then((m) => ({ default: m.PricingScreen })),
)
export const AboutPage = lazy(() =>
  import('../features/reading/about-screen.tsx').then((m) => ({ default: m.AboutScreen })),
)
export const ContactPage = lazy(() =>
  import('../features/contact/contact-screen.tsx').then((m) => ({ default: m.ContactScreen })),
)
export const TermsPage = lazy(() =>
  import('../features/reading/terms-screen.tsx').then((m) => ({ default: m.TermsScreen })),
)
export const PrivacyPage = lazy(() =>
  import('../features/reading/privacy-screen.tsx').then((m) => ({ default: m.PrivacyScreen })),
)
export const RefundPage = lazy(() =>
  import('../features/reading/refund-screen.tsx').then((m) => ({ default: m.RefundScreen })),
)
export const ForgotPasswordPage = lazy(() =>
  import('../features/auth/forgot-password-screen.tsx').then((m) => ({ default: m.ForgotPasswordScreen })),
)
export const ResetPasswordPage = lazy(() =>
  import('../features/auth/reset-password-screen.tsx').then((m) => ({ default: m.ResetPasswordScreen })),
)
export const VerifyEmailPage = lazy(() =>
  import('../features/auth/verify-email-screen.tsx').then((m) => ({ default: m.VerifyEmailScreen })),
)
export const AuthPage = lazy(() =>
  import('../features/auth/auth-screen.tsx').then((m) => ({ default: m.AuthScreen })),
)
export const NotFoundPage = lazy(() =>
  import('./pages/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
)
export const AdminPage = lazy(() => import('./pages/admin-page.tsx').then((m) => ({ default: m.AdminPage })))
export const DashboardPage = lazy(() =>
  import('./pages/dashboard-page.tsx').then((m) => ({ default: m.DashboardPage })),
)
export const ResultPage = lazy(() =>
  import('./pages/result-page.tsx').then((m) => ({ default: m.ResultPage })),
)
export const HistoryPage = lazy(() =>
  import('../features/history/history-screen.tsx').then((m) => ({ default: m.HistoryScreen })),
)
export const ProfilePage = lazy(() =>
  import('../features/profile/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
)
export const FacePage = lazy(() =>
  import('../features/face/face-screen.tsx').then((m) => ({ default: m.FaceScreen })),
)
export const FaceResultPage = lazy(() =>
  import('../features/face/face-result-screen.tsx').then((m) => ({ default: m.FaceResultScreen })),
)
export const TrendsPage = lazy(() =>
  import('../features/trends/trends-screen.tsx').then((m) => ({ default: m.TrendsScreen })),
)
export const BillingPage = lazy(() =>
  import('../features/billing/billing-screen.tsx').then((m) => ({ default: m.BillingScreen })),
)
export const TestCheckoutPage = lazy(() =>
  import('../features/test-checkout/test-checkout-screen.tsx').then((m) => ({
    default: m.TestCheckoutScreen,
  })),
)
export const WithdrawalPage = lazy(() =>
  import('../features/withdrawal/withdrawal-screen.tsx').then((m) => ({ default: m.WithdrawalScreen })),
)
export const IngredientsPage = lazy(() =>
  import('../features/ingredients/ingredients-screen.tsx').then((m) => ({ default: m.IngredientsScreen })),
)
export const IngredientPage = lazy(() =>
  import('../features/ingredients/ingredient-screen.tsx').then((m) => ({ default: m.IngredientScreen })),
)
export const ComparePage = lazy(() =>
  import('../features/compare/compare-screen.tsx').then((m) => ({ default: m.CompareScreen })),
)
