import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { currentPlan } from '../../testing/sample-answers.test-support.ts'
import { address, documentsLeftFor, openScreen, toast } from '../../testing/screen.test-support.tsx'
import { order, ribbons } from './pricing.test-support.ts'

const orders = () => server.bodies(CALLS.checkout)

test('PRICE-09 PRICE-16 PRICE-20 while a purchase begins its button waits, and then the checkout opens', async () => {
  const checkoutUrl = `${location.origin}/test-checkout?intent=i`
  server.answers(CALLS.checkout, { checkoutUrl })
  const answer = server.holds(CALLS.checkout)
  await openScreen('/pricing')
  await order('premium-monthly').click()
  await expect.element(order('premium-monthly')).toHaveTextContent('Processing...')
  await expect.element(order('premium-monthly')).toBeDisabled()
  expect(order('premium-monthly').css('svg').elements()).toHaveLength(1)
  await expect.element(order('standard-monthly')).toBeDisabled()

  server.refuses(CALLS.testCheckout, 404, { code: 'NOT_FOUND', message: 'Not found.' })
  answer()
  await expect.poll(address).toBe('/test-checkout?intent=i')
  expect(orders()).toEqual([{ planId: 'premium-monthly' }])
})

test('PRICE-20 DEC-51 an address of the payment provider is opened, any other is refused', async () => {
  await openScreen('/pricing')
  for (const checkoutUrl of [
    'https://paddle.com.evil.example/pay',
    'http://buy.paddle.com/pay',
    'javascript:document.title="taken"',
  ]) {
    server.answers(CALLS.checkout, { checkoutUrl })
    await order('standard-monthly').click()
    await expect.element(toast()).toHaveTextContent('is not one of our payment provider')
    await expect.element(toast().getByText('Error', { exact: true })).toBeVisible()
    await expect.element(toast()).toHaveClass('border-poor')
    await toast().getByRole('button', { name: 'Close' }).click()
    await expect.element(page.css('[data-toast]')).not.toBeInTheDocument()
  }
  expect(address()).toBe('/pricing')
  expect(documentsLeftFor).toEqual([])

  server.answers(CALLS.checkout, { checkoutUrl: 'https://buy.paddle.com/checkout/1' })
  await order('standard-monthly').click()
  await expect.poll(() => documentsLeftFor).toEqual(['https://buy.paddle.com/checkout/1'])
})

test('PRICE-17 PRICE-21 BILL-21 without anything more to do the plan is asked for again and success is said', async () => {
  const message = 'Standard is your plan from now on.'
  server.answers(CALLS.checkout, { planId: 'standard-monthly', message })
  await openScreen('/pricing')
  await expect.element(order('standard-monthly')).toHaveTextContent('Upgrade to Standard')
  const asked = () => [CALLS.currentSubscription, CALLS.limits].map((call) => server.requests(call).length)
  await expect.poll(asked).toEqual([1, 1])
  await order('standard-monthly').click()

  await expect.element(toast().getByText('Success', { exact: true })).toBeVisible()
  await expect.element(toast()).toHaveTextContent('Subscription updated successfully!')
  await expect.element(page.getByRole('main').getByText(message)).toBeVisible()
  expect(asked()).toEqual([2, 2])
})

test('PRICE-22 PRICE-23 a refusal is told in the words of the server, or in ours where it has none', async () => {
  await openScreen('/pricing')
  const fails = async (text: string) => {
    await order('standard-monthly').click()
    await expect.element(toast()).toHaveTextContent(text)
    await expect.element(toast().getByText('Error', { exact: true })).toBeVisible()
    await expect.element(toast()).toHaveClass('border-poor')
    await expect.element(order('standard-monthly')).toBeEnabled()
  }
  server.refuses(CALLS.checkout, 409, { code: 'CONFLICT', message: 'Standard is your plan already.' })
  await fails('Standard is your plan already.')
  server.answersOddly(CALLS.checkout, '<html>Bad gateway</html>', 502)
  await fails('Failed to process subscription')
})

test('DEC-47 a lower plan is switched to at the end of the period, said before and after', async () => {
  server.answers(CALLS.currentSubscription, currentPlan('Premium'))
  await openScreen('/pricing')
  await expect.element(order('standard-monthly')).toHaveTextContent('Switch to Standard')
  await order('standard-monthly').click()
  const dialog = page.getByRole('dialog', { name: 'Switch to Standard?' })
  await expect.element(dialog.getByText('You keep Premium (monthly) until Jan 1, 2099')).toBeVisible()
  await expect
    .element(dialog.getByText('Nothing is charged today. From then on it costs $9.99 a month.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Keep Premium (monthly)' }).click()
  await expect.element(page.css('dialog')).not.toBeInTheDocument()
  expect(orders()).toEqual([])

  const nextPlan = { id: 'standard-monthly', name: 'Standard', billingPeriod: 'monthly' } as const
  server.answers(CALLS.checkout, () => {
    server.answers(CALLS.currentSubscription, currentPlan('Premium', 'monthly', { nextPlan }))
    return { planId: 'standard-monthly', message: 'Your plan changes on Jan 1, 2099.' }
  })
  await order('standard-monthly').click()
  await dialog.getByRole('button', { name: 'Switch to Standard' }).click()
  await expect.element(toast()).toHaveTextContent('Subscription updated successfully!')
  await expect.element(order('standard-monthly').getByText(/^Starts /)).toBeVisible()
  await expect.element(order('standard-monthly')).toBeDisabled()
  expect(ribbons('premium-monthly')).toEqual(['Current Plan'])
  expect(orders()).toEqual([{ planId: 'standard-monthly' }])
})

test('DEC-48 PRICE-10 switching to Free opens the dialog that cancels', async () => {
  server.answers(CALLS.currentSubscription, currentPlan('Standard'))
  server.answers(CALLS.cancel, () => {
    const cancelled = currentPlan('Standard', 'monthly', { cancelAtPeriodEnd: true })
    server.answers(CALLS.currentSubscription, cancelled)
    return { success: true, message: 'Your subscription ends on Jan 1, 2099.' }
  })
  await openScreen('/pricing')
  await expect.element(order('free')).toHaveTextContent('Switch to Free')
  await order('free').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' })
  await expect.element(dialog.getByText('Your Standard plan stays active until Jan 1, 2099.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm Cancellation' }).click()

  await expect.element(toast()).toHaveTextContent('Subscription Cancellation Scheduled')
  await expect.element(order('free').getByText(/^Starts /)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a paid subscription is not charged for an upgrade before it was said what that costs', async () => {
  server.answers(CALLS.currentSubscription, currentPlan('Standard', 'monthly', { isTest: false }))
  server.answers(CALLS.checkout, { planId: 'premium-monthly', message: 'Premium is your plan from now on.' })
  await openScreen('/pricing')
  await order('premium-monthly').click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium?' })
  await expect.element(dialog.getByText('The difference is charged now')).toBeVisible()
  expect(orders()).toEqual([])
  await dialog.getByRole('button', { name: 'Upgrade to Premium and pay' }).click()
  await expect.element(toast()).toHaveTextContent('Subscription updated successfully!')
  expect(orders()).toHaveLength(1)
})
