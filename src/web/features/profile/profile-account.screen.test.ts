import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { deleteOfflineStore, openOfflineStore, type WaitingList } from '../../lib/offline/offline-store.ts'
import { waitForNoDialog } from '../../testing/keyboard.test-support.ts'
import { playSamples } from '../../testing/played-knowledge.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { realAnalysis } from '../../testing/sample-results.test-support.ts'
import {
  address,
  documentsLeftFor,
  openScreen,
  PHONE,
  texts,
  toast,
} from '../../testing/screen.test-support.tsx'

const PASSWORD = 'a quiet harbour'
const NEW_PASSWORD = 'a louder harbour'
const NOT_THIS = 'This is not your current password.'
const region = (name: string) => page.getByRole('region', { name, exact: true })
const devices = () => region('Where you are signed in')
const session = (place: number) => ({
  id: String(place).padStart(43, 'a'),
  browser: `Browser ${place}`,
  signedInAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: new Date().toISOString(),
  isThisOne: place === 0,
})

/** The devices of an account, and what becomes of them. */
function playDevices(count: number) {
  let open = Array.from({ length: count }, (_, place) => session(place))
  server.answers(CALLS.listSessions, () => open)
  server.answers(CALLS.endSession, ({ params }) => {
    open = open.filter(({ id }) => id !== params['id'])
    return undefined
  })
  server.answers(CALLS.changePassword, () => {
    open = open.filter(({ isThisOne }) => isThisOne)
    return { message: 'Changed.' }
  })
}

async function openProfile(options?: Parameters<typeof openScreen>[1]) {
  await openScreen('/profile', options)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible()
}

/** What is said to be wrong with a field, at the field. */
function errorOf(field: Locator): string {
  const element = field.element()
  if (element.getAttribute('aria-invalid') !== 'true') return ''
  const [id = ''] = (element.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(id)?.innerText ?? ''
}

test('no box of a consent moves when the devices above it come late', async () => {
  playDevices(4)
  const letGo = server.holds(CALLS.listSessions)
  await openProfile()
  const boxes = () => [...document.querySelectorAll('[aria-label^=Agree]')]
  const places = (of: readonly Element[]) => of.map((one) => one.isConnected && one.getBoundingClientRect().y)
  await expect.poll(() => server.requests(CALLS.listConsents).length).toBe(1)
  const early = boxes()
  const before = places(early)
  letGo()
  await expect.element(devices().getByText('Browser 3')).toBeVisible()
  await expect.poll(() => boxes().length).toBe(2)
  expect(places(early)).toEqual(before)
})

test('what is wrong with a change of password is told at its field, and afterwards only this device is left', async () => {
  playDevices(2)
  server.answers(CALLS.passwordStrength, { strength: 'strong' })
  await openProfile({ viewport: PHONE })
  const form = region('Password')
  const current = form.getByLabelText('Current password', { exact: true })
  const next = form.getByLabelText('New password', { exact: true })
  const submit = form.getByRole('button', { name: 'Change Password' })
  await expect.element(form.getByText('At least 6 characters')).toBeVisible()
  await expect.element(devices().getByRole('listitem')).toHaveLength(2)

  await submit.click()
  await expect.poll(() => errorOf(current)).toBe('Please fill in this field.')
  await expect.poll(() => errorOf(next)).toBe('Please fill in this field.')
  await current.fill('not the one')
  await next.fill('five5')
  await submit.click()
  await expect.poll(() => errorOf(next)).toBe('Password must be at least 6 characters long')
  expect(server.requests(CALLS.changePassword)).toEqual([])

  const fields = { currentPassword: NOT_THIS }
  server.refuses(CALLS.changePassword, 400, { code: 'INVALID', message: NOT_THIS, fields })
  await next.fill(NEW_PASSWORD)
  await submit.click()
  await expect.poll(() => errorOf(current)).toBe(NOT_THIS)
  await expect.element(current).toHaveFocus()

  playDevices(2)
  await current.fill(PASSWORD)
  await form.getByRole('button', { name: 'Show the new password' }).click()
  await expect.element(next).toHaveAttribute('type', 'text')
  await submit.click()
  await expect.element(toast()).toHaveTextContent('Your other devices were signed out.')
  await expect.element(current).toHaveValue('')
  await expect.element(devices().getByRole('listitem')).toHaveLength(1)
  expect(server.bodies(CALLS.changePassword).at(-1)).toEqual({
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  })
})

test('another device is signed out by itself, and everywhere asks first and ends with a new document', async () => {
  playDevices(3)
  server.answers(CALLS.signOutEverywhere, undefined)
  await openProfile()
  const rows = devices().getByRole('listitem')
  await expect.element(rows).toHaveLength(3)
  const here = rows.filter({ hasText: 'This device' })
  await expect.element(here).toHaveLength(1)
  expect(here.getByRole('button').elements()).toEqual([])
  expect(texts(here)[0]).toMatch(/Signed in .+, last seen now/)
  expect(
    texts(rows).filter((text) => /Signed in .+, last seen in the last 5 minutes/.test(text)),
  ).toHaveLength(2)

  await devices()
    .getByRole('button', { name: /^Sign out .+, signed in / })
    .first()
    .click()
  await expect.element(toast()).toHaveTextContent('That device is signed out.')
  await expect.element(rows).toHaveLength(2)
  expect(server.requests(CALLS.endSession).map(({ params }) => params)).toEqual([{ id: session(1).id }])

  const everywhere = devices().getByRole('button', { name: 'Sign out everywhere' })
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await everywhere.click()
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await waitForNoDialog()
  expect(server.requests(CALLS.signOutEverywhere)).toEqual([])
  await everywhere.click()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect.poll(() => documentsLeftFor).toEqual([`${location.origin}/auth`])
})

test.each([
  {
    way: 'signing out everywhere',
    opener: () => devices().getByRole('button', { name: 'Sign out everywhere' }),
    title: 'Sign out everywhere?',
    words: '1 list waits on this device to be saved. Signing out deletes it.',
  },
  {
    way: 'deleting the account',
    opener: () => page.getByRole('button', { name: 'Delete account' }),
    title: 'Delete your account?',
    words: '1 list that waits on this device to be saved is deleted with it.',
  },
])(
  'UX-19 $way says what would be lost of the lists that wait on this device',
  async ({ opener, title, words }) => {
    playDevices(1)
    const results = (await realAnalysis('Aqua, Glycerin')).analysisResults as WaitingList['results']
    const account = server.account()?.id ?? ''
    await (
      await openOfflineStore()
    ).put('outbox', {
      ...{ key: 'a-key-of-its-own', account, body: { ingredientsList: 'Aqua, Glycerin' }, results },
      ...{ createdAt: '2026-11-20T10:00:00.000Z', state: 'waiting', reason: null, sentAs: null },
    })
    await openProfile()
    await opener().click()
    await expect.element(page.getByRole('dialog', { name: title })).toHaveTextContent(words)
    await deleteOfflineStore()
  },
)

test('B-24 DEC-24 deleting the account says what it does, asks for the password, and ends on the start page', async () => {
  playDevices(1)
  await openProfile()
  const opener = page.getByRole('button', { name: 'Delete account' })
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = dialog.getByRole('button', { name: 'Delete my account' })
  await opener.click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().tagName).toBe('DIALOG')
  for (const effect of ['signed out everywhere', 'Links you shared are dead', 'within 30 days'])
    await expect.element(dialog.getByText(effect)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitForNoDialog()
  await expect.element(opener).toHaveFocus()

  await opener.click()
  const password = dialog.getByLabelText('Your password', { exact: true })
  await confirm.click()
  await expect.element(dialog.getByText('Please enter your password.')).toBeVisible()
  expect(server.requests(CALLS.deleteAccount)).toEqual([])
  const fields = { password: NOT_THIS }
  server.refuses(CALLS.deleteAccount, 400, { code: 'INVALID', message: NOT_THIS, fields })
  await password.fill('not this one')
  await confirm.click()
  await expect.element(dialog.getByText(NOT_THIS)).toBeVisible()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password).toHaveFocus()

  server.answers(CALLS.deleteAccount, () => {
    server.signsIn(null)
    return undefined
  })
  playSamples()
  await password.fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/')
  await expect.element(toast()).toHaveTextContent('Account Deleted')
  await expect.element(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()
  expect(server.bodies(CALLS.deleteAccount).at(-1)).toEqual({ password: PASSWORD })
})
