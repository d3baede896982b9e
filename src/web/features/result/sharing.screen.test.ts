import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CONSENT_VERSIONS } from '../../../contract/choices.ts'
import type { Consent } from '../../../contract/account.ts'
import { CALLS } from '../../../contract/calls.ts'
import { waitForNoDialog } from '../../testing/keyboard.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { realAnalysis, shareId } from '../../testing/sample-results.test-support.ts'
import { toast } from '../../testing/screen.test-support.tsx'
import { LABEL, openResult } from './result.test-support.ts'

const COPIED = 'Analysis link has been copied to your clipboard.'
const SHARED = 'Shared: anyone with the link can see it'
const LINK = `${location.origin}/analysis/${shareId(1)}`
const button = () => page.getByRole('button', { name: 'Share Results' })
const dialog = () => page.getByRole('dialog', { name: 'Share this result?' })
const agree = () => dialog().getByRole('button', { name: 'Agree and share' })
const published = () => server.bodies(CALLS.shareAnalysis)

const consent = (version: string): Consent => ({
  kind: 'sharing',
  version,
  givenAt: '2026-11-05T10:00:00.000Z',
  withdrawnAt: null,
})

/** A result that can be shared and closed, by somebody who has agreed to nothing yet. */
async function openOwn(rest: Parameters<typeof realAnalysis>[1] = {}) {
  let row = await realAnalysis(LABEL, { productName: 'Night Cream', ...rest })
  server.answers(CALLS.setConsent, () => {
    server.answers(CALLS.listConsents, [consent(CONSENT_VERSIONS.sharing)])
    return [consent(CONSENT_VERSIONS.sharing)]
  })
  server.answers(CALLS.shareAnalysis, ({ body }) => {
    const { isPublic, ownerName } = body as { isPublic: boolean; ownerName?: string }
    row = { ...row, isPublic, ownerName: ownerName || null }
    server.answers(CALLS.getAnalysis, row)
    return { isPublic, shareId: row.shareId, ownerName: row.ownerName }
  })
  await openResult(row)
}

/** What stands in the clipboard, which no test may take from the machine it runs on. */
let copied: string[] = []
beforeEach(() => {
  copied = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
})

test('keeping it private publishes nothing, by button and by Escape, and the focus comes back', async () => {
  await openOwn()
  await button().click()
  await dialog().getByRole('button', { name: 'Keep it private' }).click()
  await waitForNoDialog()
  await expect.element(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitForNoDialog()
  await expect.element(button()).toHaveFocus()
  expect(published()).toEqual([])
})

test('an agreement that is kept is not asked for again, and one to older words is', async () => {
  server.answers(CALLS.listConsents, [consent('2000-01')])
  await openOwn()
  await button().click()
  await dialog().getByRole('button', { name: 'Keep it private' }).click()
  await waitForNoDialog()

  server.answers(CALLS.listConsents, [consent(CONSENT_VERSIONS.sharing)])
  await openOwn()
  await button().click()
  await expect.element(toast()).toHaveTextContent(COPIED)
  expect(copied).toEqual([LINK])
  await expect.element(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible()
})

test('the agreement is sent before anything is published, and without it nothing is', async () => {
  await openOwn()
  server.refuses(CALLS.setConsent, 500, { message: 'No.', code: 'INTERNAL' })
  await button().click()
  await agree().click()
  await expect.element(dialog().getByRole('alert').getByText('it is still private')).toBeVisible()
  expect(server.bodies(CALLS.setConsent)).toEqual([{ kind: 'sharing', isGiven: true }])
  expect(published()).toEqual([])
})

test('SHARE-03 SHARE-05 SHARE-08 the share sheet gets the score and the link; closing it is no failure', async () => {
  const sheet: unknown[] = []
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (content: unknown) => {
      sheet.push(content)
      return Promise.reject(new DOMException('closed', 'AbortError'))
    },
  })
  try {
    await openOwn()
    await button().click()
    await agree().click()
    await expect.element(page.getByText(SHARED)).toBeVisible()
    const text = expect.stringMatching(/score \d+ out of 100/) as string
    expect(sheet).toEqual([{ title: 'Night Cream - Opaline', text, url: LINK }])
    expect(page.css('[data-toast]').elements()).toEqual([])
  } finally {
    Reflect.deleteProperty(navigator, 'share')
  }
})

test('SHARE-07 a clipboard that refuses and a server that refuses both say so', async () => {
  server.answers(CALLS.listConsents, [consent(CONSENT_VERSIONS.sharing)])
  await openOwn({ isPublic: true })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await button().click()
  await expect.element(toast()).toHaveTextContent('Could not copy link to clipboard.')
  await expect.element(toast()).toHaveTextContent('Share Failed')

  server.answersOddly(CALLS.shareAnalysis, '', 500)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect.element(toast()).toHaveTextContent('Still shared')
  await expect.element(page.getByText(SHARED)).toBeVisible()
})
