import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { currentPlan, limitsOf, member, playPlan } from '../../testing/sample-answers.test-support.ts'
import { address, openScreen } from '../../testing/screen.test-support.tsx'

const name = () => page.getByLabelText('Your name')
const email = () => page.getByLabelText('E-mail for the receipt')
const contract = () => page.getByLabelText('Contract you withdraw from')
const first = () => page.getByRole('main').getByRole('button', { name: 'Withdraw from contract' })
const second = () => page.getByRole('button', { name: 'Confirm withdrawal' })
const RECEIPT = { receivedAt: '2026-11-05T10:00:00.000Z', reference: 'ABCD2345', isMailed: true }

async function openWithdrawal() {
  server.signsIn(null)
  await openScreen('/withdraw')
  await expect.element(first()).toBeVisible()
}

test('DEC-56 what is missing is said beside its field, the focus goes there, and nothing is sent', async () => {
  await openWithdrawal()
  await name().fill('Ana Reis')
  await email().fill('ana at example')
  await first().click()

  await expect.element(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect.element(page.getByText('Please say which contract you withdraw from.')).toBeVisible()
  // Nothing is cut off unsaid while it is pasted.
  expect(contract().element().hasAttribute('maxlength')).toBe(false)
  expect(page.getByText('Please enter your name.').elements()).toEqual([])
  await expect.element(email()).toHaveFocus()
  await expect.element(email()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name()).toHaveValue('Ana Reis')
  await contract().fill('x'.repeat(501))
  await first().click()
  await expect.element(page.getByText('Please say it in at most 500 characters.')).toBeVisible()
  expect(server.requests(CALLS.withdraw)).toEqual([])
})

test('DEC-56 a failure loses nothing: the lines stay, can be changed, and go out on a second try', async () => {
  await openWithdrawal()
  await name().fill('Ana Reis')
  await email().fill('second@example.test')
  await contract().fill('Standard, monthly, bought on 3 May 2026')
  await first().click()
  server.answersOddly(CALLS.withdraw, '', 503)
  await second().click()
  await expect.element(page.getByRole('alert').getByText('Nothing you entered is lost')).toBeVisible()
  server.refuses(CALLS.withdraw, 429, { code: 'RATE_LIMITED', message: 'Too many tries.', retryAfterS: 120 })
  await second().click()
  await expect.element(page.getByRole('alert').getByText('Please wait 2 minutes')).toBeVisible()
  const fields = { email: 'This address cannot get mail.' }
  server.refuses(CALLS.withdraw, 400, { code: 'INVALID', message: 'Check it.', fields })
  await second().click()
  await expect.element(page.getByText('This address cannot get mail.')).toBeVisible()
  await expect.element(name()).toHaveValue('Ana Reis')
  await expect.element(contract()).toHaveValue('Standard, monthly, bought on 3 May 2026')

  server.answers(CALLS.withdraw, RECEIPT)
  await email().fill('third@example.test')
  await first().click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect.element(email()).toHaveValue('third@example.test')
  await first().click()
  await second().click()
  await expect.element(page.getByText('A receipt was sent to third@example.test.')).toBeVisible()
  expect(server.bodies(CALLS.withdraw).at(-1)).toEqual({
    name: 'Ana Reis',
    email: 'third@example.test',
    contract: 'Standard, monthly, bought on 3 May 2026',
  })
})

test('DEC-56 who is signed in finds the lines filled in, and may change them; billing and the refund page lead here', async () => {
  server.signsIn(member({ username: 'withdraw-member', email: 'withdraw-member@example.test' }))
  playPlan(limitsOf({}, { name: 'Standard' }), currentPlan('Standard'))
  await openScreen('/billing')
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract' }).click()
  await expect.poll(address).toBe('/withdraw')
  await expect.element(contract()).toHaveValue('Opaline Standard (monthly), account withdraw-member')
  await expect.element(name()).toHaveValue('Ana Reis')
  await expect.element(email()).toHaveValue('withdraw-member@example.test')
  await name().fill('')
  await expect.element(name()).toHaveValue('')

  await openScreen('/refund')
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract' }).click()
  await expect.poll(address).toBe('/withdraw')
})
