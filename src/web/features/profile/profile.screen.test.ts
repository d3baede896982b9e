import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { CONSENT_VERSIONS } from '../../../contract/choices.ts'
import type { Consent } from '../../../contract/account.ts'
import type { ProfileUpdate, User } from '../../../contract/user.ts'
import { waitForNoDialog } from '../../testing/keyboard.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { member } from '../../testing/sample-answers.test-support.ts'
import { historyOf } from '../../testing/sample-results.test-support.ts'
import { address, openScreen, PHONE, setViewport, texts, toast } from '../../testing/screen.test-support.tsx'

const region = (name: string) => page.getByRole('region', { name, exact: true })
const NOW = '2026-11-20T12:00:00.000Z'
const session = (place: number, minutesAgo: number) => ({
  id: String(place).padStart(43, 'a'),
  browser: `Browser ${place}`,
  signedInAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: new Date(Date.parse(NOW) - minutesAgo * 60_000).toISOString(),
  isThisOne: place === 0,
})

/** The account as its own changes leave it. */
function playProfile() {
  server.answers(CALLS.listSessions, [session(0, 0)])
  server.answers(CALLS.updateProfile, ({ body }) => {
    const account = server.account() ?? member()
    const { allergiesSeen: _, preferences, ...change } = body as ProfileUpdate
    const changed = { ...account, ...change, preferences: { ...account.preferences, ...preferences } } as User
    server.signsIn(changed)
    return changed
  })
}

async function openProfile() {
  await openScreen('/profile')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible()
}

test('PROF-01 PROF-02 PROF-03 PROF-04 PROF-07 PROF-12 the specified sections come first, the others below', async () => {
  server.signsIn(member({ username: 'prof-order', email: 'prof-order@example.test' }))
  playProfile()
  await openProfile()
  expect(texts(page.getByRole('main').getByRole('heading', { level: 2 }))).toEqual([
    'Account Information',
    'Account Actions',
    'Skin Profile & Preferences',
    'Known Allergies & Sensitivities',
    'Password',
    'Your data',
    'Where you are signed in',
    'Consents',
  ])
  const facts = region('Account Information')
  for (const fact of ['prof-order', 'prof-order@example.test', 'Ana', 'Reis'])
    await expect.element(facts.getByText(fact, { exact: true })).toBeVisible()
  expect(facts.css('input').elements()).toEqual([])
  // An address that is not confirmed is a line here, and nothing anywhere else.
  expect(page.getByText('not confirmed').elements()).toHaveLength(1)
  server.answers(CALLS.cosmeticHistory, historyOf([]))
  for (const path of ['/dashboard', '/history']) {
    await openScreen(path)
    await expect.element(page.css('h1')).toBeVisible()
    expect(page.getByText(/confirm/i).elements()).toEqual([])
  }
})

/** Suggestions for what begins like this; none of those that the account lists already. */
function playSuggestions(...labels: string[]) {
  server.answers(CALLS.suggestAllergies, ({ query }) =>
    labels
      .filter((label) => label.toLowerCase().startsWith(query['q'] ?? ''))
      .map((label) => ({ label, because: `Covers everything that is sold as ${label}.` })),
  )
}
const field = () => page.getByRole('combobox', { name: 'Add an allergy or sensitivity' })
const options = () => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const listed = (name: string) => page.getByRole('button', { name: `Remove ${name}` })

test('PROF-08 PROF-09 allergies are suggested while one types; arrows, Enter and Escape do what they do elsewhere', async () => {
  playProfile()
  playSuggestions('Fragrance', 'Fragrance mix II')
  await openProfile()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')

  await field().click()
  await userEvent.keyboard('fra')
  await expect.element(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(field()).not.toHaveAttribute('aria-activedescendant')
  await expect.element(options().first()).toHaveTextContent('Covers everything that is sold as Fragrance.')

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options().first()).toHaveAttribute('aria-selected', 'true')
  await expect.element(field()).toHaveAttribute('aria-activedescendant', options().first().element().id)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Escape}')
  await expect.element(options().first()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('fra')

  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
  await expect.element(listed('Fragrance')).toBeVisible()
  await expect.element(field()).toHaveValue('')
  expect(options().elements()).toEqual([])

  // What is typed counts as it is, unless one of the suggestions was chosen.
  await field().fill('fra')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
  expect(texts(options()).join()).toMatch(/^Fragrance mix II /)
  await field().fill('frangipani wax')
  await userEvent.keyboard('{Enter}')
  await expect.element(listed('frangipani wax')).toBeVisible()

  await field().fill('latex')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(listed('latex')).toBeVisible()
})

test('an allergy is chosen by a tap, and without suggestions the field works as before', async () => {
  await setViewport(PHONE)
  playProfile()
  playSuggestions('Nickel')
  await openProfile()
  await field().click()
  await userEvent.keyboard('nick')
  await options().first().click()
  await expect.element(listed('Nickel')).toBeVisible()

  server.answersOddly(CALLS.suggestAllergies, 'broken', 500)
  const before = server.requests(CALLS.suggestAllergies).length
  await field().fill('kiwi')
  await expect.poll(() => server.requests(CALLS.suggestAllergies).length).toBeGreaterThan(before)
  await userEvent.keyboard('{Enter}')
  await expect.element(listed('kiwi')).toBeVisible()
})

test('UX-01 long allergies are read to their end on a phone, and each can be taken off', async () => {
  await setViewport(PHONE)
  const long = (end: string) => `methylchloroisothiazolinone and methylisothiazolinone in a mixture ${end}`
  const allergies = Array.from({ length: 60 }, (_, place) => long(`no ${place}`))
  server.signsIn(member({ allergies: [...allergies, 'x'.repeat(80)] }))
  playProfile()
  await openProfile()

  const shown = region('Known Allergies & Sensitivities').getByRole('listitem')
  await expect.element(shown).toHaveLength(61)
  for (const item of shown.elements()) {
    const [name, remove] = [item.querySelector('span'), item.querySelector('button')]
    expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0)
    expect(remove?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width)
})

test('an allergy that the list has no room for is said at the field, before it is sent', async () => {
  server.signsIn(member({ allergies: Array.from({ length: 100 }, (_, at) => `Allergy ${at}`) }))
  playProfile()
  playSuggestions('Nickel')
  await openProfile()
  await field().click()
  await userEvent.keyboard('nick')
  await options().first().click()
  await expect.element(page.getByText('Please keep the list under 100 entries.')).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveFocus()
  expect(server.requests(CALLS.updateProfile)).toEqual([])

  await field().fill('Allergy 7')
  await expect.element(field()).not.toHaveAttribute('aria-invalid')
})

test('an allergy that is typed while another is on its way is kept, and sent after it', async () => {
  playProfile()
  server.answers(CALLS.suggestAllergies, [])
  await openProfile()
  await field().fill('lanolin')
  const letGo = server.holds(CALLS.updateProfile)
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('')
  await userEvent.keyboard('propolis{Enter}')
  await expect.element(field()).toHaveValue('propolis')
  letGo()
  await expect.element(listed('propolis')).toBeVisible()
  await expect.element(listed('lanolin')).toBeVisible()
  await expect.element(field()).toHaveValue('')
  expect(server.bodies(CALLS.updateProfile)).toEqual([
    { allergies: ['lanolin'], allergiesSeen: [] },
    { allergies: ['lanolin', 'propolis'], allergiesSeen: ['lanolin'] },
  ])

  server.refuses(CALLS.updateProfile, 500, { code: 'INTERNAL', message: 'Something else.' })
  await userEvent.keyboard('kiwi{Enter}')
  await expect.element(toast()).toHaveTextContent('Update Failed')
  await expect.element(field()).toHaveValue('kiwi')
})

test('a switch changes its own setting, and none that another device may have changed since', async () => {
  playProfile()
  await openProfile()
  await page.getByRole('switch', { name: 'Vegan only' }).click()
  await expect.poll(() => server.bodies(CALLS.updateProfile)).toEqual([{ preferences: { veganOnly: true } }])
})

test('PROF-17 a change that fails says so, whatever the cause', async () => {
  playProfile()
  server.refuses(CALLS.updateProfile, 500, { code: 'INTERNAL', message: 'Something else.' })
  await openProfile()
  await page.getByRole('switch', { name: 'Vegan only' }).click()
  await expect.element(toast()).toHaveTextContent('Update Failed')
  await expect.element(toast()).toHaveTextContent('Failed to update profile. Please try again.')
})

test('PROF-13 the switch for pregnancy saves and stays, and says what it is for', async () => {
  playProfile()
  await openProfile()
  const control = page.getByRole('switch', { name: 'Pregnant, planning or breastfeeding' })
  await expect.element(page.getByText('is never shown to others.').last()).toBeVisible()
  await expect.element(control).not.toBeChecked()
  await control.click()
  await expect.element(toast()).toHaveTextContent('Profile Updated')
  expect(server.bodies(CALLS.updateProfile)).toEqual([{ isPregnant: true }])
  await openProfile()
  await expect.element(control).toBeChecked()
})

test('what is known of the last use is told as exactly as it is known, and no more', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
  server.answers(
    CALLS.listSessions,
    [0, 4, 37, 59, 61].map((minutes, place) => session(place, minutes)),
  )
  await openProfile()
  const rows = region('Where you are signed in').getByRole('listitem')
  await expect.element(rows).toHaveLength(5)
  const seen = rows.elements().map((row) => /last seen (.+)/.exec((row as HTMLElement).innerText)?.[1])
  expect(seen).toEqual([
    'now',
    'in the last 5 minutes',
    'about 35 minutes ago',
    'about 55 minutes ago',
    '1 hour ago',
  ])
})

const row = (name: string) => region('Consents').getByRole('listitem').filter({ hasText: name })
const given = (kind: Consent['kind'], rest: Partial<Consent> = {}): Consent => ({
  kind,
  version: CONSENT_VERSIONS[kind],
  givenAt: '2025-02-03T10:00:00.000Z',
  withdrawnAt: null,
  ...rest,
})

test('DEC-23 a consent says what was agreed to and when, and is taken back as easily as it is given', async () => {
  playProfile()
  server.answers(CALLS.setConsent, ({ body }) => {
    const { isGiven } = body as { isGiven: boolean }
    const all = [given('face-analysis', isGiven ? {} : { withdrawnAt: '2026-01-01T10:00:00.000Z' })]
    server.answers(CALLS.listConsents, all)
    return all
  })
  await openProfile()
  const face = row('Face analysis')
  await expect.element(face.getByText('Not given')).toBeVisible()
  await expect.element(face.getByText('The photo is not stored')).toBeVisible()

  await face.getByRole('button', { name: 'Agree: Face analysis' }).click()
  await expect.element(face.getByText('Given on Feb 3, 2025', { exact: true })).toBeVisible()
  await expect.element(face.getByText(/^Version \d{4}-\d{2}$/)).toBeVisible()
  await openProfile()
  await face.getByRole('button', { name: 'Withdraw: Face analysis' }).click()
  await expect.element(face.getByText(/^Withdrawn on /)).toBeVisible()
  await expect.element(toast()).toHaveTextContent('Consent Withdrawn')
  await expect.element(region('Consents').getByText('Not given')).toBeVisible()
  expect(server.bodies(CALLS.setConsent)).toEqual([
    expect.objectContaining({ kind: 'face-analysis', isGiven: true }),
    expect.objectContaining({ kind: 'face-analysis', isGiven: false }),
  ])
})

test('a consent to older words is shown as such and can be given anew', async () => {
  playProfile()
  server.answers(CALLS.listConsents, [given('sharing', { version: '2025-01' })])
  await openProfile()
  await expect.element(page.getByText('Given on Feb 3, 2025, to older words')).toBeVisible()
  await expect.element(page.getByText('Version 2025-01')).toBeVisible()
  expect(texts(page.getByRole('button', { name: /: Sharing results$/ }))).toEqual(['Withdraw', 'Agree'])
})

test('nothing shared, one link, and a count that cannot be had each have their words', async () => {
  playProfile()
  server.answers(CALLS.listConsents, [given('sharing')])
  await openProfile()
  const dialog = page.getByRole('dialog', { name: 'Withdraw and close your links?' })
  const says = async (words: string) => {
    await row('Sharing results').getByRole('button', { name: 'Withdraw: Sharing results' }).click()
    await expect.element(dialog.getByRole('status')).toHaveTextContent(words)
    await userEvent.keyboard('{Escape}')
    await waitForNoDialog()
  }
  server.answers(CALLS.sharedLinks, { cosmetic: 0, skin: 0 })
  await says('You share nothing at present, so no link closes.')
  server.answers(CALLS.sharedLinks, { cosmetic: 0, skin: 1 })
  await says('1 link to 1 skin analysis closes at once, for everybody.')
  server.answersOddly(CALLS.sharedLinks, '', 500)
  await says('every link you shared closes at once')
})

test('what cannot be loaded says so and can be asked for again', async () => {
  server.answersOddly(CALLS.listSessions, '', 404)
  server.answersOddly(CALLS.listConsents, '', 404)
  await openProfile()
  await expect.element(page.getByText('Where you are signed in could not be loaded.')).toBeVisible()
  const consents = region('Consents')
  await expect.element(consents.getByText('Your consents could not be loaded.')).toBeVisible()
  server.answers(CALLS.listConsents, [])
  await consents.getByRole('button', { name: 'Try again' }).click()
  await expect.element(consents.getByText('Not given').first()).toBeVisible()
})

test('PROF-05 PROF-08 PROF-10 PROF-11 PROF-14 PROF-15 PROF-16 the profile is changed, checked and guarded', async () => {
  playProfile()
  server.answers(CALLS.suggestAllergies, [])
  await openProfile()
  const entry = page.getByLabelText('Add an allergy or sensitivity')
  const add = page.getByRole('button', { name: 'Add', exact: true })
  const nickel = page.getByRole('button', { name: 'Remove Nickel' })
  await page.getByLabelText('Skin type').selectOptions('dry')
  await expect.element(toast()).toHaveTextContent('Profile Updated')
  await entry.fill('  Nickel ')
  await add.click()
  await expect.element(nickel).toBeVisible()
  await entry.fill('nickel')
  await add.click()
  await expect.element(toast()).toHaveTextContent('This allergy is already in your list.')
  await openProfile()
  await expect.element(nickel).toBeVisible()
  await expect.element(page.getByLabelText('Skin type')).toHaveValue('dry')

  server.signsIn(null)
  await page.getByRole('switch', { name: 'Vegan only' }).click()
  await expect.element(toast()).toHaveTextContent('You are logged out. Logging in again...')
  await expect.poll(address).toBe('/auth?next=%2Fprofile')
})
