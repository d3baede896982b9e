/** Every address of the product once. */
export const paths = {
  home: '/',
  auth: '/auth',
  reset: '/auth?view=reset',
  dashboard: '/dashboard',
  history: '/history',
  profile: '/profile',
  billing: '/billing',
  face: '/face-analysis',
  trends: '/skin-health-tracker',
  admin: '/admin',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  forgotPassword: '/forgot-password',
  analysis: (id: string) => `/analysis/${encodeURIComponent(id)}`,
} as const

export function authThen(next: string): string {
  return `${paths.auth}?next=${encodeURIComponent(next)}`
}
