import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { member } from '../../testing/sample-answers.test-support.ts'
import { address, openScreen, texts, toast } from '../../testing/screen.test-support.tsx'

const PASSWORD = 'a quiet harbour'
const input = (name: string) => page.css(`[name=${name}]`)
const panelButton = (name: string) => page.getByRole('tabpanel').getByRole('button', { name })

async function openAuth(search = '') {
  server.signsIn(null)
  await openScreen(`/auth${search}`)
}

async function fillLogin(name: string) {
  await input('usernameOrEmail').fill(name)
  await input('password').fill(PASSWORD)
  await panelButton('Sign In').click()
}

test('AUTH-01 AUTH-02 AUTH-06 the sign-in screen has both tabs, its two fields and the way to a new password', async () => {
  await openAuth()
  await expect.element(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  expect(texts(page.getByRole('tab'))).toEqual(['Sign In', 'Create Account'])
  await expect.element(input('usernameOrEmail')).toBeVisible()
  await expect.element(input('password')).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect.poll(address).toBe('/forgot-password')
})

test('AUTH-09 UX-09 an empty login says so at the field and in a toast, and makes no call', async () => {
  await openAuth()
  await panelButton('Sign In').click()
  await expect.element(toast()).toHaveTextContent('Missing Information')
  await expect.element(toast()).toHaveTextContent('Please fill in all fields.')
  await expect.element(input('usernameOrEmail')).toHaveAttribute('aria-invalid', 'true')
  expect(server.requests(CALLS.login)).toEqual([])
})

test('AUTH-18 B-09 wrong credentials fail in the agreed words and offer the in-page reset', async () => {
  server.refuses(CALLS.login, 401, {
    code: 'UNAUTHENTICATED',
    message: 'Invalid username/email or password.',
  })
  await openAuth()
  await fillLogin('nobody')
  await expect.element(toast()).toHaveTextContent('Login Failed')
  await expect.element(toast()).toHaveTextContent('Invalid username/email or password.')
  await page.getByRole('link', { name: 'Reset Password' }).click()
  await expect.element(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
})

test('AUTH-10 AUTH-20 AUTH-21 registration asks for what is missing, greets, and moves on after a second', async () => {
  server.answers(CALLS.passwordStrength, { strength: 'strong' })
  server.answers(CALLS.register, ({ body }) => {
    const user = member(body as { username: string; email: string })
    server.signsIn(user)
    return user
  })
  await openAuth()
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await panelButton('Create Account').click()
  await expect.element(toast()).toHaveTextContent('Please fill in all required fields.')
  expect(server.requests(CALLS.register)).toEqual([])

  await input('username').fill('auth-new')
  await input('email').fill('auth-new@example.test')
  await input('password').fill(PASSWORD)
  vi.useFakeTimers()
  await panelButton('Create Account').click()
  await expect.element(page.getByText('Your account has been created successfully.').first()).toBeVisible()
  await vi.advanceTimersByTimeAsync(999)
  await expect.element(toast()).toBeVisible()
  expect(address()).toBe('/auth?view=register')
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => vi.advanceTimersByTimeAsync(5).then(address)).toBe('/dashboard')
})

test('AUTH-22 a refused registration carries the message of the server', async () => {
  server.answers(CALLS.passwordStrength, { strength: 'strong' })
  server.refuses(CALLS.register, 409, { code: 'CONFLICT', message: 'That username is taken already.' })
  await openAuth('?view=register')
  await input('username').fill('auth-taken')
  await input('email').fill('other@example.test')
  await input('password').fill(PASSWORD)
  await panelButton('Create Account').click()
  await expect.element(toast()).toHaveTextContent('Registration Failed')
  await expect.element(toast()).toHaveTextContent('That username is taken already.')
})

test('AUTH-22 what the contract refuses is told at its field in the words of the server, without a call, and nothing is lost', async () => {
  server.answers(CALLS.passwordStrength, { strength: 'strong' })
  await openAuth('?view=register')
  await input('username').fill('auth-new')
  await input('email').fill('nobody')
  await input('password').fill(PASSWORD)
  await panelButton('Create Account').click()
  await expect.element(toast()).toHaveTextContent('Registration Failed')
  await expect.element(toast()).toHaveTextContent('Please enter a valid email address.')
  await expect.element(input('email')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input('email')).toHaveFocus()
  await expect.element(input('username')).not.toHaveAttribute('aria-invalid')
  await expect.element(input('username')).toHaveValue('auth-new')
  await expect.element(input('password')).toHaveValue(PASSWORD)
  expect(server.requests(CALLS.register)).toEqual([])
})

test('AUTH-03 AUTH-04 AUTH-12 AUTH-25 AUTH-26 the in-page reset asks for an address, answers, and goes back', async () => {
  await openAuth('?view=reset')
  const send = page.getByRole('button', { name: 'Send Reset Link' })
  await send.click()
  await expect.element(toast()).toHaveTextContent('Please enter your email address.')

  const failed = 'Failed to send reset email. Please try again.'
  server.answersOddly(CALLS.forgotPasswordInPage, 'broken', 500)
  await input('email').fill('ana@example.test')
  await send.click()
  await expect.element(page.getByText(failed).first()).toBeVisible()
  await expect.poll(() => texts(toast())[0]).toMatch(/^Error Failed to send reset email\. Please try again\./)

  server.answers(CALLS.forgotPasswordInPage, { message: 'ok' })
  await send.click()
  await expect
    .element(page.getByText('Check your email for password reset instructions.').first())
    .toBeVisible()
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect.element(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
})

test('AUTH-29 AUTH-30 DEC-05 a broken account call is tried three times in all, then the page works with a notice', async () => {
  server.signsIn(null)
  server.answersOddly(CALLS.getUser, 'no', 500)
  await openScreen('/about', { withoutFirstState: true })
  await expect.element(page.getByText('We could not reach your account')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('About Opaline')
  expect(server.requests(CALLS.getUser)).toHaveLength(3)
})

test('DEC-02 a visitor at a signed-in place comes back to it after signing in, and never to another site', async () => {
  const lets = () =>
    server.answers(CALLS.login, () => {
      const user = member()
      server.signsIn(user)
      return user
    })
  lets()
  server.signsIn(null)
  await openScreen('/billing')
  await expect.poll(address).toBe('/auth?next=%2Fbilling')
  await fillLogin('ana')
  await expect.poll(address).toBe('/billing')

  await openAuth('?next=//evil.example/x')
  await fillLogin('ana')
  await expect.poll(address).toBe('/dashboard')
})

test.each([
  ['', 'Sign in', ['usernameOrEmail', 'password']],
  ['?view=register', 'Create your account', ['username', 'email', 'password', 'firstName', 'lastName']],
  ['?view=reset', 'Reset Password', ['email']],
  ['?view=anything', 'Sign in', ['usernameOrEmail', 'password']],
])('AUTH-05 AUTH-07 AUTH-08 /auth%s is one view with its own fields', async (search, heading, fields) => {
  await openAuth(search)
  await expect.element(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  const inputs = page.getByRole('main').css('input:visible').elements()
  expect(inputs.map((field) => field.getAttribute('name'))).toEqual(fields)
  expect(page.css('form:visible').elements()).toHaveLength(1)
})

test('AUTH-20 an answer from before, that nobody is signed in, takes no new session away', async () => {
  await openAuth()
  server.refuses(CALLS.getUser, 401, { code: 'UNAUTHENTICATED', message: 'Please sign in.' })
  const letGo = server.holds(CALLS.getUser)
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => server.requests(CALLS.getUser).length).toBe(1)
  server.answers(CALLS.login, () => {
    const user = member()
    server.signsIn(user)
    return user
  })
  await fillLogin('ana')
  await expect.poll(address).toBe('/dashboard')
  await expect.poll(() => server.requests(CALLS.getUser)[0]?.signal.aborted).toBe(true)
  letGo()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible()
  await expect.poll(address).toBe('/dashboard')
})

test('AUTH-20 a sign-in whose answer is cut off leads on where the session has come', async () => {
  await openAuth()
  const user = member()
  server.loses(CALLS.login)
  await fillLogin('ana')
  await expect.element(toast()).toHaveTextContent('Login Failed')
  await expect.poll(address).toBe('/auth')

  server.signsIn(user)
  server.answers(CALLS.getUser, user)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect.poll(address).toBe('/dashboard')
})

test.each(['', '<html>bad gateway</html>'])(
  'AUTH-23 B-88 a refused registration without a message (%j) gets the agreed sentence, and no markup',
  async (body) => {
    server.answers(CALLS.passwordStrength, { strength: 'strong' })
    server.answersOddly(CALLS.register, body, 502)
    await openAuth('?view=register')
    await input('username').fill('acc-silent')
    await input('email').fill('acc-silent@example.test')
    await input('password').fill(PASSWORD)
    await panelButton('Create Account').click()
    await expect.element(toast()).toHaveTextContent('Registration Failed')
    await expect.element(toast()).toHaveTextContent('Failed to create account.')
    expect(document.body.innerHTML).not.toContain('bad gateway')
  },
)

test('AUTH-24 the in-page reset sends the address alone, trimmed, to its own call', async () => {
  server.answers(CALLS.forgotPasswordInPage, { message: 'ok' })
  await openAuth('?view=reset')
  await input('email').fill('  ana@example.test ')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect.element(page.getByText('Reset Link Sent').first()).toBeVisible()
  expect(server.bodies(CALLS.forgotPasswordInPage)).toEqual([{ email: 'ana@example.test' }])
})

test('UIC-01 a new message takes the place of the one that shows', async () => {
  await openAuth()
  await panelButton('Sign In').click()
  await expect.element(toast()).toHaveTextContent('Please fill in all fields.')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await panelButton('Create Account').click()
  await expect.element(toast()).toHaveTextContent('Please fill in all required fields.')
  await expect.element(page.css('[data-toast]')).toHaveLength(1)
})

test('UIC-02 UX-09 a message stays five seconds, and as long as somebody points at it', async () => {
  const gone = () => expect.element(page.css('[data-toast]')).not.toBeInTheDocument()
  const heading = page.getByRole('heading', { level: 1 })
  await openAuth()
  await heading.hover()
  await expect.element(heading).toBeVisible()
  vi.useFakeTimers()
  await panelButton('Sign In').click()
  await expect.element(toast()).toBeVisible()
  await vi.advanceTimersByTimeAsync(4_999)
  await expect.element(toast()).toBeVisible()
  await vi.advanceTimersByTimeAsync(1)
  await gone()

  await panelButton('Sign In').click()
  await toast().hover()
  await expect.element(toast()).toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(toast()).toBeVisible()
  await heading.hover()
  await expect.element(toast()).toBeVisible()
  await vi.advanceTimersByTimeAsync(5_000)
  await gone()
})
