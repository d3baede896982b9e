import { afterAll, beforeAll, expect, test } from 'vitest'
import { BLANK, createWorld, open, PASSWORD, reload, withoutFirstState, type World } from './world.ts'
import { roundTrip } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

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

test('AUTH-27 AUTH-28 the account is asked for with the session cookie: an answer is signed in, a 401 is not', async () => {
  const visited = await world.visitAs('acc-cookie')
  const { page, context, problems } = visited
  await withoutFirstState(visited)
  await page.getByRole('heading', { name: 'Welcome back, Ana' }).waitFor()
  const asked = page.waitForRequest('**/api/user')
  await reload(page)
  expect((await (await asked).allHeaders())['cookie']).toBeTruthy()

  await context.clearCookies()
  await open(page, `${world.app.origin}/about`)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  expect(await page.getByText('We could not reach your account').count()).toBe(0)
  expect(problems).toEqual([])
})

test('AUTH-31 coming back to the window asks for the lists again, and once whose session it is', async () => {
  const { page } = await world.visitAs('acc-focus')
  await page.clock.install()
  await reload(page)
  await page.getByText('5 analyses left this month').waitFor()
  // A list that comes after the two minutes is fresh when the window is.
  await page.getByText('Nothing here yet. Read your first label and it appears here.').waitFor()
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

test('AUTH-36 AUTH-37 one answer holds the whole account, and the screens ask for no other account', async () => {
  const visited = await world.visitAs('acc-whole', BLANK)
  const { page } = visited
  await withoutFirstState(visited)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/user'))
  await open(page, `${world.app.origin}/profile`)
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
