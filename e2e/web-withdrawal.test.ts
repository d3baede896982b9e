import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { mailsTo } from './mailbox.ts'
import { BLANK, createWorld, PHONE, reload, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const name = (page: Page) => page.getByLabel('Your name')
const email = (page: Page) => page.getByLabel('E-mail for the receipt')
const contract = (page: Page) => page.getByLabel('Contract you withdraw from')
const first = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Withdraw from contract' })
const second = (page: Page) => page.getByRole('button', { name: 'Confirm withdrawal' })

async function fillIn(page: Page, address: string) {
  await name(page).fill('Ana Reis')
  await email(page).fill(address)
  await contract(page).fill('Standard, monthly, bought on 3 May 2026')
}

function sent(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/withdrawals')) bodies.push(request.postDataJSON())
  })
  return bodies
}

test('DEC-56 B-59 a visitor withdraws in two steps, sees what is sent before, and gets a receipt with date and reference', async () => {
  const { page, problems } = await world.visit('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' }).click()
  await page.waitForURL('**/withdraw')
  const bodies = sent(page)
  await fillIn(page, 'visitor@example.test')
  await first(page).click()

  const step = page.getByRole('region', { name: 'Confirm your withdrawal' })
  await step.waitFor()
  const shown = await step.innerText()
  for (const text of ['Ana Reis', 'visitor@example.test', 'Standard, monthly, bought on 3 May 2026'])
    expect(shown).toContain(text)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Confirm your withdrawal')
  expect(bodies).toEqual([])
  await second(page).click()

  const receipt = page.getByRole('region', { name: 'Your withdrawal was received' })
  await receipt.getByText('A receipt was sent to visitor@example.test.').waitFor()
  expect(await receipt.innerText()).toMatch(/\w{3} \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M/)
  expect(await receipt.innerText()).toMatch(/Reference\s+[A-Z0-9]{8}/)
  expect(bodies).toEqual([
    { name: 'Ana Reis', email: 'visitor@example.test', contract: 'Standard, monthly, bought on 3 May 2026' },
  ])
  expect(await second(page).count()).toBe(0)
  await expect.poll(() => mailsTo(world.app.dataDir, 'visitor@example.test'), { timeout: 30_000 }).toBe(1)
  expect(problems).toEqual([])
})

test(
  'UX-01 UX-04 UX-07 each step fits a phone, also at twice the text size, passes axe and works by keyboard',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visit('/withdraw', { viewport: PHONE })
    const clean = async (state: string) => {
      expect({ state, found: await axeFindings(page) }).toEqual({ state, found: [] })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(PHONE.width)
    }
    await first(page).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await clean('errors')
    await fillIn(page, `${'long'.repeat(12)}@example.test`)
    await contract(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await second(page).waitFor()
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await clean('confirm')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('A receipt was sent').waitFor()
    await clean('receipt')
  },
)

test('DEC-56 Back leads from the second step to the first; a reload and a way back lose neither the lines nor the receipt', async () => {
  const { page, problems } = await world.visit('/refund')
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract' }).click()
  await page.waitForURL('**/withdraw')
  const bodies = sent(page)
  await fillIn(page, 'goes-back@example.test')
  await first(page).click()
  await second(page).waitFor()

  await page.goBack()
  await first(page).waitFor()
  expect(await contract(page).inputValue()).toBe('Standard, monthly, bought on 3 May 2026')
  await page.goBack()
  await page.waitForURL('**/refund')
  await page.goForward()
  await first(page).waitFor()
  expect(await name(page).inputValue()).toBe('Ana Reis')
  await first(page).click()
  await second(page).waitFor()
  await reload(page)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await first(page).waitFor()
  expect(await email(page).inputValue()).toBe('goes-back@example.test')

  await first(page).click()
  await second(page).dblclick()
  const receipt = page.getByRole('region', { name: 'Your withdrawal was received' })
  await receipt.waitFor()
  const reference = /Reference\s+([A-Z0-9]{8})/.exec(await receipt.innerText())?.[1] ?? 'none'
  await reload(page)
  await receipt.getByText(reference).waitFor()
  expect(bodies).toHaveLength(1)
  expect(problems).toEqual([])
})

test('DEC-56 without JavaScript nothing typed goes into the address, and another way to withdraw is said', async () => {
  const visited = await world.visit(BLANK)
  const context = await visited.context.browser()?.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context?.newPage()
  if (page === undefined) throw new Error('the browser has gone')
  await page.goto(`${world.app.origin}/withdraw`, { waitUntil: 'commit' })
  const said = page.locator('main noscript')
  await said.waitFor()
  expect(await said.innerText()).toContain('Your withdrawal counts in your own words as well')
  await fillIn(page, 'no-script@example.test')

  const hasAsked = page.waitForEvent('request', { timeout: 1_000 }).then(
    () => true,
    () => false,
  )

  await first(page).click()
  await page.keyboard.press('Enter')

  expect(await hasAsked).toBe(false)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(() => name(page).inputValue()).toBe('Ana Reis')
  await context?.close()
})
