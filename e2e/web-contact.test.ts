import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './world.ts'

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

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

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
