import { answerOf, CALLS } from '../../../contract/calls.ts'
import type { FirstState } from '../../../contract/first-state.ts'
import type { Deps } from '../../deps.ts'
import type { PageAnswer } from '../../platform/pages/page-answer.ts'
import { readSession } from '../../platform/security/session.ts'
import { getUser } from '../accounts/accounts.ts'
import { readSiteFacts } from '../site/site.ts'
import { listPlans } from '../subscription/subscription.ts'

/**
 * What every page knows from its first HTML: who is signed in (null: nobody) and what the owner says of the service. null
 * where the account cannot be asked for now; the page then asks for itself and says so.
 */
export async function firstState(deps: Deps, token: string | undefined): Promise<FirstState | null> {
  try {
    const actor = token === undefined ? null : await readSession(deps, token)
    const user = actor === null ? null : answerOf('getUser', await getUser(deps, actor))
    return { [CALLS.getUser.path]: user, [CALLS.getSite.path]: readSiteFacts(deps) }
  } catch (err) {
    deps.log.warn({ err }, 'a page is sent without its account')
    return null
  }
}

/** Plans and how they are paid: what `/pricing` shows at once. */
export async function pricingPage(deps: Deps, path: string): Promise<PageAnswer | null> {
  if (path !== '/pricing') return null
  const plans = await listPlans(deps).catch(() => undefined)
  const settings = { [CALLS.paymentSettings.path]: deps.payments.settings }
  return { state: plans === undefined ? settings : { ...settings, [CALLS.plans.path]: plans } }
}

/** Whether a purchase moves money stands above everything on this page, and must not push it down later. */
export function billingPage(deps: Deps, path: string): PageAnswer | null {
  if (path !== '/billing') return null
  return { head: { robots: 'noindex' }, state: { [CALLS.paymentSettings.path]: deps.payments.settings } }
}

/** Behind sign-in, or only a way to it: nothing there is for an index, which reads the first HTML and no more. */
const HIDDEN = new Set([
  '/dashboard',
  '/history',
  '/compare',
  '/profile',
  '/face-analysis',
  '/skin-health-tracker',
  '/billing',
  '/test-checkout',
  '/admin',
  '/ingredient-analysis',
  '/auth',
  '/forgot-password',
])

export function hiddenPage(path: string): PageAnswer | null {
  let end = path.length
  while (path.charAt(end - 1) === '/') end -= 1
  return HIDDEN.has(path.slice(0, end)) ? { head: { robots: 'noindex' } } : null
}
