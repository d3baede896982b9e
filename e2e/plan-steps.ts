import type { Page } from 'playwright-core'

/** Buys a plan of the monthly view through the test checkout; ends on the billing page with the plan changed. */
export async function buy(page: Page, plan: 'Standard' | 'Premium'): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/pricing`)
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

/** A finite or unlimited plan with some of it used, for the views of limits. */
export async function withUsage(
  page: Page,
  used: { analyses: number; faces?: number },
  limits: { analyses: number | null; faces?: number | null; period?: 'monthly' | 'annual'; name?: string },
): Promise<void> {
  const { analyses, faces = 0, period = 'monthly', name = 'Free' } = limits
  await answering(page, '/api/subscription/limits', (json) => ({
    ...json,
    plan: {
      name,
      billingPeriod: period,
      features: { maxAnalysesPerMonth: analyses, maxFaceAnalysesPerMonth: faces },
    },
    usage: { analysesCount: used.analyses, faceAnalysesCount: used.faces ?? 0 },
    remainingAnalyses: analyses === null ? null : analyses - used.analyses,
    remainingFaceAnalyses: faces === null ? null : faces - (used.faces ?? 0),
  }))
}

export function toastOf(page: Page) {
  return page.locator('[data-toast]').last()
}
