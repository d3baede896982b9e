import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { currentPlan, limitsOf, playPlan } from '../../testing/sample-answers.test-support.ts'
import { address, documentsLeftFor, openScreen, texts, toast } from '../../testing/screen.test-support.tsx'
import { bars, cancel, invoices, openBilling, plan, usage } from './billing.test-support.ts'

test('BILL-01 BILL-03 BILL-04 BILL-05 BILL-06 BILL-07 BILL-10 BILL-11 Free shows its plan and usage, and the way to more', async () => {
  await openBilling()
  await expect.element(plan().getByText('Check a few products a month.')).toBeVisible()
  expect(texts(plan().css('[data-plan-name]'))).toEqual(['Free'])
  expect(texts(plan().getByRole('definition'))).toEqual(['Free', 'Monthly'])
  await expect.element(plan().getByRole('link', { name: 'Change Plan' })).toHaveAttribute('href', '/pricing')
  await expect.element(plan().getByText('No Active Subscription')).toBeVisible()
  await expect.element(plan().getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/pricing')
  expect(cancel().elements()).toEqual([])
  expect(page.getByText('Active Subscription', { exact: true }).elements()).toEqual([])
})

test('BILL-11 an account without any plan is told so and led to the plans', async () => {
  server.answersOddly(CALLS.currentSubscription, { plan: null })
  await openBilling()
  await expect.element(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible()
  await page.getByRole('link', { name: 'View Plans' }).click()
  await expect.poll(address).toBe('/pricing')
})

test('BILL-02 UX-18 a spinner waits; what could not be loaded says so and loads on a second try', async () => {
  server.answersOddly(CALLS.currentSubscription, '', 400)
  const answer = server.holds(CALLS.currentSubscription)
  await openScreen('/billing')
  await expect.element(page.getByRole('status').getByText('Loading...')).toBeInTheDocument()
  answer()
  await expect.element(page.getByRole('alert').getByText('Your plan could not be loaded.')).toBeVisible()
  server.answers(CALLS.currentSubscription, currentPlan())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(plan()).toBeVisible()
})

test('BILL-01 BILL-12 BILL-30 BILL-36 BILL-37 DEC-50 what was bought in the test checkout stands there with its mark and its next date', async () => {
  playPlan(limitsOf({}, { name: 'Standard' }), currentPlan('Standard'))
  await openBilling()
  await expect.element(plan().getByText('Active Subscription', { exact: true })).toBeVisible()
  await expect.element(plan().getByText('Next billing date: Jan 1, 2099')).toBeVisible()
  expect(texts(plan().getByRole('definition'))).toEqual(['$9.99/month', 'Monthly'])
  await expect.element(plan().getByText('Bought in the test checkout: no money was taken.')).toBeVisible()
  await expect.element(usage().getByText('0 of 50 this month')).toBeVisible()
  await expect.element(usage().getByText('0 of 3 this month')).toBeVisible()
  await expect
    .element(usage().getByText('No Usage Data: Start analyzing to see your usage statistics'))
    .toBeVisible()
  await expect
    .element(invoices().getByText('The test checkout takes no money and writes no invoices.'))
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Payment details' }).elements()).toEqual([])

  playPlan(limitsOf({ analyses: 1 }, { name: 'Standard' }))
  await openBilling()
  await expect.element(usage().getByText('1 of 50 this month')).toBeVisible()
  expect(usage().getByText('No Usage Data').elements()).toEqual([])
})

const PAST = '2020-01-10T00:00:00.000Z'
const AHEAD = '2099-01-10T00:00:00.000Z'

test.each([
  [
    'past due',
    { status: 'past_due', graceEndsAt: AHEAD },
    ['Payment failed', 'Your access ends on Jan 10, 2099 unless a payment succeeds.'],
  ],
  [
    'past due for long',
    { status: 'past_due', graceEndsAt: PAST },
    ['Payment failed', 'your access ended on Jan 10, 2020'],
  ],
  ['paused', { status: 'paused' }, ['Subscription paused', 'your account is on Free until it goes on']],
  [
    'in its trial',
    { status: 'trialing', currentPeriodEnd: AHEAD },
    ['Your trial ends on Jan 10, 2099. The first payment is taken then.'],
  ],
] as const)(
  'BILL-45 BILL-07 a subscription that is %s says what that means, and shows no banner of an active one',
  async (_, part, words) => {
    server.answers(CALLS.currentSubscription, currentPlan('Premium', 'monthly', { ...part, isTest: false }))
    await openBilling()
    for (const text of words) await expect.element(plan().getByText(text)).toBeVisible()
    expect(
      plan()
        .getByText(/Active Subscription|Next billing date/)
        .elements(),
    ).toEqual([])
    expect(cancel().elements()).toEqual([])
  },
)

test('BILL-45 payment details open at the provider, and at no other address', async () => {
  server.answers(CALLS.paymentSettings, { mode: 'paddle', clientToken: null, environment: 'sandbox' })
  server.answers(
    CALLS.currentSubscription,
    currentPlan('Premium', 'monthly', { status: 'past_due', graceEndsAt: AHEAD, isTest: false }),
  )
  server.answers(CALLS.portal, { url: 'https://customer-portal.paddle.com.evil.example/x' })
  await openBilling()
  await page.getByRole('button', { name: 'Payment details' }).click()
  await expect.element(toast()).toHaveTextContent('could not be opened')
  expect(documentsLeftFor).toEqual([])

  server.answers(CALLS.portal, { url: 'https://customer-portal.paddle.com/cpl_1' })
  await page.getByRole('button', { name: 'Payment details' }).click()
  await expect.poll(() => documentsLeftFor).toEqual(['https://customer-portal.paddle.com/cpl_1'])
})

test('DEC-47 a plan that follows is told before it starts, and can be taken back', async () => {
  const nextPlan = { id: 'standard-monthly', name: 'Standard', billingPeriod: 'monthly' } as const
  server.answers(CALLS.currentSubscription, currentPlan('Premium', 'monthly', { nextPlan }))
  server.answers(CALLS.reactivate, () => {
    server.answers(CALLS.currentSubscription, currentPlan('Premium'))
    return { success: true, message: 'You keep Premium.' }
  })
  await openBilling()
  await expect.element(page.getByText('Standard (monthly) from Jan 1, 2099')).toBeVisible()
  await page.getByRole('button', { name: 'Keep Premium (monthly)' }).click()
  await expect.element(toast()).toHaveTextContent('Subscription Reactivated')
  await expect.element(page.getByText('Change of plan scheduled')).not.toBeInTheDocument()
})

test('BILL-34 BILL-35 BILL-36 BILL-40 B-62 without a limit the plan shows an empty bar and the usage a fifth; 0 is not available', async () => {
  playPlan(limitsOf({}, { name: 'Premium' }), currentPlan('Premium'))
  await openBilling()
  await expect.element(plan().getByText('Unlimited', { exact: true })).toBeVisible()
  expect(bars(plan())).toEqual(['band-good 0%'])
  await expect.element(usage().getByText('∞')).toBeVisible()
  expect(bars(usage())).toEqual(['band-good 20%', 'band-good 0%'])
  await openScreen('/pricing')
  await expect.element(page.css('[data-plan-bar]').getByText('Unlimited')).toBeVisible()
  expect(bars(page.css('[data-plan=premium-monthly]'))).toEqual(['band-good 0%'])

  playPlan(limitsOf({ analyses: 900 }, { analyses: null, faces: 0 }))
  await openBilling()
  await expect.element(usage().getByText('Not Available')).toBeVisible()
  expect(bars(usage())).toEqual(['band-good 20%'])
  expect(usage().getByText("You're approaching").elements()).toEqual([])
})

test('BILL-31 BILL-32 BILL-33 BILL-38 BILL-39 BILL-44 the bars change colour at 75 and 90 %, the warnings start at 80 %', async () => {
  const warned = () =>
    usage().getByText("You're approaching your monthly limit. Consider upgrading your plan.").elements()
  const faceWarned = usage().getByText("You're approaching your monthly limit for face analyses.")
  for (const [analyses, bar, warnings] of [
    [37, 'band-good 74%', 0],
    [38, 'band-fair 76%', 0],
    [40, 'band-fair 80%', 1],
    [45, 'band-poor 90%', 1],
    [55, 'band-poor 100%', 1],
  ] as const) {
    playPlan(limitsOf({ analyses, faces: 2 }, { name: 'Standard' }))
    await openBilling()
    expect(bars(usage())).toEqual([bar, expect.stringMatching(/^band-good 66\.6+/)])
    expect(warned()).toHaveLength(warnings)
    expect(faceWarned.elements()).toEqual([])
  }
  playPlan(limitsOf({ analyses: 1, faces: 3 }, { name: 'Standard' }))
  await openBilling()
  await expect.element(faceWarned).toBeVisible()
})

test('DEC-46 B-63 an annual plan counts one pool: this year, and a yearly limit', async () => {
  playPlan(limitsOf({ analyses: 540, faces: 36 }, { name: 'Standard', period: 'annual' }))
  await openBilling()
  await expect.element(usage().getByText('540 of 600 this year')).toBeVisible()
  await expect.element(usage().getByText('36 of 36 this year')).toBeVisible()
  await expect
    .element(usage().getByText("You're approaching your yearly limit. Consider upgrading your plan."))
    .toBeVisible()
  expect(page.getByText('this month').elements()).toEqual([])
})

test('BILL-41 API-07 the limits are asked for again every half minute', async () => {
  vi.useFakeTimers()
  await openBilling()
  const asked = () => server.requests(CALLS.limits).length
  const before = asked()
  await vi.advanceTimersByTimeAsync(29_000)
  await expect.element(usage()).toBeVisible()
  expect(asked()).toBe(before)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.poll(asked).toBe(before + 1)
})

test('a visitor who opens a test checkout signs in first', async () => {
  server.signsIn(null)
  await openScreen('/test-checkout?intent=x')
  await expect.poll(address).toBe(`/auth?next=${encodeURIComponent('/test-checkout?intent=x')}`)
})
