import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { axeFindings } from '../../testing/axe.test-support.ts'
import { tabWithinDialog, waitForNoDialog } from '../../testing/keyboard.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { limitsOf, playPlan } from '../../testing/sample-answers.test-support.ts'
import { historyOf, shareId, summary, TODAY } from '../../testing/sample-results.test-support.ts'
import {
  address,
  openScreen,
  overflowing,
  PHONE,
  setViewport,
  texts,
} from '../../testing/screen.test-support.tsx'

const alert = () => page.css('[data-severity]')
const region = (name: string) => page.getByRole('region', { name })

async function openDashboard(...plan: Parameters<typeof limitsOf>) {
  playPlan(limitsOf(...plan))
  await openScreen('/dashboard')
  await expect.element(page.getByRole('button', { name: 'Analyze Ingredients' })).toBeVisible()
  await expect
    .element(page.getByText(/analys[ei]s left|Unlimited analyses|Limit Reached/).first())
    .toBeVisible()
}

test('DASH-03 DASH-04 DASH-05 DASH-06 DASH-07 the usage alert appears at 60 % and grows more pressing', async () => {
  await openDashboard({ analyses: 2 })
  expect(alert().elements()).toEqual([])

  for (const [analyses, severity, title] of [
    [3, 'medium', 'You have used more than half'],
    [4, 'high', 'You are close to your limit'],
    [5, 'critical', 'Limit reached'],
  ] as const) {
    await openDashboard({ analyses })
    await expect.element(alert()).toHaveAttribute('data-severity', severity)
    await expect.element(alert().getByText(title, { exact: true })).toBeVisible()
    const used = `${analyses} of 5 ingredient analyses used this month.`
    await expect.element(alert().getByText(used)).toBeVisible()
    await expect.element(alert().getByText('Counting starts again on Jan 1, 2099.')).toBeVisible()
  }
})

test('DASH-08 DASH-09 DASH-10 DEC-32 its button names the next plan, leads to the plans, and is absent on Premium', async () => {
  const links = () => texts(alert().getByRole('link'))
  await openDashboard({ analyses: 50, faces: 1 }, { name: 'Standard' })
  await expect.poll(links).toEqual(['Upgrade to Premium'])

  await openDashboard({ analyses: 900, faces: 25 }, { name: 'Premium' })
  await expect.element(alert()).toHaveTextContent('25 of 25 face analyses used this month.')
  await expect.element(alert()).not.toHaveTextContent('ingredient analyses')
  expect(links()).toEqual([])

  await openDashboard({ analyses: 5 })
  await expect.poll(links).toEqual(['Upgrade Plan'])
  await alert().getByRole('link').click()
  await expect.poll(address).toBe('/pricing')
})

test.each([
  ['the usage', CALLS.limits],
  ['the law', CALLS.listAnalyses],
] as const)('DASH-03 nothing that can be pressed moves when a late answer tells of %s', async (_, call) => {
  playPlan(limitsOf({ analyses: 4 }))
  server.answers(CALLS.listAnalyses, [
    summary(1, { today: { ...TODAY, lawChangeCount: 1 } }),
    summary(2),
    summary(3),
  ])
  const letGo = server.holds(call)
  await setViewport(PHONE)
  await openScreen('/dashboard')
  await expect.element(page.getByText('What are you putting on your skin today?')).toBeVisible()
  await expect.element(page.getByRole('status').getByText('Loading...').first()).toBeInTheDocument()
  const controls = [...document.querySelectorAll('main :is(a, button, input, textarea)')]
  const places = () => controls.map((control) => control.isConnected && control.getBoundingClientRect().y)
  const before = places()
  letGo()
  await expect.element(alert()).toBeVisible()
  await expect.element(page.getByText(/changed/).first()).toBeVisible()
  expect(places()).toEqual(before)
})

test('DASH-20 the scanner waits a second at most for what is said above it', async () => {
  server.holds(CALLS.limits)
  await openScreen('/dashboard')
  await expect.element(page.getByRole('button', { name: 'Analyze Ingredients' })).toBeVisible()
})

test('DASH-21 DASH-22 the journey card counts the face analyses and leads to the trend', async () => {
  const card = region('Skin Health Journey')
  await openDashboard()
  await expect.element(card.getByText('0 face analyses recorded')).toBeVisible()

  server.answers(
    CALLS.listFaceAnalyses,
    ['a', 'b'].map((letter) => ({
      id: `face_${letter.repeat(22)}`,
      shareId: shareId(11),
      createdAt: '2026-11-05T10:00:00.000Z',
      safetyScore: 80,
      skinType: null,
      isPublic: false,
      ownerName: null,
      concerns: [],
    })),
  )
  await openDashboard()
  await expect.element(card.getByText('2 face analyses recorded')).toBeVisible()
  await card.getByRole('link', { name: 'View Trends' }).click()
  await expect.poll(address).toBe('/skin-health-tracker')
})

test('DASH-23 DASH-25 RES-42 the newest five are listed, nameless ones say so, and the rest is in the history', async () => {
  const rows = ['Sixth', 'Fifth', 'Fourth', 'Third', '', 'First'].map((productName, at) =>
    summary(6 - at, { productName }),
  )
  server.answers(CALLS.listAnalyses, rows)
  server.answers(CALLS.cosmeticHistory, historyOf(rows))
  await openDashboard()
  const card = region('Recent Analyses')
  const names = () =>
    card
      .getByRole('listitem')
      .elements()
      .map((row) => (row as HTMLElement).innerText.split('\n')[0])
  await expect.poll(names).toEqual(['Sixth', 'Fifth', 'Fourth', 'Third', 'Unnamed Product'])

  await card.getByRole('link', { name: 'View All' }).click()
  await expect.poll(address).toBe('/history')
  await expect.element(page.getByRole('heading', { name: 'Unnamed Product' })).toBeVisible()
  await expect.element(page.getByRole('listitem').getByRole('heading')).toHaveLength(6)
})

test('DEC-28 UIC-04 after 700 ms over its mark AI Accuracy says what it counts', async () => {
  const help = page.getByRole('button', { name: 'What AI Accuracy means' })
  const tip = page.getByRole('tooltip')
  await openDashboard()
  vi.useFakeTimers()
  await help.hover()
  await vi.advanceTimersByTimeAsync(699)
  await expect.element(help).toBeVisible()
  expect(tip.elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(tip).toHaveTextContent('The share of your analyses that completed.')

  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
  await expect
    .element(help)
    .toHaveAttribute('aria-label', expect.stringContaining('The share of your analyses that completed.'))
})

test('UX-22 the two fields about the product stand on one line, also when a label needs two', async () => {
  const top = (name: string) => page.getByLabelText(name).element().getBoundingClientRect().y
  await openDashboard()
  await expect.element(page.getByLabelText('Product name')).toBeVisible()
  expect(top('Product name')).toBe(top('How it is used'))

  const label = document.querySelector('label:has(+ input[name=productName])')?.firstChild
  if (!label) throw new Error('the field has no label')
  label.textContent = 'The name under which the product is sold in the shop and printed on its pack'
  await expect.poll(() => top('The name under which')).toBe(top('How it is used'))
})

test('UX-18 what could not be loaded says so and loads on a second try; what is empty shows the next step', async () => {
  server.answersOddly(CALLS.listAnalyses, '', 400)
  await openDashboard()
  const card = region('Recent Analyses')
  await expect.element(card.getByText('Your analyses could not be loaded.')).toBeVisible()
  server.answers(CALLS.listAnalyses, [])
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card.getByText('Read your first label and it appears here.')).toBeVisible()
})

/** A picture of one colour. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 40)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 40)
  return new File([await canvas.convertToBlob()], 'label.png', { type: 'image/png' })
}

test('UX-11 the enlarged photo holds the focus, closes on Escape, and gives the focus back', async () => {
  await setViewport(PHONE)
  server.answers(CALLS.ocrExtract, { success: true, extractedText: 'Aqua', confidence: 0.9 })
  await openDashboard()
  await page.getByLabelText('Choose a photo').upload(await picture())
  const enlarge = page.getByRole('button', { name: 'Enlarge the photo' })
  await expect.element(enlarge).toBeVisible()
  ;(enlarge.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Your photo' })).toBeVisible()

  await tabWithinDialog('Tab', 'Tab', 'Tab', 'Shift+Tab')
  await userEvent.keyboard('{Escape}')
  await waitForNoDialog()
  await expect.element(enlarge).toHaveFocus()
})

test('DASH-01 DASH-02 DASH-13 DASH-20 DASH-26 DEC-29 an empty dashboard greets, says No data, and shows the next step', async () => {
  await openScreen('/dashboard')
  await expect.element(page.getByRole('heading', { name: 'Welcome back, Ana', level: 1 })).toBeVisible()
  await expect.element(page.getByText('No data')).toHaveLength(2)
  expect(page.getByText('NaN').elements()).toEqual([])
  const tips = page.getByRole('region', { name: 'Pro Tips' })
  await expect.element(tips.getByRole('listitem')).toHaveLength(3)
  await expect
    .element(page.getByRole('link', { name: 'View Trends' }))
    .toHaveAttribute('href', '/skin-health-tracker')
  await expect.element(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/history')
})

test('the law changed about a kept product: the dashboard names it and leads to it, on a phone', async () => {
  await setViewport(PHONE)
  const changed = summary(2, { productName: 'Gel Polish', today: { ...TODAY, lawChangeCount: 1 } })
  server.answers(CALLS.listAnalyses, [summary(1), changed])
  await openDashboard()
  const notice = page.getByRole('status').filter({ hasText: 'The law changed about a product' })
  const link = notice.getByRole('link')
  await expect.element(link).toHaveTextContent('Gel Polish')
  await expect.element(link).toHaveAttribute('href', `/analysis/${changed.id}`)
  expect(await axeFindings()).toEqual([])
  expect(await overflowing(360, 390)).toEqual([])
})

test('B-73 B-91 a partial score among the recent ones is not painted green, and none is Unknown', async () => {
  server.answers(CALLS.listAnalyses, [
    summary(1, { overallScore: 97, isPartial: true }),
    summary(2, { overallScore: null, isPartial: true }),
  ])
  await openDashboard()
  const recent = region('Recent Analyses')
  await expect.element(recent.getByText('97', { exact: true })).toBeVisible()
  await expect.element(recent.getByText('Unknown')).toBeVisible()
  expect(recent.css('.text-good').elements()).toEqual([])
})
