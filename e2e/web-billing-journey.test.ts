import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { toastOf } from './plan-steps.ts'
import { makeAnalysis } from './web-steps.ts'
import { BLANK, createWorld, DESK, open, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const COMMAND =
  "import('./dist/cli/main.mjs').then(({ main }) => main(process.argv.slice(2), process.argv[1]))"

/** The command line on the data of the running app. */
async function opaline(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', COMMAND, resolve('dist'), ...args], {
    env: world.app.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise((done) => child.once('exit', done))
  if (code !== 0) throw new Error(`opaline ${args.join(' ')} ended with ${String(code)}:\n${text}`)
  return text
}

/** Past the end of any month that begins today. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const go = (page: Page, path: string) => open(page, world.app.origin + path)
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Ingredients' })

/** Without loading the page again: what was asked for before a purchase must not be shown any more. */
async function goOn(page: Page, name: string) {
  const nav = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await nav.getByRole('link', { name }).click()
}

async function complete(page: Page, plan: string) {
  await page.getByRole('button', { name: `Upgrade to ${plan}` }).click()
  await page.getByRole('button', { name: 'Complete test purchase' }).click()
  await toastOf(page).getByText('Subscription updated successfully!').waitFor()
  await page.getByRole('region', { name: 'Current Plan' }).getByText('Active Subscription').waitFor()
}

test(
  'SCAN-06 PRICE-16 BILL-25 BILL-26 BILL-27 BILL-28 used up, upgraded, cancelled, ended on a phone, and bought again at a desk',
  { timeout: 150_000 },
  async () => {
    const name = 'billing-journey'
    const { page, problems } = await world.visitAs(name, BLANK, { viewport: PHONE })
    for (const product of ['One', 'Two', 'Three', 'Four', 'Five'])
      await makeAnalysis(page, 'Aqua, Glycerin', product)

    await go(page, '/dashboard')
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport)
      await page
        .getByText('Monthly analysis limit reached. Please upgrade your plan to continue.')
        .filter({ visible: true })
        .waitFor()
    }
    await page.getByLabel('Ingredient list').fill('Aqua, Glycerin, Parfum')
    await expect.poll(() => analyze(page).isDisabled()).toBe(true)
    await page.getByRole('link', { name: 'Upgrade Plan' }).click()
    await page.waitForURL('**/pricing')
    await page.locator('[data-plan-bar]').getByText('5 of 5 this month').waitFor()

    await complete(page, 'Standard')
    await page.getByText('5 of 50 this month').first().waitFor()
    await goOn(page, 'Dashboard')
    await page.getByText('45 analyses left this month').waitFor()
    await expect.poll(() => page.getByLabel('Ingredient list').inputValue()).toBe('Aqua, Glycerin, Parfum')
    await analyze(page).click()
    await page.waitForURL('**/analysis/**')

    await go(page, '/billing')
    await page.getByText('6 of 50 this month').first().waitFor()
    await page.setViewportSize(DESK)
    await page.getByText('6 of 50 this month').first().waitFor()
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Cancel at Period End' }).click()
    await page.getByRole('button', { name: 'Confirm Cancellation' }).click()
    await toastOf(page).getByText('Subscription Cancellation Scheduled').waitFor()
    await go(page, '/dashboard')
    await page.getByText('44 analyses left this month').waitFor()

    const told = await opaline('billing', 'advance', '--user', name, '--to', dayIn(40))
    expect(told).toContain(`${name} has Free`)

    await page.setViewportSize(DESK)
    await go(page, '/billing')
    await page.getByText('No Active Subscription').waitFor()
    expect(await page.locator('[data-plan-name]').innerText()).toBe('Free')
    await go(page, '/history')
    await page.getByRole('heading', { name: 'Five' }).waitFor()
    expect(await page.getByRole('listitem').getByRole('heading').count()).toBe(6)

    await go(page, '/pricing')
    await complete(page, 'Premium')
    expect(await page.locator('[data-plan-name]').innerText()).toBe('Premium')
    await goOn(page, 'Dashboard')
    await page.getByText('Unlimited analyses').first().waitFor()
    expect(problems).toEqual([])
  },
)
