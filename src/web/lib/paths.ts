const WAITING = 'waiting-'

/** Every address of the product once. */
export const paths = {
  home: '/',
  auth: '/auth',
  reset: '/auth?view=reset',
  register: '/auth?view=register',
  dashboard: '/dashboard',
  history: '/history',
  profile: '/profile',
  billing: '/billing',
  face: '/face-analysis',
  trends: '/skin-health-tracker',
  admin: '/admin',
  pricing: '/pricing',
  testCheckout: '/test-checkout',
  /** Where a checkout leads back to. */
  bought: '/billing?checkout=done',
  withdraw: '/withdraw',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  forgotPassword: '/forgot-password',
  verifyEmail: '/verify-email',
  ingredients: '/ingredients',
  searchFor: (text: string) => (text === '' ? '/ingredients' : `/ingredients?q=${encodeURIComponent(text)}`),
  ingredient: (slug: string) => `/ingredients/${encodeURIComponent(slug)}`,
  compare: '/compare',
  compared: (ids: readonly string[]) => `/compare?ids=${ids.map(encodeURIComponent).join(',')}`,
  analysis: (id: string) => `/analysis/${encodeURIComponent(id)}`,
  /** A result that this device made, by the key that it is sent with. */
  waiting: (key: string) => `/analysis/${WAITING}${encodeURIComponent(key)}`,
  faceResult: (id: string) => `/face-analysis/${encodeURIComponent(id)}`,
} as const

export function authThen(next: string): string {
  return `${paths.auth}?next=${encodeURIComponent(next)}`
}

/** The key of a result that this device made; null for every other id. */
export function waitingKeyOf(id: string): string | null {
  return id.startsWith(WAITING) ? id.slice(WAITING.length) : null
}
