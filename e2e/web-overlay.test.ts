import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page, Request } from 'playwright-core'
import { toastOf } from './plan-steps.ts'
import { loaded, roundTrip } from './web-steps.ts'
import { BLANK, createWorld, open, type World } from './world.ts'

/** An app that sells through the provider: nothing here reaches it, its script is played by `STAND_IN`. */
let world: World
beforeAll(async () => {
  world = await createWorld({
    PADDLE_API_KEY: 'pdl_sdbx_apikey_played',
    PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_played',
    PADDLE_CLIENT_TOKEN: 'test_played',
    PADDLE_ENV: 'sandbox',
    PADDLE_PRICE_STANDARD_MONTHLY: 'pri_standardmonthly',
    PADDLE_PRICE_STANDARD_ANNUAL: 'pri_standardannual',
    PADDLE_PRICE_PREMIUM_MONTHLY: 'pri_premiummonthly',
    PADDLE_PRICE_PREMIUM_ANNUAL: 'pri_premiumannual',
  })
}, 90_000)
afterAll(() => world.close())

const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js'

/** Writes down what it is told, in the order it is told it. */
const STAND_IN = `window.told = []
window.PaddleBillingV1 = {
  Environment: { set: (name) => window.told.push(['environment', name]) },
  Initialize: (options) => { window.told.push(['initialize', options.token]); window.PaddleBillingV1.Initialized = true },
  Update: () => window.told.push(['update']),
  Checkout: { open: (order) => window.told.push(['open', order]) },
}`

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told)
const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade to Premium' })

async function withScript(page: Page, answer: 'plays' | 'is blocked') {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    if (new URL(request.url()).hostname.endsWith('paddle.com')) asked.push(request.url())
  })
  await page.route(SCRIPT, (route) =>
    answer === 'plays'
      ? route.fulfill({ contentType: 'text/javascript', body: STAND_IN })
      : route.abort('blockedbyclient'),
  )
  return asked
}

test('PRICE-18 PRICE-19 PRICE-24 the overlay opens once with the price, whose purchase it is, and the way back', async () => {
  const { page, problems } = await world.visitAs('overlay-open', BLANK, { colorScheme: 'dark' })
  const asked = await withScript(page, 'plays')
  await open(page, `${world.app.origin}/pricing`)
  await expect.poll(() => asked).toEqual([SCRIPT])
  await upgrade(page).click()
  await expect.poll(async () => (await told(page)).length).toBe(3)

  const [environment, initialize, opening] = (await told(page)) as [unknown, unknown, [string, object]]
  expect([environment, initialize]).toEqual([
    ['environment', 'sandbox'],
    ['initialize', 'test_played'],
  ])
  expect(opening).toEqual([
    'open',
    {
      items: [{ priceId: 'pri_premiummonthly', quantity: 1 }],
      customer: { email: 'overlay-open@example.test' },
      settings: {
        allowLogout: false,
        theme: 'dark',
        successUrl: `${world.app.origin}/billing?checkout=done`,
      },
      customData: {
        userId: expect.stringMatching(/^usr_/),
        planId: 'premium-monthly',
        source: 'opaline-web',
        intent: expect.stringMatching(/^buy_[^.]+\.[^.]+$/),
      },
    },
  ])
  await upgrade(page).click()
  await expect.poll(async () => (await told(page)).length).toBe(4)
  expect(await page.getByText('Test mode').count()).toBe(0)
  expect(problems).toEqual([])
})

test('PRICE-24 B-67 the script of the provider comes with the pages that sell and with no other', async () => {
  const { page } = await world.visitAs('overlay-lazy', BLANK)
  const asked = await withScript(page, 'plays')
  for (const path of ['/', '/about', '/dashboard', '/history', '/profile', '/withdraw', '/billing']) {
    await open(page, world.app.origin + path)
    await loaded(page)
    await roundTrip(page)
  }
  expect(asked).toEqual([])

  // The provider's mail about a failed payment leads here with the payment that is open.
  await open(page, `${world.app.origin}/billing?_ptxn=txn_1`)
  await expect.poll(() => asked).toEqual([SCRIPT])
})

test('UX-18 where the script is blocked that is said, and nothing is bought or lost', async () => {
  const { page } = await world.visitAs('overlay-blocked', BLANK)
  await withScript(page, 'is blocked')
  await open(page, `${world.app.origin}/pricing`)
  await upgrade(page).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await upgrade(page).click()

  await toastOf(page).getByText('The checkout could not be opened').waitFor()
  await page.getByRole('main').getByRole('alert').getByText('Nothing was charged').waitFor()
  expect(await upgrade(page).isEnabled()).toBe(true)
  await page.unroute(SCRIPT)
  await withScript(page, 'plays')
  await page.getByRole('button', { name: 'Reload this page' }).click()
  await page.getByRole('main').getByRole('alert').waitFor({ state: 'detached' })
  await upgrade(page).click()
  await expect.poll(async () => (await told(page)).length).toBe(3)
})
