import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import type { FeedbackItem, FeedbackStatus } from '../../../contract/feedback.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { dismissToasts, texts, toast } from '../../testing/screen.test-support.tsx'
import { openAdmin, playAdmin, tab } from './admin.test-support.ts'

beforeEach(playAdmin)

const ID = 'msg_0123456789abcdefghijkl'

/** One message, marked as it was last. */
function playMessage() {
  let status: FeedbackStatus = 'new'
  const item = (): FeedbackItem => ({
    id: ID,
    subject: 'About <b>scores</b>',
    name: 'Bea Lund',
    email: 'bea@example.test',
    message: 'Line one & more\n<script>alert(1)</script>',
    status,
    createdAt: '2026-11-05T10:00:00.000Z',
  })
  server.answers(CALLS.listFeedback, ({ query }) =>
    query['status'] === undefined || query['status'] === status ? [item()] : [],
  )
  server.answers(CALLS.setFeedbackStatus, ({ body }) => {
    status = (body as { status: FeedbackStatus }).status
    return item()
  })
}

test('ADMIN-10 ADMIN-22 ADMIN-23 ADMIN-24 ADMIN-25 ADMIN-26 ADMIN-27 ADMIN-28 messages are read as text, marked, filtered and answered', async () => {
  await openAdmin()
  await tab('Feedback').click()
  await expect.element(page.getByRole('heading', { name: 'No messages' })).toBeVisible()
  playMessage()
  await openAdmin()
  await tab('Feedback').click()

  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'About <b>scores</b>' }) })
  const message = card.getByText('<script>alert(1)</script>')
  await expect.element(message).toBeVisible()
  expect((message.element() as HTMLElement).innerText).toBe('Line one & more\n<script>alert(1)</script>')
  expect(card.css('b, script').elements()).toEqual([])
  await expect
    .element(card.getByRole('link', { name: 'Reply to Bea Lund by mail' }))
    .toHaveAttribute('href', 'mailto:bea@example.test?subject=Re%3A%20About%20%3Cb%3Escores%3C%2Fb%3E')
  const status = card.getByRole('combobox')
  expect(texts(status.css('option'))).toEqual(['New', 'In Progress', 'Resolved'])
  const asked = server.requests(CALLS.listFeedback).length
  await status.selectOptions('In Progress')
  await expect.element(toast()).toHaveTextContent('Status Updated')
  await expect.element(toast()).toHaveTextContent('Feedback status has been updated successfully.')
  const sent = server.requests(CALLS.setFeedbackStatus).map(({ params, body }) => ({ ...params, body }))
  expect(sent).toEqual([{ id: ID, body: { status: 'in_progress' } }])
  await expect.poll(() => server.requests(CALLS.listFeedback).length).toBeGreaterThan(asked)
  await expect.element(status).toHaveValue('in_progress')

  const fails = async (text: string) => {
    await dismissToasts()
    await status.selectOptions('Resolved')
    await expect.element(toast()).toHaveTextContent(text)
    await expect.element(toast()).toHaveTextContent('Update Failed')
    await expect.element(status).toHaveValue('in_progress')
  }
  const closed = 'We rest for a moment.'
  server.refuses(CALLS.setFeedbackStatus, 503, { message: closed, code: 'UNAVAILABLE' })
  await fails(closed)
  server.loses(CALLS.setFeedbackStatus)
  await fails('We could not reach the server.')
  server.answersOddly(CALLS.setFeedbackStatus, 'broken', 500)
  await fails('Failed to update feedback status.')

  await page.getByLabelText('Show').selectOptions('Resolved')
  await expect.element(page.getByText('No message has this status.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all messages' }).click()
  await expect.element(card).toBeVisible()
})
