import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { axeFindings } from '../../testing/axe.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { address, openScreen, PHONE, toast } from '../../testing/screen.test-support.tsx'

const RIGHT = {
  'First Name': 'Ana',
  'Last Name': 'Reis',
  'Email Address': 'ana@example.test',
  Subject: 'A wrong score',
  Message: 'Linalool scores lower than I expected.',
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const button = () => page.getByRole('button', { name: /Send Message|Sending Message/ })
const main = () => page.getByRole('main')

async function fillIn() {
  for (const [label, text] of Object.entries(RIGHT)) await field(label).fill(text)
}

async function openContact() {
  server.signsIn(null)
  await openScreen('/contact')
  await expect.element(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible()
}

test('CONT-01..04 CONT-09..13 UX-09 the first rule that fails is told as a notice and at its field, and nothing typed is lost', async () => {
  server.signsIn(null)
  await openScreen('/contact', { viewport: PHONE })
  await expect.element(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Send us a Message' })).toBeVisible()
  const shown = page.getByRole('form').getByRole('textbox')
  await expect.element(shown).toHaveLength(5)
  for (const box of shown.elements()) expect(box.hasAttribute('required')).toBe(true)

  for (const [label, wrong, message] of [
    ['First Name', '', 'Name must be at least 2 characters'],
    ['Email Address', 'ana@example', 'Please enter a valid email address'],
    ['Subject', 'Oil', 'Subject must be at least 5 characters'],
    ['Subject', 'o'.repeat(201), 'Subject must be at most 200 characters'],
    ['Message', 'Too short', 'Message must be at least 10 characters'],
    // Cut off while it is pasted, half of it would be sent without a word.
    ['Message', 'o'.repeat(5_001), 'Message must be at most 5,000 characters'],
  ] as const) {
    // Everything below it is wrong as well: only the first is told.
    await field(label).fill(wrong)
    if (label === 'First Name') await field('Last Name').fill('R')
    await button().click()
    await expect.element(toast()).toHaveTextContent(message)
    await expect.element(toast()).toHaveTextContent('Validation Error')
    await expect.element(page.css('[aria-invalid]')).toHaveLength(1)
    await expect.element(field(label)).toHaveFocus()
    const [errorId = ''] = (field(label).element().getAttribute('aria-describedby') ?? '').split(' ')
    expect(document.getElementById(errorId)?.innerText).toBe(message)
    await expect.element(field(label)).toHaveValue(wrong)
    if (wrong.length > 100) expect(field(label).element().hasAttribute('maxlength')).toBe(false)
    await field(label).fill(RIGHT[label])
    await expect.element(field(label)).toHaveValue(RIGHT[label])
  }
  expect(await axeFindings()).toEqual([])
  expect(server.requests(CALLS.sendFeedback)).toEqual([])
})

test('CONT-14..21 a message goes out field by field, is thanked for, and leaves the form empty for the next', async () => {
  server.answers(CALLS.sendFeedback, { message: 'Received.' })
  const answer = server.holds(CALLS.sendFeedback)
  await openContact()
  await fillIn()
  await button().click()
  await expect.element(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled()
  answer()

  await expect.element(toast()).toHaveTextContent('Message Sent Successfully!')
  await expect.element(toast()).toHaveTextContent("Thank you for your feedback. We'll get back to you soon.")
  const thanks = page.getByRole('heading', { name: 'Thank You!' })
  await expect.element(thanks).toBeVisible()
  await expect.element(page.getByText('We reply to ana@example.test within 24 hours.')).toBeVisible()
  await expect.element(thanks).toHaveFocus()
  expect(server.bodies(CALLS.sendFeedback)).toEqual([
    {
      name: 'Ana Reis',
      email: 'ana@example.test',
      subject: 'A wrong score',
      message: 'Linalool scores lower than I expected.',
    },
  ])

  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect.element(button()).toBeVisible()
  for (const label of Object.keys(RIGHT)) await expect.element(field(label)).toHaveValue('')
  await fillIn()
  await button().click()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect.poll(address).toBe('/')
})

test('CONT-22 CONT-23 DEC-11 a failure says why, keeps every word, and the next try may succeed', async () => {
  await openContact()
  await fillIn()
  const fails = async (told: string) => {
    await button().click()
    await expect.element(toast()).toHaveTextContent(told)
    await expect.element(toast()).toHaveTextContent('Failed to Send Message')
    await expect.element(main().getByText(told)).toBeVisible()
    await expect.element(main().getByText('Nothing you typed is lost.')).toBeVisible()
    for (const [label, text] of Object.entries(RIGHT)) await expect.element(field(label)).toHaveValue(text)
  }
  const closed = 'We cannot take messages right now.'
  server.refuses(CALLS.sendFeedback, 503, { message: closed, code: 'UNAVAILABLE' })
  await fails(closed)
  server.answersOddly(CALLS.sendFeedback, '<html>Bad gateway</html>', 502)
  await fails('Please try again later.')
  server.refuses(CALLS.sendFeedback, 429, { message: 'Too many', code: 'RATE_LIMITED', retryAfterS: 120 })
  await fails('Please wait 2 minutes')
  server.loses(CALLS.sendFeedback)
  await fails('Please try again later.')

  server.answers(CALLS.sendFeedback, { message: 'Received.' })
  await button().click()
  await expect.element(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
})

test('B-71 the field that only programs fill in is hidden from eyes, keys and assistive tech', async () => {
  await openContact()
  await expect.element(page.css('input[name=website]')).toBeInTheDocument()
  const hidden = page.css('input[name=website]').element().closest('[aria-hidden="true"]')
  expect(hidden?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  expect(page.getByRole('textbox', { name: 'Leave this field empty' }).elements()).toEqual([])
  ;(field('Message').element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.poll(() => document.activeElement?.textContent).toBe('Send Message')
})
