import { loadable } from './loadable.tsx'

/** Every page is a file of its own, so that the first view carries nothing of the others. */
export const LandingPage = loadable(() =>
  import('../features/landing/landing-screen.tsx').then((m) => m.LandingScreen),
)
export const PricingPage = loadable(() =>
  import('../features/pricing/pricing-screen.tsx').then((m) => m.PricingScreen),
)
export const AboutPage = loadable(() =>
  import('../features/legal/about-screen.tsx').then((m) => m.AboutScreen),
)
export const ContactPage = loadable(() =>
  import('../features/contact/contact-screen.tsx').then((m) => m.ContactScreen),
)
export const TermsPage = loadable(() =>
  import('../features/legal/terms-screen.tsx').then((m) => m.TermsScreen),
)
export const PrivacyPage = loadable(() =>
  import('../features/legal/privacy-screen.tsx').then((m) => m.PrivacyScreen),
)
export const RefundPage = loadable(() =>
  import('../features/legal/refund-screen.tsx').then((m) => m.RefundScreen),
)
export const ForgotPasswordPage = loadable(() =>
  import('../features/auth/forgot-password-screen.tsx').then((m) => m.ForgotPasswordScreen),
)
export const ResetPasswordPage = loadable(() =>
  import('../features/auth/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen),
)
export const VerifyEmailPage = loadable(() =>
  import('../features/auth/verify-email-screen.tsx').then((m) => m.VerifyEmailScreen),
)
export const AuthPage = loadable(() => import('../features/auth/auth-screen.tsx').then((m) => m.AuthScreen))
export const NotFoundPage = loadable(() => import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage))
export const AdminPage = loadable(() => import('./pages/admin-page.tsx').then((m) => m.AdminPage))
export const DashboardPage = loadable(() => import('./pages/dashboard-page.tsx').then((m) => m.DashboardPage))
export const ResultPage = loadable(() => import('./pages/result-page.tsx').then((m) => m.ResultPage))
export const HistoryPage = loadable(() =>
  import('../features/history/history-screen.tsx').then((m) => m.HistoryScreen),
)
export const ProfilePage = loadable(() =>
  import('../features/profile/profile-screen.tsx').then((m) => m.ProfileScreen),
)
export const FacePage = loadable(() => import('../features/face/face-screen.tsx').then((m) => m.FaceScreen))
export const FaceResultPage = loadable(() =>
  import('../features/face/face-result-screen.tsx').then((m) => m.FaceResultScreen),
)
export const TrendsPage = loadable(() =>
  import('../features/trends/trends-screen.tsx').then((m) => m.TrendsScreen),
)
export const BillingPage = loadable(() =>
  import('../features/billing/billing-screen.tsx').then((m) => m.BillingScreen),
)
export const TestCheckoutPage = loadable(() =>
  import('../features/test-checkout/test-checkout-screen.tsx').then((m) => m.TestCheckoutScreen),
)
export const WithdrawalPage = loadable(() =>
  import('../features/withdrawal/withdrawal-screen.tsx').then((m) => m.WithdrawalScreen),
)
export const IngredientsPage = loadable(() =>
  import('../features/ingredients/ingredients-screen.tsx').then((m) => m.IngredientsScreen),
)
export const IngredientPage = loadable(() =>
  import('../features/ingredients/ingredient-screen.tsx').then((m) => m.IngredientScreen),
)
export const ComparePage = loadable(() =>
  import('../features/compare/compare-screen.tsx').then((m) => m.CompareScreen),
)
