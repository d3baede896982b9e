import { CALLS } from '../../../contract/calls.ts'
import type { FirstState } from '../../../contract/first-state.ts'
import type { Deps } from '../../deps.ts'
import type { PageAnswer } from '../../platform/page-answer.ts'
import { readSession } from '../../platform/session.ts'
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
    const user = actor === null ? null : CALLS.getUser.answer.parse(await getUser(deps, actor))
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
