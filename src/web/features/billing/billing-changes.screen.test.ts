import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { tabWithinDialog, waitForNoDialog } from '../../testing/keyboard.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { currentPlan } from '../../testing/sample-answers.test-support.ts'
import { address, documentsLeftFor, openScreen, texts, toast } from '../../testing/screen.test-support.tsx'
import { cancel, dialog, invoices, openBilling, plan } from './billing.test-support.ts'

const confirm = () => dialog().getByRole('button', { name: 'Confirm Cancellation' })

/** Standard, which can be cancelled and taken back. */
function playStandard() {
  const follows = (cancelAtPeriodEnd: boolean) =>
    server.answers(CALLS.currentSubscription, currentPlan('Standard', 'monthly', { cancelAtPeriodEnd }))
  follows(false)
  server.answers(CALLS.cancel, () => {
    follows(true)
    return { success: true, message: 'Your subscription ends on Jan 1, 2099.' }
  })
  server.answers(CALLS.reactivate, () => {
    follows(false)
    return { success: true, message: 'Your subscription goes on.' }
  })
}

test('BILL-08 BILL-09 BILL-13..19 BILL-21 BILL-22 BILL-25 DEC-49 two clicks cancel and one takes it back, each said and shown at once', async () => {
  playStandard()
  await openBilling()
  await cancel().click()
  await expect.element(dialog().getByText('Your Standard plan stays active until Jan 1, 2099.')).toBeVisible()
  await expect.element(dialog().getByText('Your data and history are kept.')).toBeVisible()
  await dialog().getByRole('button', { name: 'Keep Subscription' }).click()
  await waitForNoDialog()
  expect(server.requests(CALLS.cancel)).toEqual([])

  const answer = server.holds(CALLS.cancel)
  await cancel().click()
  await confirm().click()
  await expect.element(dialog().getByRole('button', { name: 'Canceling...' })).toBeVisible()
  await expect.element(cancel()).toBeDisabled()
  vi.useFakeTimers()
  answer()
  await expect.element(toast()).toHaveTextContent('Subscription Cancellation Scheduled')
  await waitForNoDialog()
  await expect.element(toast()).toHaveTextContent('Your subscription ends on')
  await vi.advanceTimersByTimeAsync(5_800)
  await expect.element(toast()).toBeVisible()
  await vi.advanceTimersByTimeAsync(200)
  await expect.element(page.css('[data-toast]')).not.toBeInTheDocument()
  vi.useRealTimers()
  await expect.element(plan().getByText('Cancellation Scheduled', { exact: true })).toBeVisible()
  await expect.element(plan().getByText('Subscription ends: Jan 1, 2099')).toBeVisible()
  await expect.element(cancel()).toBeDisabled()
  expect(texts(plan().css('[data-plan-name]'))).toEqual(['Standard'])
  expect(server.bodies(CALLS.cancel)).toEqual([undefined])

  await page.getByRole('button', { name: 'Reactivate' }).click()
  await expect.element(toast()).toHaveTextContent('Subscription Reactivated')
  await expect.element(plan().getByText('Active Subscription', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Reactivate' }).elements()).toEqual([])
  await expect.element(cancel()).toBeEnabled()
})

test('BILL-20 BILL-23 BILL-24 what was not cancelled is told in the words of the server, or in ours', async () => {
  playStandard()
  await openBilling()
  const fails = async (text: string) => {
    await cancel().click()
    await confirm().click()
    await expect.element(toast()).toHaveTextContent(text)
    await expect.element(toast()).toHaveTextContent('Cancellation Failed')
    await waitForNoDialog()
    await expect.element(cancel()).toBeEnabled()
    await toast().getByRole('button', { name: 'Close' }).click()
    await expect.element(page.css('[data-toast]')).not.toBeInTheDocument()
  }
  server.answers(CALLS.cancel, { success: false, message: 'It was not possible today.' })
  await fails('It was not possible today.')
  server.refuses(CALLS.cancel, 409, { code: 'CONFLICT', message: 'There is no subscription to cancel.' })
  await fails('There is no subscription to cancel.')
  server.answersOddly(CALLS.cancel, '<html>', 502)
  await fails('Failed to cancel subscription')
  server.answers(CALLS.cancel, { success: false, message: '' })
  await fails('Failed to cancel subscription')
})

test('BILL-14 UX-11 the cancel dialog works by keyboard alone and gives the focus a place afterwards', async () => {
  playStandard()
  await openBilling()
  ;(cancel().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
  await tabWithinDialog('Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab')
  await userEvent.keyboard('{Escape}')
  await waitForNoDialog()
  await expect.element(cancel()).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(confirm()).toBeVisible()
  ;(confirm().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(plan().getByText('Cancellation Scheduled', { exact: true })).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('Cancellation Scheduled')
})

const INVOICES = [
  {
    id: 'txn_1',
    number: 'OPA-1001',
    billedAt: '2026-05-03T00:00:00.000Z',
    totalText: '$9.99',
    status: 'paid',
    hasDocument: true,
  },
  {
    id: 'txn_2',
    number: null,
    billedAt: '2026-06-03T00:00:00.000Z',
    totalText: '$9.99',
    status: 'due',
    hasDocument: false,
  },
] as const

test('invoices are listed with their state and open by a short-lived address; an unknown list says that it is one', async () => {
  server.answers(CALLS.invoices, { isKnown: true, invoices: [...INVOICES] })
  server.answers(CALLS.invoiceDocument, { url: 'https://documents.example/1.pdf' })
  await openBilling()
  const rows = invoices().getByRole('listitem')
  expect(texts(rows)).toEqual(['May 3, 2026 OPA-1001 $9.99Paid Open', 'Jun 3, 2026 Invoice $9.99Due'])
  await rows.getByRole('button', { name: 'Open OPA-1001' }).click()
  await expect.poll(() => documentsLeftFor).toEqual(['https://documents.example/1.pdf'])
  expect(server.requests(CALLS.invoiceDocument).map(({ params }) => params)).toEqual([{ id: 'txn_1' }])

  server.answers(CALLS.invoices, { isKnown: false, invoices: [] })
  await openBilling()
  await expect.element(invoices().getByText('so we do not know your invoices')).toBeVisible()
  expect(invoices().getByText('No invoices yet.').elements()).toEqual([])
})

test('DEC-50 coming back from the checkout grants nothing: the page waits for the provider, then says it does not know', async () => {
  vi.useFakeTimers()
  await openScreen('/billing?checkout=done')
  const passes = async (ms: number, shows: string) => {
    await vi.advanceTimersByTimeAsync(ms)
    return page.getByText(shows).elements().length
  }
  await expect.poll(() => passes(5, 'Your purchase is being confirmed')).toBe(1)
  const asked = () => server.requests(CALLS.currentSubscription).length
  const before = asked()
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      return asked()
    })
    .toBeGreaterThanOrEqual(before + 3)
  expect(page.getByText('Not confirmed yet').elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)

  await expect.poll(() => passes(5, 'Not confirmed yet')).toBe(1)
  await expect.poll(address).toBe('/billing')
  vi.useRealTimers()
  await expect.element(page.getByRole('alert').getByText('Not confirmed yet')).toBeVisible()
  await expect.element(page.getByText('No Active Subscription')).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.element(page.getByText('Your purchase is being confirmed')).toBeVisible()
  expect(address()).toBe('/billing?checkout=done')
})
