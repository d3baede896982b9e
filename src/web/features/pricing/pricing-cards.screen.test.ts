import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { PLANS } from '../../../contract/plan-catalogue.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { currentPlan } from '../../testing/sample-answers.test-support.ts'
import { openScreen, PHONE, texts } from '../../testing/screen.test-support.tsx'
import { annual, card, order, ribbons } from './pricing.test-support.ts'

const names = () => texts(page.css('[data-plan] h2'))

test('PRICE-01 PRICE-02 PRICE-03 PRICE-04 PRICE-07 both views show three plans, the year with what it saves', async () => {
  server.signsIn(null)
  await openScreen('/pricing')
  await expect.poll(names).toEqual(['Free', 'Standard', 'Premium'])
  expect(ribbons('standard-monthly')).toEqual(['Most Popular'])
  expect(page.css('[data-ribbon]').elements()).toHaveLength(1)
  expect(page.getByText('Save 20%').elements()).toEqual([])

  await annual()
  expect(names()).toEqual(['Free', 'Standard', 'Premium'])
  await expect.element(page.getByText('Save 20%').first()).toBeVisible()
  expect(ribbons('standard-annual')).toEqual(['Most Popular'])
})

test.each([
  { name: 'Free', id: 'free' },
  { name: 'Standard', id: 'standard-monthly' },
] as const)('no button moves when it is known that the plan is $name', async ({ name, id }) => {
  server.answers(CALLS.currentSubscription, currentPlan(name))
  const letGo = server.holds(CALLS.currentSubscription)
  await openScreen('/pricing', { viewport: PHONE })
  await expect.element(order('premium-monthly')).toHaveTextContent('Loading...')
  const places = () =>
    [id, 'premium-monthly'].map((one) => Math.round(order(one).element().getBoundingClientRect().y))
  const before = places()
  letGo()
  await expect.element(card(id).css('[data-plan-bar]')).toBeVisible()
  expect(places()).toEqual(before)
})

test('PRICE-29..38 the cards hold the prices, the limits and what else a plan gives', async () => {
  server.signsIn(null)
  await openScreen('/pricing')
  const has = async (id: string, ...parts: string[]) => {
    for (const part of parts) await expect.element(card(id)).toHaveTextContent(part)
  }
  await has('free', '$0', '5 ingredient analyses/month', 'No face analyses included')
  await has('standard-monthly', '$9.99', '50 ingredient analyses/month', '3 face analyses/month')
  await has('premium-monthly', '$19.99', 'Unlimited ingredient analyses/month', '25 face analyses/month')
  await has('premium-monthly', 'Everything in Standard')
  await annual()
  await has('standard-annual', '$95.90', '600 ingredient analyses/year', '36 face analyses/year', 'Save 20%')
  await has('premium-annual', '$191.90', 'Unlimited ingredient analyses/year', '300 face analyses/year')
  expect(texts(page.css('[data-plan] s'))).toEqual(['$119.88', '$239.88'])
})

test('PRICE-06 PRICE-14 a skeleton stands there until the server has said what it sells', async () => {
  server.signsIn(null)
  server.answers(
    CALLS.plans,
    PLANS.map((plan) => ({ ...plan, description: `Sold: ${plan.id}` })),
  )
  const answer = server.holds(CALLS.plans)
  await openScreen('/pricing')
  await expect.element(page.getByRole('status').getByText('Loading the plans...')).toBeInTheDocument()
  expect(page.css('[data-plan]').elements()).toEqual([])

  answer()
  await expect.element(page.getByText('Sold: premium-monthly')).toBeVisible()
  expect(page.getByText('Loading the plans...').elements()).toEqual([])
})

test('PRICE-06 nothing that can be pressed moves when it comes late that payments are a test, or what is used', async () => {
  const modeKnown = server.holds(CALLS.paymentSettings)
  const usageKnown = server.holds(CALLS.limits)
  await openScreen('/pricing')
  await expect.element(page.getByRole('status').getByText('Loading the plans...')).toBeInTheDocument()
  const controls = () => [...document.querySelectorAll('main :is(a, button)')]
  const places = (of: readonly Element[]) => of.map((one) => one.isConnected && one.getBoundingClientRect().y)
  const early = controls()
  const before = places(early)
  modeKnown()
  await expect.element(order('free')).toHaveTextContent('Current Plan')
  expect(places(early)).toEqual(before)

  const all = controls()
  const between = places(all)
  usageKnown()
  await expect.element(page.css('[data-plan-bar]')).toBeVisible()
  expect(places(all)).toEqual(between)
})

test.each(['none', 'a failure'])(
  'PRICE-28 without plans from the server (%s) the catalogue that ships with the page is shown',
  async (answer) => {
    server.signsIn(null)
    if (answer === 'none') server.answers(CALLS.plans, [])
    else server.answersOddly(CALLS.plans, '', 500)
    await openScreen('/pricing')
    await expect.poll(names).toEqual(['Free', 'Standard', 'Premium'])
    await expect
      .element(card('premium-monthly').getByText('Unlimited ingredient analyses/month'))
      .toBeVisible()
  },
)

test('PRICE-05 PRICE-08 PRICE-10 PRICE-11 B-65 the own plan is one of name and period; up is an upgrade, down a switch', async () => {
  await openScreen('/pricing')
  await expect.element(order('free')).toHaveTextContent('Current Plan')
  await expect.element(order('free')).toBeDisabled()
  expect(ribbons('free')).toEqual(['Current Plan'])
  await expect.element(card('free').css('[data-badge]')).toHaveTextContent('Current Plan')
  await expect.element(order('standard-monthly')).toHaveTextContent('Upgrade to Standard')
  await expect.element(order('premium-monthly')).toHaveTextContent('Upgrade to Premium')

  server.answers(CALLS.currentSubscription, currentPlan('Standard'))
  await openScreen('/pricing')
  await expect.element(order('free')).toHaveTextContent('Switch to Free')
  expect(ribbons('standard-monthly')).toEqual(['Most Popular', 'Current Plan'])
  await expect.element(order('standard-monthly')).toBeDisabled()
  await expect.element(order('premium-monthly')).toHaveTextContent('Upgrade to Premium')
  await annual()
  expect(ribbons('standard-annual')).toEqual(['Most Popular'])
  await expect.element(order('standard-annual')).toHaveTextContent('Upgrade to Standard')
  expect(card('standard-annual').css('[data-badge]').elements()).toEqual([])
})

test('DEC-50 where no money moves the page says so, to visitors and members, and nothing of a provider is loaded', async () => {
  const foreign = () =>
    performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin))
  performance.clearResourceTimings()
  for (const account of [null, server.account()]) {
    server.signsIn(account)
    await openScreen('/pricing')
    await expect.element(page.getByText('Test mode: no money moves')).toBeVisible()
    await expect.element(order('free')).toBeVisible()
    expect(foreign()).toEqual([])
  }
})

test('UX-18 when the own plan cannot be loaded nothing is sold, and a second try loads it', async () => {
  server.answersOddly(CALLS.currentSubscription, '', 400)
  await openScreen('/pricing')
  await expect.element(page.getByRole('alert').getByText('nothing can be changed right now')).toBeVisible()
  await expect.element(order('premium-monthly')).toBeDisabled()
  server.answers(CALLS.currentSubscription, currentPlan())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(order('premium-monthly')).toHaveTextContent('Upgrade to Premium')
})
