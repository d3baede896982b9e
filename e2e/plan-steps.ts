import type { Page } from 'playwright-core'
import { open } from './world.ts'

/** Buys a plan of the monthly view through the test checkout; ends on the billing page with the plan changed. */
export async function buy(page: Page, plan: 'Standard' | 'Premium'): Promise<void> {
  await open(page, `${new URL(page.url()).origin}/pricing`)
  await page.getByRole('button', { name: `Upgrade to ${plan}` }).click()
  await page.getByRole('button', { name: 'Complete test purchase' }).click()
  await page.locator('[data-toast]').getByText('Subscription updated successfully!').waitFor()
  await page.waitForURL('**/billing')
}

/** The same by the calls that its screens make, for what comes after. */
export async function makeSubscription(page: Page, plan: 'Standard' | 'Premium'): Promise<void> {
  const { origin } = new URL(page.url())
  const post = async (path: string, data: object) => {
    const answer = await page.context().request.post(origin + path, { data, headers: { origin } })
    if (!answer.ok()) throw new Error(await answer.text())
    return (await answer.json()) as Record<string, string>
  }
  const planId = `${plan.toLowerCase()}-monthly`
  const { checkoutUrl } = await post('/api/subscription/checkout', { planId })
  const intent = new URL(checkoutUrl ?? '').searchParams.get('intent')
  await post('/api/test-checkout', { intent, outcome: 'pay' })
}

/** Lets one of our own calls answer with something that is hard to bring about: what the server says, changed. */
export async function answering(
  page: Page,
  path: string,
  change: (json: Record<string, unknown>) => unknown,
): Promise<void> {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: change((await answer.json()) as Record<string, unknown>) })
  })
}

export function toastOf(page: Page) {
  return page.locator('[data-toast]').last()
}
