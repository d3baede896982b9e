import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { mailsTo } from './mailbox.ts'
import { BLANK, createWorld, PHONE, type Visited, type World } from './world.ts'
import { makeAnalysis } from './web-steps.ts'

const KEEPER = { username: 'keeper@example.test', password: 'a lantern by the sea' }
const DENIED = "Access Denied: You don't have permission to access this page."

let world: World
beforeAll(async () => {
  world = await createWorld({
    ADMIN_EMAIL: KEEPER.username,
    ADMIN_PASSWORD: KEEPER.password,
    SUPPORT_EMAIL: 'help@example.test',
  })
}, 90_000)
afterAll(() => world.close())

async function asKeeper(options: Parameters<World['visit']>[1] = {}): Promise<Visited> {
  const visited = await world.visit(BLANK, options)
  const { origin } = world.app
  const answer = await visited.context.request.post(`${origin}/api/login`, {
    data: KEEPER,
    headers: { origin },
  })
  expect(answer.status()).toBe(200)
  await visited.page.goto(`${origin}/admin`)
  return visited
}

async function write(subject: string, message: string) {
  const { origin } = world.app
  const { context } = await world.visit(BLANK)
  const answer = await context.request.post(`${origin}/api/feedback`, {
    data: { name: 'Bea Lund', email: 'bea@example.test', subject, message },
    headers: { origin },
  })
  expect(answer.status()).toBe(200)
}

function adminCalls(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(admin|feedback)/.test(pathname) || /admin-screen/.test(pathname)) asked.push(pathname)
  })
  return asked
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The figure and the note below a name. */
const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').first()
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('ADMIN-03 ADMIN-04 B-07 ADMIN-05 ADMIN-06 DEC-06 visitors and users are refused in place, are sent nothing of it, and visitors may sign in', async () => {
  const visitor = await world.visit(BLANK)
  const user = await world.visitAs('admin-user', BLANK)
  for (const { page } of [visitor, user]) {
    const asked = adminCalls(page)
    await page.goto(`${world.app.origin}/admin`)
    await page.getByRole('heading', { name: DENIED }).waitFor()
    await expect.poll(() => page.title()).toMatch(/^Access Denied/)
    expect(asked).toEqual([])
  }
  const signIn = visitor.page.getByRole('main').getByRole('link', { name: 'Sign In' })
  expect(await signIn.getAttribute('href')).toBe('/auth?next=%2Fadmin')
  await user.page.getByRole('button', { name: 'Open the menu of your account' }).click()
  await user.page.getByRole('menuitem', { name: 'Billing & Plans' }).waitFor()
  expect(await user.page.getByRole('menuitem', { name: 'Admin' }).count()).toBe(0)
})

test('ADMIN-01 ADMIN-02 ADMIN-07 ADMIN-09 ADMIN-17 ADMIN-19 ADMIN-20 an administrator sees health, figures and what happened', async () => {
  const member = await world.visitAs('admin-member', BLANK)
  await makeAnalysis(member.page)
  const { page, problems } = await asKeeper()

  await page.getByRole('button', { name: 'Open the menu of your account' }).click()
  await page.getByRole('menuitem', { name: 'Admin' }).click()
  await page.getByRole('heading', { name: 'Admin Dashboard', level: 1 }).waitFor()
  const health = region(page, 'System Health')
  await health.getByRole('listitem').nth(5).waitFor()
  await expect.poll(() => health.innerText()).toMatch(/Database\s+Healthy/)
  const told = await health.innerText()
  expect(told).toMatch(/AI provider\s+Warning\s+Not configured: our own engines answer alone/)
  expect(told).toMatch(/Payment\s+Warning\s+Test mode: a checkout moves no money/)
  expect(told).toMatch(/Mail\s+Warning\s+No mail server/)
  expect(await page.getByRole('tab').allInnerTexts()).toEqual([
    'Overview',
    'Users',
    'Feedback',
    'API Usage',
    'Revenue',
  ])

  await expect
    .poll(
      async () => {
        await page.reload()
        await figure(page, 'Total Analyses').waitFor()
        return figure(page, 'Total Analyses').innerText()
      },
      { timeout: 15_000, interval: 1_000 },
    )
    .toMatch(/^1\s+1 this month$/)
  expect(await figure(page, 'Success Rate').innerText()).toMatch(/^100\.0%/)
  expect(await figure(page, 'Error Rate').innerText()).toMatch(/^0\.0%/)
  const calls = region(page, 'Calls in the last 30 days')
  await calls.getByText('Ingredient analyses: 1 call in 30 days, 0 failed.').waitFor()
  await calls.getByText('The figures as a table').click()
  await expect.poll(() => calls.getByRole('row').count()).toBe(31)
  await region(page, 'What administrators did').getByRole('row').filter({ hasText: 'Settings' }).waitFor()

  await tab(page, 'API Usage').click()
  await expect.poll(() => figure(page, 'Analysis Calls').first().innerText()).toMatch(/^1/)
  await region(page, 'Models').getByRole('rowheader', { name: 'All models' }).waitFor()
  await page.getByLabel('Kind of call').selectOption('Face analyses')
  await page.getByText('No call of this kind was made in the last 30 days.').waitFor()
  await tab(page, 'Revenue').click()
  await figure(page, 'Monthly recurring revenue').waitFor()
  await page.getByText('Nobody pays yet.').waitFor()
  expect(problems).toEqual([])
})

test('ADMIN-10 ADMIN-22 ADMIN-23 ADMIN-24 ADMIN-25 ADMIN-26 ADMIN-27 ADMIN-28 messages are read as text, marked, filtered and answered', async () => {
  const { page } = await asKeeper()
  await tab(page, 'Feedback').click()
  await page.getByRole('heading', { name: 'No messages' }).waitFor()
  await write('About <b>scores</b>', 'Line one & more\n<script>alert(1)</script>')
  await page.reload()
  await tab(page, 'Feedback').click()

  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'About <b>scores</b>' }) })
  await card.getByText('<script>alert(1)</script>').waitFor()
  const reply = card.getByRole('link', { name: 'Reply to Bea Lund by mail' })
  expect(await reply.getAttribute('href')).toBe(
    'mailto:bea@example.test?subject=Re%3A%20About%20%3Cb%3Escores%3C%2Fb%3E',
  )
  const status = card.getByRole('combobox')
  expect(await status.locator('option').allInnerTexts()).toEqual(['New', 'In Progress', 'Resolved'])
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  const again = page.waitForResponse((answer) => answer.url().endsWith('/api/feedback'))
  await status.selectOption('In Progress')
  const request = await sent
  expect(request.url()).toMatch(/\/api\/feedback\/msg_[\w-]+\/status$/)
  expect(request.postDataJSON()).toEqual({ status: 'in_progress' })
  const toast = page.locator('[data-toast]')
  await toast.getByText('Status Updated').waitFor()
  await toast.getByText('Feedback status has been updated successfully.').waitFor()
  expect((await again).status()).toBe(200)
  await expect.poll(() => status.inputValue()).toBe('in_progress')

  await page.route('**/api/feedback/*/status', (route) =>
    route.fulfill({ status: 503, json: { message: 'We rest for a moment.', code: 'UNAVAILABLE' } }),
  )
  await status.selectOption('Resolved')
  await page.locator('[data-toast]').getByText('We rest for a moment.').waitFor()
  await page.locator('[data-toast]').getByText('Update Failed').waitFor()
  await page.route('**/api/feedback/*/status', (route) => route.abort())
  await status.selectOption('Resolved')
  await page.locator('[data-toast]').getByText('We could not reach the server.').waitFor()
  await page.route('**/api/feedback/*/status', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await status.selectOption('Resolved')
  await page.locator('[data-toast]').getByText('Failed to update feedback status.').waitFor()
  await expect.poll(() => status.inputValue()).toBe('in_progress')

  await page.getByLabel('Show').selectOption('Resolved')
  await page.getByText('No message has this status.').waitFor()
  await page.getByRole('button', { name: 'Show all messages' }).click()
  await card.waitFor()
})

test('CONT-15 ADMIN-22 DEC-11 what is written on the contact page is mailed to support and stands in the area', async () => {
  const { page } = await world.visit('/contact', { viewport: PHONE })
  for (const [label, text] of [
    ['First Name', 'Cleo'],
    ['Last Name', 'Ray'],
    ['Email Address', 'cleo@example.test'],
    ['Subject', 'From the form itself'],
    ['Message', 'Linalool scores lower than I expected.'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()

  await expect.poll(() => mailsTo(world.app.dataDir, 'help@example.test', 'From the form itself')).toBe(1)
  const keeper = await asKeeper()
  await keeper.page.getByRole('tab', { name: 'Feedback' }).click()
  await keeper.page.getByText('From the form itself').first().waitFor()
})

test('ADMIN-08 ADMIN-16 ADMIN-18 UX-18 people are found; a failed load can be tried again; health is asked for again while in sight', async () => {
  await world.visitAs('admin-found', BLANK)
  const { page } = await asKeeper()
  await page.clock.install()
  await page.reload()
  await region(page, 'System Health').getByRole('listitem').first().waitFor()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/health')) asked += 1
  })
  await page.clock.runFor(31_000)
  await expect.poll(() => asked, { timeout: 15_000 }).toBe(1)
  await page.route('**/api/admin/health', (route) => route.abort())
  await page.clock.runFor(31_000)
  await expect
    .poll(
      async () => {
        await page.clock.runFor(500)
        return page.getByText('The last answer is older than it should be').count()
      },
      { timeout: 15_000 },
    )
    .toBe(1)
  expect(await region(page, 'System Health').getByText('Healthy').count()).toBe(0)
  await page.clock.resume()

  await tab(page, 'Users').click()
  await page.getByRole('searchbox', { name: 'Find an account' }).fill('ADMIN-FOUND@')
  await page.keyboard.press('Enter')
  await page.getByText('1 account', { exact: true }).waitFor()
  const cells = page.getByRole('row').nth(1).getByRole('cell')
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['admin-found'])
  expect((await cells.allInnerTexts()).slice(0, 3)).toEqual(['admin-found@example.test', 'Free', '0'])
  await page.getByRole('searchbox', { name: 'Find an account' }).fill('nobody at all')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Show all accounts' }).click()
  await page.getByRole('rowheader', { name: 'admin-found' }).waitFor()

  await page.route('**/api/admin/revenue', (route) => route.fulfill({ status: 400, json: {} }))
  await tab(page, 'Revenue').click()
  await page.getByText('These figures could not be loaded.').waitFor()
  await page.unroute('**/api/admin/revenue')
  await page.getByRole('button', { name: 'Try again' }).click()
  await figure(page, 'Monthly recurring revenue').waitFor()
})

test('DEC-56 a withdrawal is answered step by step, and whoever declared it sees its state beside the invoices', async () => {
  const member = await world.visitAs('admin-withdrawer', '/billing')
  const { origin } = world.app
  await member.context.request.post(`${origin}/api/withdrawals`, {
    data: { name: 'Ana Reis', email: 'admin-withdrawer@example.test', contract: 'Premium\nbought in May' },
    headers: { origin },
  })
  await member.page.reload()
  const own = region(member.page, 'Your withdrawals')
  await own.getByText('Received, and waiting for our answer').waitFor()
  const { page, problems } = await asKeeper()
  await tab(page, 'Revenue').click()
  const row = region(page, 'Withdrawals from contracts').getByRole('listitem').first()
  await row.getByText('Account admin-withdrawer, Free').waitFor()

  await row.getByRole('button', { name: /^Answer/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('Ended on').fill('2026-03-09')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await row.getByText('Contract ended on Mar 9, 2026, by hand.').waitFor()

  await row.getByRole('button', { name: /^Answer/ }).click()
  await dialog.getByLabel('Amount paid back').fill('nine')
  await dialog.getByLabel('Paid back on').fill('2026-03-10')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await dialog.getByRole('alert').getByText('Please enter an amount such as 9.99.').waitFor()
  await dialog.getByLabel('Amount paid back').fill('19.99')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await row.getByText('$19.99 paid back on Mar 10, 2026, by hand.').waitFor()
  expect(await row.getByRole('button').count()).toBe(0)

  await member.page.reload()
  await own.getByText('$19.99 was paid back on Mar 10, 2026.').waitFor()
  expect([...problems, ...member.problems]).toEqual([])
})

test('ADMIN-02 UX-12 the areas fit a phone, in the dark too, with nothing in the way of a screen reader', async () => {
  await write(
    'A long one',
    'Averyveryverylongwordwithoutanyblankthatwouldpushthepageasidewereitnotbroken'.repeat(3),
  )
  const { page } = await asKeeper({ viewport: PHONE, colorScheme: 'dark' })
  for (const name of ['Overview', 'Users', 'Feedback', 'API Usage', 'Revenue']) {
    await tab(page, name).click()
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
    await page.getByText('Loading...').first().waitFor({ state: 'detached' })
    expect({ name, overflow: await overflow(page) }).toEqual({ name, overflow: 0 })
    // The other two are made of the same parts.
    if (name === 'API Usage' || name === 'Revenue') continue
    expect({ name, found: await axeFindings(page) }).toEqual({ name, found: [] })
  }
})

const ENTRY = "import('./dist/cli/main.mjs').then(({ main }) => main(process.argv.slice(2), process.argv[1]))"

function opaline(...args: string[]) {
  const all = ['--input-type=module', '-e', ENTRY, resolve('dist'), 'admin', ...args]
  const env = world.app.env
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8', env })
  return { status, stdout, stderr }
}

test('B-07 the command line gives and takes the role while the app runs, and says what cannot be done', async () => {
  const { page } = await world.visitAs('admin-granted', '/profile')

  const granted = opaline('grant', 'admin-granted')
  expect(granted).toMatchObject({ status: 0, stderr: '' })
  expect(granted.stdout).toMatch(
    /^admin-granted \(usr_\S+\) is an administrator now and was signed out everywhere\./,
  )
  expect(granted.stdout).toContain('never confirmed')
  await page.reload()
  await page.waitForURL('**/auth?next=%2Fprofile')
  expect(opaline('list').stdout).toMatch(/keeper@example\.test[^]*admin-granted@example\.test/)
  expect(opaline('revoke', 'admin-granted@example.test').stdout).toContain('is no administrator now')
  expect(opaline('revoke', KEEPER.username)).toMatchObject({
    status: 65,
    stderr: expect.stringContaining('is the last administrator') as string,
  })
  expect(opaline('grant', 'nobody')).toMatchObject({
    status: 65,
    stderr: "opaline admin: there is no account 'nobody'\n",
  })
  expect(opaline('grant')).toMatchObject({ status: 64 })
  expect(world.app.output()).not.toMatch(/lantern|keeper@example/)
})
