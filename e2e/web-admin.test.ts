import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { mailsTo } from './mailbox.ts'
import { BLANK, createWorld, open, PHONE, reload, type Visited, type World } from './world.ts'
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
  await open(visited.page, `${origin}/admin`)
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
    await open(page, `${world.app.origin}/admin`)
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

test('CONT-15 DEC-11 ADMIN-01 ADMIN-02 ADMIN-07 ADMIN-09 ADMIN-17 ADMIN-19 ADMIN-20 ADMIN-22 what happened in the service stands in the area, and a mark that is set is kept', async () => {
  const member = await world.visitAs('admin-member', BLANK)
  await makeAnalysis(member.page)
  const visitor = await world.visit('/contact', { viewport: PHONE })
  for (const [label, text] of [
    ['First Name', 'Cleo'],
    ['Last Name', 'Ray'],
    ['Email Address', 'cleo@example.test'],
    ['Subject', 'From the form itself'],
    ['Message', 'Line one & more\n<script>alert(1)</script>'],
  ] as const)
    await visitor.page.getByLabel(label, { exact: true }).fill(text)
  await visitor.page.getByRole('button', { name: 'Send Message' }).click()
  await visitor.page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  await expect.poll(() => mailsTo(world.app.dataDir, 'help@example.test', 'From the form itself')).toBe(1)

  const { page, problems } = await asKeeper()
  const health = region(page, 'System Health')
  await health.getByRole('listitem').nth(5).waitFor()
  // It answers, in whatever time the machine has for it: slow answers are a warning, as they should be.
  await expect
    .poll(() => health.innerText())
    .toMatch(/Database\s+(?:Healthy\s+Answers \(|Warning\s+Answers slowly)/)
  const told = await health.innerText()
  expect(told).toMatch(/AI provider\s+Warning\s+Not configured: our own engines answer alone/)
  expect(told).toMatch(/Payment\s+Warning\s+Test mode: a checkout moves no money/)
  expect(told).toMatch(/Mail\s+Warning\s+No mail server/)
  await expect
    .poll(
      async () => {
        await reload(page)
        await figure(page, 'Total Analyses').waitFor()
        return figure(page, 'Total Analyses').innerText()
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toMatch(/^1\s+1 this month$/)
  expect(await figure(page, 'Success Rate').innerText()).toMatch(/^100\.0%/)
  expect(await figure(page, 'Error Rate').innerText()).toMatch(/^0\.0%/)
  await page.getByText('Ingredient analyses: 1 call in 30 days, 0 failed.').first().waitFor()
  await region(page, 'What administrators did').getByRole('row').filter({ hasText: 'Settings' }).waitFor()
  await tab(page, 'API Usage').click()
  await expect.poll(() => figure(page, 'Analysis Calls').first().innerText()).toMatch(/^1/)
  await tab(page, 'Revenue').click()
  await page.getByText('Nobody pays yet.').waitFor()

  await tab(page, 'Users').click()
  await page.getByRole('searchbox', { name: 'Find an account' }).fill('ADMIN-MEMBER@')
  await page.keyboard.press('Enter')
  await page.getByText('1 account', { exact: true }).waitFor()
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['admin-member'])
  const cells = await page.getByRole('row').nth(1).getByRole('cell').allInnerTexts()
  expect(cells.slice(0, 3)).toEqual(['admin-member@example.test', 'Free', '1'])

  await tab(page, 'Feedback').click()
  await page.getByText('<script>alert(1)</script>').waitFor()
  const status = page.getByRole('listitem').filter({ hasText: 'Cleo Ray' }).getByRole('combobox')
  await status.selectOption('In Progress')
  await page.locator('[data-toast]').getByText('Status Updated').waitFor()
  await reload(page)
  await tab(page, 'Feedback').click()
  await expect.poll(() => status.inputValue()).toBe('in_progress')
  expect(problems).toEqual([])
})

test('DEC-56 a withdrawal is answered step by step, and whoever declared it sees its state beside the invoices', async () => {
  const member = await world.visitAs('admin-withdrawer', '/billing')
  const { origin } = world.app
  await member.context.request.post(`${origin}/api/withdrawals`, {
    data: { name: 'Ana Reis', email: 'admin-withdrawer@example.test', contract: 'Premium\nbought in May' },
    headers: { origin },
  })
  await reload(member.page)
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

  await reload(member.page)
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

/** One command after the other, each told apart by its exit code: starting anew for each costs more than what it does. */
const ENTRY = `const { main } = await import('./dist/cli/main.mjs')
const [dist, ...commands] = process.argv.slice(1)
for (const command of commands) {
  await main(['admin', ...command.split(' ')], dist)
  const code = process.exitCode
  for (const stream of [process.stdout, process.stderr]) stream.write('\\0' + code + '\\0')
}`

function opaline(...commands: string[]) {
  const all = ['--input-type=module', '-e', ENTRY, resolve('dist'), ...commands]
  const { stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8', env: world.app.env })
  const [told, complained] = [stdout.split('\0'), stderr.split('\0')]
  return commands.map((_, at) => ({
    status: Number(told[2 * at + 1]),
    stdout: told[2 * at] ?? '',
    stderr: complained[2 * at] ?? '',
  }))
}

test('B-07 the command line gives and takes the role while the app runs, and says what cannot be done', async () => {
  const { page } = await world.visitAs('admin-granted', '/profile')

  const [granted] = opaline('grant admin-granted')
  expect(granted).toMatchObject({ status: 0, stderr: '' })
  expect(granted?.stdout).toMatch(
    /^admin-granted \(usr_\S+\) is an administrator now and was signed out everywhere\./,
  )
  expect(granted?.stdout).toContain('never confirmed')
  await reload(page)
  await page.waitForURL('**/auth?next=%2Fprofile')
  const [listed, revoked, last, unknown, nameless] = opaline(
    'list',
    'revoke admin-granted@example.test',
    `revoke ${KEEPER.username}`,
    'grant nobody',
    'grant',
  )
  expect(listed?.stdout).toMatch(/keeper@example\.test[^]*admin-granted@example\.test/)
  expect(revoked?.stdout).toContain('is no administrator now')
  expect(last).toMatchObject({
    status: 65,
    stderr: expect.stringContaining('is the last administrator') as string,
  })
  expect(unknown).toMatchObject({
    status: 65,
    stderr: "opaline admin: there is no account 'nobody'\n",
  })
  expect(nameless).toMatchObject({ status: 64 })
  expect(world.app.output()).not.toMatch(/lantern|keeper@example/)
})
