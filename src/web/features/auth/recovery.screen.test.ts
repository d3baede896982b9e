import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { address, openScreen, toast } from '../../testing/screen.test-support.tsx'

const NEW_PASSWORD = 'a louder harbour'
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const main = () => page.getByRole('main')
const input = (name: string) => page.css(`[name=${name}]`)

async function openReset() {
  server.signsIn(null)
  await openScreen('/reset-password?token=some-token')
}

async function fillReset(password: string, confirmation: string) {
  await page.getByLabelText('New Password', { exact: true }).fill(password)
  await page.getByLabelText('Confirm Password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

test('RPW-01 RPW-02 RPW-04 RPW-05 RPW-06 RPW-07 RPW-08 RPW-09 RPW-10 RPW-23 the link is checked first; a refused or failed check is an invalid link', async () => {
  server.answers(CALLS.validateResetToken, { valid: false })
  const answer = server.holds(CALLS.validateResetToken)
  await openReset()
  await expect.element(page.getByText('Validating reset token...')).toBeVisible()
  answer()
  await expect.element(heading('Invalid Reset Link')).toBeVisible()
  await expect.element(page.getByText('This password reset link is invalid or has expired.')).toBeVisible()
  await expect
    .element(page.getByText('Password reset links expire after 1 hour for security reasons.'))
    .toBeVisible()
  const another = page.getByRole('link', { name: 'Request a New Link' })
  await expect.element(another).toHaveAttribute('href', '/forgot-password')
  await expect.element(main().getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth')

  for (const fails of [
    () => server.loses(CALLS.validateResetToken),
    () => server.answersOddly(CALLS.validateResetToken, 'broken', 500),
  ]) {
    fails()
    await openReset()
    await expect.element(heading('Invalid Reset Link')).toBeVisible()
    await expect.element(page.getByText('It could not be checked just now')).toBeVisible()
  }
  server.answers(CALLS.validateResetToken, { valid: true })
  await main().getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Choose a new password')).toBeVisible()
})

test('RPW-12 RPW-13 RPW-15 RPW-16 RPW-17 what is wrong is said in the agreed words, at the field it concerns', async () => {
  server.answers(CALLS.validateResetToken, { valid: true })
  server.answers(CALLS.passwordStrength, { strength: 'fair' })
  await openReset()
  await expect.element(page.getByText('Must be at least 6 characters long', { exact: true })).toBeVisible()
  const wrong = page.css('[aria-invalid=true]')
  const fields = () => wrong.elements().map((field) => field.getAttribute('name'))

  for (const [first, second, text, names] of [
    ['', '', 'Please fill in all fields', ['newPassword', 'confirmPassword']],
    ['harbour-9', '', 'Please fill in all fields', ['confirmPassword']],
    ['five5', 'five5', 'Password must be at least 6 characters long', ['newPassword']],
    ['harbour-9', 'harbour-8', 'Passwords do not match', ['confirmPassword']],
  ] as const) {
    await fillReset(first, second)
    await expect.element(toast()).toHaveTextContent(text)
    await expect.poll(fields).toEqual(names)
    const [id = ''] = (wrong.first().element().getAttribute('aria-describedby') ?? '').split(' ')
    expect(document.getElementById(id)?.innerText).toBe(text)
  }
  await page.getByRole('button', { name: 'Show the confirmation' }).click()
  await expect.element(input('confirmPassword')).toHaveAttribute('type', 'text')
  await expect.element(input('newPassword')).toHaveAttribute('type', 'password')
  expect(server.requests(CALLS.resetPassword)).toEqual([])
})

test('RPW-14 RPW-21 RPW-22 a refused, silent or lost update says so and keeps the form', async () => {
  server.answers(CALLS.validateResetToken, { valid: true })
  server.answers(CALLS.passwordStrength, { strength: 'strong' })
  await openReset()
  const fails = async (text: string) => {
    await fillReset(NEW_PASSWORD, NEW_PASSWORD)
    await expect.element(toast()).toHaveTextContent(text)
    await expect.element(main().getByText(text)).toBeVisible()
  }
  const expired = 'This password reset link is invalid or has expired.'
  server.refuses(CALLS.resetPassword, 400, { code: 'INVALID', message: expired })
  await fails(expired)
  server.answersOddly(CALLS.resetPassword, '<html>', 502)
  await fails('Failed to reset password')
  server.loses(CALLS.resetPassword)
  await fails('Something went wrong. Please try again.')

  const fields = { newPassword: 'Too easy.' }
  server.refuses(CALLS.resetPassword, 400, { code: 'INVALID', message: 'Too easy.', fields })
  await fillReset(NEW_PASSWORD, NEW_PASSWORD)
  await expect.element(input('newPassword')).toHaveAttribute('aria-invalid', 'true')
})

test('RPW-03 RPW-06 a reset link without its token is invalid without a call', async () => {
  server.signsIn(null)
  await openScreen('/reset-password')
  await expect.element(heading('Invalid Reset Link')).toBeVisible()
  await expect.element(page.getByText('This password reset link is invalid or has expired.')).toBeVisible()
  expect(server.requests(CALLS.validateResetToken)).toEqual([])
  await page.getByRole('link', { name: 'Request a New Link' }).click()
  await expect.poll(address).toBe('/forgot-password')
})

async function openForgot() {
  server.signsIn(null)
  await openScreen('/forgot-password')
  await expect.element(input('email')).toBeVisible()
}
const send = () => page.getByRole('button', { name: 'Send Reset Link' })

test('FPW-01 FPW-02 FPW-06 FPW-07 FPW-08 FPW-12 the forgot page asks, sends, and goes back to editing', async () => {
  server.answers(CALLS.forgotPassword, { message: 'If an account belongs to it, a link is on its way.' })
  await openForgot()
  const inputs = main().css('form input')
  expect(inputs.elements()).toHaveLength(1)
  await expect.element(inputs).toHaveAttribute('type', 'email')
  await send().click()
  await expect.element(toast()).toHaveTextContent('Please enter your email address')
  await expect.element(main().getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth')
  expect(server.requests(CALLS.forgotPassword)).toEqual([])

  const answer = server.holds(CALLS.forgotPassword)
  await input('email').fill('nobody@example.test')
  await send().click()
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer()
  await expect.element(heading('Check Your Email')).toHaveFocus()
  await expect.element(toast()).toHaveTextContent('Reset Link Sent')
  await page.getByRole('button', { name: 'Try Different Email' }).click()
  await expect.element(page.getByLabelText('Email Address')).toBeVisible()
})

test('FPW-09 FPW-10 FPW-11 a refused, silent or lost request is told as what it is', async () => {
  await openForgot()
  const fails = async (text: string) => {
    await input('email').fill('ana@example.test')
    await send().click()
    await expect.element(toast()).toHaveTextContent(text)
  }
  server.refuses(CALLS.forgotPassword, 400, { code: 'INVALID', message: 'Not an address.' })
  await fails('Not an address.')
  server.answersOddly(CALLS.forgotPassword, '', 500)
  await fails('Failed to send reset email')
  server.loses(CALLS.forgotPassword)
  await fails('Something went wrong. Please try again.')
})
