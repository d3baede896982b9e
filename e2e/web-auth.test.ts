import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { BLANK, createWorld, open, PASSWORD, type World } from './world.ts'
import { toast } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

async function fillLogin(page: Page, name: string, password: string) {
  await page.locator('[name=usernameOrEmail]').fill(name)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
}

test('AUTH-16 AUTH-17 AUTH-33 DEC-03 login greets and leads to the dashboard, sign out leads home', async () => {
  await world.visitAs('auth-login', BLANK)
  const { page } = await world.visit('/auth')

  await fillLogin(page, 'auth-login', PASSWORD)

  await page.waitForURL('**/dashboard')
  expect(await toast(page)).toContain('You have been successfully logged in.')
  await open(page, `${world.app.origin}/auth`)
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL(`${world.app.origin}/`)
  await page.getByRole('link', { name: 'Get Started Free' }).first().waitFor()
})
