import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { roundTrip } from './web-steps.ts'
import { createWorld, PHONE, type World } from './world.ts'

/** An owner who has filled in everything; what stands without is looked at beside the public pages. */
const SITE = {
  figures: [{ value: '7', label: 'shelves read', footnote: 'Counted by hand on a Tuesday.' }],
  communityUrl: 'https://chat.example.test/opaline',
  social: [{ name: 'Mastodon', url: 'https://social.example.test/@opaline' }],
  apps: { names: 'iOS and Android apps', expected: 'Q2 2099', until: '2099-06-30' },
}

let world: World
const folder = mkdtempSync(join(tmpdir(), 'opaline-site-'))
beforeAll(async () => {
  const file = join(folder, 'site.json')
  writeFileSync(file, JSON.stringify(SITE))
  world = await createWorld({ SITE_FILE: file, SUPPORT_EMAIL: 'help@opaline.example' })
}, 90_000)
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const RIGHT = {
  'First Name': 'Ana',
  'Last Name': 'Reis',
  'Email Address': 'ana@example.test',
  Subject: 'A wrong score',
  Message: 'Linalool scores lower than I expected.',
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page) => page.getByRole('button', { name: /Send Message|Sending Message/ })
const toast = (page: Page) => page.locator('[data-toast]')

async function fillIn(page: Page, part: Partial<typeof RIGHT> = {}) {
  for (const [label, text] of Object.entries({ ...RIGHT, ...part })) await field(page, label).fill(text)
}

test('CONT-01..04 CONT-09..13 UX-09 the first rule that fails is told as a notice and at its field, and nothing typed is lost', async () => {
  const { page, problems } = await world.visit('/contact', { viewport: PHONE })
  let calls = 0
  page.on('request', (request) => (calls += request.url().endsWith('/api/feedback') ? 1 : 0))
  await page.getByRole('heading', { name: 'Contact Us', level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'Send us a Message' }).waitFor()
  const shown = page.getByRole('form').getByRole('textbox')
  expect(await shown.count()).toBe(5)
  for (const box of await shown.all()) expect(await box.getAttribute('required')).not.toBeNull()

  for (const [label, wrong, message] of [
    ['First Name', '', 'Name must be at least 2 characters'],
    ['Email Address', 'ana@example', 'Please enter a valid email address'],
    ['Subject', 'Oil', 'Subject must be at least 5 characters'],
    ['Message', 'Too short', 'Message must be at least 10 characters'],
  ] as const) {
    // Everything below it is wrong as well: only the first is told.
    await field(page, label).fill(wrong)
    if (label === 'First Name') await field(page, 'Last Name').fill('R')
    await button(page).click()
    await toast(page).getByText(message).waitFor()
    await toast(page).getByText('Validation Error').waitFor()
    expect(await page.locator('[aria-invalid]').count()).toBe(1)
    await expect.poll(() => field(page, label).evaluate((box) => box === document.activeElement)).toBe(true)
    const described = (await field(page, label).getAttribute('aria-describedby')) ?? ''
    const [errorId = ''] = described.split(' ')
    expect(await page.locator(`[id="${errorId}"]`).innerText()).toBe(message)
    expect(await field(page, label).inputValue()).toBe(wrong)
    await field(page, label).fill(RIGHT[label])
    await expect.poll(() => field(page, label).inputValue()).toBe(RIGHT[label])
  }
  await roundTrip(page)
  expect(await axeFindings(page, 'main')).toEqual([])
  expect(calls).toBe(0)
  expect(problems).toEqual([])
})

test('CONT-14..21 a message goes out field by field, is thanked for, and leaves the form empty for the next', async () => {
  const { page, problems } = await world.visit('/contact')
  const bodies: unknown[] = []
  let answer: () => void = () => undefined
  const mayAnswer = new Promise<void>((done) => (answer = done))
  await page.route('**/api/feedback', async (route) => {
    bodies.push(route.request().postDataJSON())
    await mayAnswer
    await route.fulfill({ json: { message: 'Received.' } })
  })
  await fillIn(page)

  await button(page).click()
  await page.getByRole('button', { name: 'Sending Message...' }).waitFor()
  expect(await button(page).isDisabled()).toBe(true)
  answer()

  await toast(page).getByText('Message Sent Successfully!').waitFor()
  await toast(page).getByText("Thank you for your feedback. We'll get back to you soon.").waitFor()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  await page.getByText('We reply to ana@example.test within 24 hours.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Thank You!')
  expect(bodies).toEqual([
    {
      name: 'Ana Reis',
      email: 'ana@example.test',
      subject: 'A wrong score',
      message: 'Linalool scores lower than I expected.',
    },
  ])

  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await button(page).waitFor()
  for (const label of Object.keys(RIGHT)) expect(await field(page, label).inputValue()).toBe('')
  await fillIn(page)
  await button(page).click()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL(`${world.app.origin}/`)
  expect(problems).toEqual([])
})

test('CONT-22 CONT-23 DEC-11 a failure says why, keeps every word, and the next try may succeed', async () => {
  const { page } = await world.visit('/contact')
  const closed = { message: 'We cannot take messages right now.', code: 'UNAVAILABLE' }
  const tooMany = { message: 'Too many', code: 'RATE_LIMITED' }
  await fillIn(page)
  for (const [answer, told] of [
    [{ status: 503, json: closed }, closed.message],
    [{ status: 502, body: '<html>Bad gateway</html>' }, 'Please try again later.'],
    [{ status: 429, headers: { 'Retry-After': '120' }, json: tooMany }, 'Please wait 2 minutes'],
    ['abort', 'Please try again later.'],
  ] as const) {
    await answerWith(page, answer)
    await button(page).click()
    await toast(page).getByText('Failed to Send Message').waitFor()
    await toast(page).getByText(told).waitFor()
    await page.getByRole('main').getByText(told).waitFor()
    await page.getByRole('main').getByText('Nothing you typed is lost.').waitFor()
    for (const [label, text] of Object.entries(RIGHT))
      expect(await field(page, label).inputValue()).toBe(text)
  }

  await answerWith(page, { status: 200, json: { message: 'Received.' } })
  await button(page).click()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
})

type Given = { status: number; json?: unknown; body?: string; headers?: Record<string, string> } | 'abort'

async function answerWith(page: Page, answer: Given) {
  await page.unroute('**/api/feedback')
  await page.route('**/api/feedback', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
}

test('B-71 the field that only programs fill in is hidden from eyes, keys and assistive tech', async () => {
  const { page } = await world.visit('/contact')
  const trap = page.locator('input[name=website]')
  await trap.waitFor({ state: 'attached' })

  const box = await trap.locator('xpath=ancestor::*[@aria-hidden="true"]').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(1)
  expect(await page.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0)
  await field(page, 'Message').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Send Message')
})

test('CONT-05..08 LAND-11 LAND-15 FOOT-06 what the owner named is linked, shown and announced', async () => {
  const { page } = await world.visitAs('writer', '/contact')
  await expect.poll(() => field(page, 'Email Address').inputValue()).toBe('writer@example.test')

  const touch = page.getByRole('region', { name: 'Get in Touch' })
  await touch.getByText('We reply within 2 hours.').waitFor()
  const mail = touch.getByRole('link', { name: 'help@opaline.example' })
  expect(await mail.getAttribute('href')).toBe('mailto:help@opaline.example')
  expect(await touch.getByRole('link', { name: 'Join the group' }).getAttribute('href')).toBe(
    SITE.communityUrl,
  )
  expect(await touch.innerText()).toMatch(/Live chat\s+An AI assistant, 24\/7\.\s+Not available yet/)
  expect(await touch.getByText('Not available yet').count()).toBe(1)
  const social = page.getByRole('contentinfo').getByRole('link', { name: 'Mastodon' })
  expect(await social.getAttribute('href')).toBe('https://social.example.test/@opaline')

  await page.getByRole('banner').getByRole('link', { name: 'Opaline, to the start page' }).click()
  const figures = page.getByRole('region', { name: 'Opaline in figures' })
  await figures.getByText('Counted by hand on a Tuesday.').waitFor()
  expect(await figures.innerText()).not.toContain('95%')
  await page.getByText('iOS and Android apps are coming in Q2 2099.').waitFor()
})
