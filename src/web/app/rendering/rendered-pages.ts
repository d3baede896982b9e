import { matches, partOf } from '../../lib/navigation.tsx'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { partsOfKey, type FirstState } from '../../../contract/first-state.ts'
import { pathOf } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'

/** Source of each public page, by its address: its files are asked for together with the first HTML. */
const PAGES: Readonly<Record<string, string>> = {
  [paths.home]: 'features/landing/landing-screen.tsx',
  [paths.pricing]: 'features/pricing/pricing-screen.tsx',
  [paths.about]: 'features/legal/about-screen.tsx',
  [paths.contact]: 'features/contact/contact-screen.tsx',
  [paths.terms]: 'features/legal/terms-screen.tsx',
  [paths.privacy]: 'features/legal/privacy-screen.tsx',
  [paths.refund]: 'features/legal/refund-screen.tsx',
  [paths.withdraw]: 'features/withdrawal/withdrawal-screen.tsx',
  [paths.ingredients]: 'features/ingredients/ingredients-screen.tsx',
  '/ingredients/:slug': 'features/ingredients/ingredient-screen.tsx',
}

/** Pages of an account: rendered where what they show came along, and made in the browser otherwise. */
const OWN_PAGES: readonly { path: string; shows: string; source: string }[] = [
  { path: paths.dashboard, shows: ENDPOINTS.listAnalyses.path, source: 'app/pages/dashboard-page.tsx' },
  {
    path: paths.history,
    shows: ENDPOINTS.cosmeticHistory.path,
    source: 'features/history/history-screen.tsx',
  },
]

/** Pages that are made in the browser: they show what belongs to an account, or a form that a key in the address opens. */
const IN_BROWSER: readonly string[] = [
  paths.auth,
  paths.forgotPassword,
  '/reset-password',
  paths.verifyEmail,
  paths.dashboard,
  paths.history,
  paths.compare,
  paths.profile,
  paths.face,
  paths.trends,
  paths.billing,
  paths.testCheckout,
  paths.admin,
  '/ingredient-analysis',
  '/analysis/:id',
  '/face-analysis/:id',
]

/** Comes by itself in the app's frame, for those signed in. */
const OWN_HEADER = 'app/shell/app-header.tsx'

const NOT_FOUND = 'app/pages/not-found-page.tsx'

const RESULTS = [ENDPOINTS.getPublicAnalysis, ENDPOINTS.getAnalysis] as const

/** A result that came along, shared or own, is shown at once; all others are asked for by the browser. */
function isResultThere(pathname: string, state: FirstState): boolean {
  const id = partOf('/analysis/:id', pathname)
  if (id === null) return false
  return RESULTS.some((call) => pathOf(call, { id }) in state)
}

/** The sources of the page that the server renders at this address; null where the browser makes it. */
export function renderedPage(
  pathname: string,
  state: FirstState,
): { sources: readonly string[]; isFound: boolean } | null {
  const is = (pattern: string) => matches(pattern, pathname)
  const page = Object.entries(PAGES).find(([pattern]) => is(pattern))
  if (page) return { sources: [page[1]], isFound: true }
  const known = Object.keys(state).map((key) => partsOfKey(key)[0])
  const own = OWN_PAGES.find(({ path, shows }) => is(path) && known.includes(shows))
  const header = state[ENDPOINTS.getUser.path] ? [OWN_HEADER] : []
  if (own) return { sources: [own.source, ...header], isFound: true }
  if (isResultThere(pathname, state))
    return { sources: ['app/pages/result-page.tsx', ...header], isFound: true }
  return IN_BROWSER.some(is) ? null : { sources: [NOT_FOUND], isFound: false }
}
