import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { BLANK, createWorld, PASSWORD, type World, withoutFirstState } from './world.ts'
import { dismissToasts, roundTrip, toast } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const fieldsIn = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:visible')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))

/** A page that was only re-drawn still carries the mark; a new document does not. */
const markDocument = (page: Page) => page.evaluate(() => void (document.title = 'the old document'))
const isOldDocument = async (page: Page) => (await page.title()) === 'the old document'

test('AUTH-05 AUTH-07 AUTH-08 one view at a time, each with its own fields', async () => {
  const { page } = await world.visit(BLANK)
  const views: [string, string, string[]][] = [
    ['', 'Sign in', ['usernameOrEmail', 'password']],
    ['?view=register', 'Create your account', ['username', 'email', 'password', 'firstName', 'lastName']],
    ['?view=reset', 'Reset Password', ['email']],
    ['?view=anything', 'Sign in', ['usernameOrEmail', 'password']],
  ]
  for (const [query, heading, fields] of views) {
    await page.goto(`${world.app.origin}/auth${query}`)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    expect(await fieldsIn(page)).toEqual(fields)
    expect(await page.locator('form:visible').count()).toBe(1)
  }
})

test('AUTH-13 AUTH-14 AUTH-15 login sends the name or the address as username, and both work', async () => {
  await world.visitAs('acc-both', BLANK)
  for (const name of ['acc-both', 'acc-both@example.test']) {
    const { page } = await world.visit('/auth')
    await page.locator('[name=usernameOrEmail]').fill(`  ${name} `)
    await page.locator('[name=password]').fill(PASSWORD)
    const sent = page.waitForRequest('**/api/login')
    await page.keyboard.press('Enter')

    const request = await sent
    expect(request.method()).toBe('POST')
    expect(request.postDataJSON()).toEqual({ username: name, password: PASSWORD })
    await page.waitForURL('**/dashboard')
  }
})

test('AUTH-23 B-88 a refused registration without a message gets the agreed sentence, and no markup', async () => {
  const { page } = await world.visit('/auth?view=register')
  await page.locator('[name=username]').fill('acc-silent')
  await page.locator('[name=email]').fill('acc-silent@example.test')
  await page.locator('[name=password]').fill(PASSWORD)
  for (const body of ['', '<html>bad gateway</html>']) {
    await page.route('**/api/register', (route) => route.fulfill({ status: 502, body }))
    await page.getByRole('tabpanel').getByRole('button', { name: 'Create Account' }).click()
    await page.locator('[data-toast]').waitFor()
    expect(await toast(page)).toContain('Registration Failed')
    expect(await toast(page)).toContain('Failed to create account.')
    await dismissToasts(page)
    await page.unroute('**/api/register')
  }
})

test('AUTH-24 the in-page reset sends the address alone, trimmed, to its own call', async () => {
  const { page } = await world.visit('/auth?view=reset')
  await page.locator('[name=email]').fill('  ana@example.test ')
  await page.route('**/api/forgot-password', (route) => route.fulfill({ json: { message: 'ok' } }))
  const sent = page.waitForRequest((request) => request.method() === 'POST')

  await page.getByRole('button', { name: 'Send Reset Link' }).click()

  const request = await sent
  expect(new URL(request.url()).pathname).toBe('/api/forgot-password')
  expect(request.postDataJSON()).toEqual({ email: 'ana@example.test' })
  await page.getByText('Reset Link Sent').first().waitFor()
})

test('AUTH-27 AUTH-28 the account is asked for with the session cookie: an answer is signed in, a 401 is not', async () => {
  const visited = await world.visitAs('acc-cookie')
  const { page, context, problems } = visited
  await withoutFirstState(visited)
  await page.getByRole('heading', { name: 'Welcome back, Ana' }).waitFor()
  const asked = page.waitForRequest('**/api/user')
  await page.reload()
  expect((await (await asked).allHeaders())['cookie']).toBeTruthy()

  await context.clearCookies()
  await page.goto(`${world.app.origin}/about`)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  expect(await page.getByText('We could not reach your account').count()).toBe(0)
  expect(problems).toEqual([])
})

test('AUTH-31 coming back to the window asks for the lists again, and once whose session it is', async () => {
  const { page } = await world.visitAs('acc-focus')
  await page.clock.install()
  await page.reload()
  await page.getByText('5 analyses left this month').waitFor()
  await page.clock.runFor(121_000)
  await roundTrip(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))

  await page.evaluate(() => {
    // Browsers run headless never lose their window, so the event is all there is to send.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

  await expect.poll(() => asked).toContain('/api/analyses')
  await expect.poll(() => asked).toContain('/api/user')
  await roundTrip(page)
  // Another tab may have changed the account; the answer that is fresh here is replaced by nothing but a new one.
  expect(asked.filter((path) => path === '/api/user')).toHaveLength(1)
})

test('AUTH-34 signing out on the profile ends with a new document at the sign-in screen', async () => {
  const { page } = await world.visitAs('acc-leave', '/profile')
  const out = page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true })
  await out.waitFor()
  await markDocument(page)
  const sent = page.waitForRequest('**/api/logout')

  await out.click()

  expect((await sent).postData()).toBeNull()
  await page.waitForURL(`${world.app.origin}/auth`)
  await page.getByRole('tab', { name: 'Sign In' }).waitFor()
  expect(await isOldDocument(page)).toBe(false)
})

test('AUTH-32 AUTH-35 a refused or lost sign-out still leads to a new document', async () => {
  for (const [name, answer] of [
    ['acc-refused', (route) => route.fulfill({ status: 500, body: 'broken' })],
    ['acc-lost', (route) => route.abort()],
  ] as [string, Parameters<Page['route']>[1]][]) {
    const { page } = await world.visitAs(name)
    await page.route('**/api/logout', answer)
    await page.getByRole('button', { name: 'account' }).click()
    await markDocument(page)

    await page.getByRole('menuitem', { name: 'Sign Out' }).click()

    await page.waitForURL(`${world.app.origin}/`)
    expect(await isOldDocument(page)).toBe(false)
  }
})

test('AUTH-36 AUTH-37 one answer holds the whole account, and the screens ask for no other account', async () => {
  const visited = await world.visitAs('acc-whole', BLANK)
  const { page } = visited
  await withoutFirstState(visited)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/user'))
  await page.goto(`${world.app.origin}/profile`)
  await page.getByText('acc-whole@example.test').waitFor()

  expect(await (await answer).json()).toEqual(
    expect.objectContaining({
      id: expect.stringMatching(/^usr_/),
      username: 'acc-whole',
      email: 'acc-whole@example.test',
      firstName: 'Ana',
      lastName: 'Reis',
      isEmailVerified: false,
      skinType: null,
      allergies: [],
      preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
    }),
  )
  await page.getByText('This device').waitFor()
  expect(asked.filter((path) => path === '/api/user')).toEqual(['/api/user'])
  expect(asked.filter((path) => /^\/api\/(users|admin|profile)/.test(path)).sort()).toEqual([
    '/api/users/consents',
    '/api/users/sessions',
  ])
})

test('UX-10 managers and paste can fill every form', async () => {
  const { page } = await world.visit('/auth')
  const tokens = () =>
    page
      .getByRole('main')
      .locator('input:visible')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))
  await page.getByRole('tab', { name: 'Sign In' }).waitFor()
  await expect.poll(tokens).toEqual(['username', 'current-password'])

  await page.getByRole('tab', { name: 'Create Account' }).click()
  await expect.poll(tokens).toEqual(['username', 'email', 'new-password', 'given-name', 'family-name'])

  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
  await page.locator('[name=password]').focus()
  await page.keyboard.press('Control+V')
  await expect.poll(() => page.locator('[name=password]').inputValue()).toBe(PASSWORD)
})

test('B-92 whoever chooses a password reads how strong it is, by the rule that takes or refuses it', async () => {
  const { page } = await world.visit('/auth')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await page.locator('[name=username]').fill('mountain.hut')
  await page.locator('[name=password]').fill('short')
  for (const [password, said] of [
    ['summer2024', 'Too easy to guess: it will not be taken.'],
    ['mountainhut7', 'Too easy to guess: it will not be taken.'],
    ['plover42', 'Strength: fair. Longer is stronger.'],
    ['a lantern by the sea', 'Strength: strong.'],
  ] as const) {
    await page.locator('[name=password]').fill(password)
    await page.getByRole('status').getByText(said).waitFor()
  }
})
