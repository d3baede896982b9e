import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { BLANK, createWorld, open, type World } from './world.ts'
import { makeAnalysis } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const pathOf = (page: Page) => new URL(page.url()).pathname

async function openPath(page: Page, path: string) {
  await open(page, world.app.origin + path)
  await page.locator('h1').waitFor()
}

test('ROUTE-01 a result opens for its owner, and for a visitor who holds the link of a shared one', async () => {
  const member = await world.visitAs('route-owner', BLANK)
  const { id, shareId } = await makeAnalysis(member.page, 'Aqua, Glycerin', 'Calm Cream')
  await openPath(member.page, `/analysis/${id}`)
  await member.page.getByRole('heading', { name: 'Calm Cream' }).waitFor()

  for (const [method, path, data] of [
    ['post', '/api/users/consents', { kind: 'sharing', isGiven: true }],
    ['patch', `/api/analyses/${id}/sharing`, { isPublic: true }],
  ] as const) {
    const { origin } = world.app
    const answer = await member.context.request[method](origin + path, { data, headers: { origin } })
    expect(answer.ok()).toBe(true)
  }
  const visitor = await world.visit(BLANK)
  await openPath(visitor.page, `/analysis/${shareId}`)
  await visitor.page.getByRole('heading', { name: 'Calm Cream' }).waitFor()
  await visitor.page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  expect(pathOf(visitor.page)).toBe(`/analysis/${shareId}`)
})

test('ROUTE-24 ROUTE-25 a visitor opens every public page, as the server made it and as the browser takes it over', async () => {
  const { page } = await world.visit(BLANK)
  for (const path of [
    '/',
    '/pricing',
    '/about',
    '/contact',
    '/terms',
    '/privacy',
    '/refund',
    '/auth',
    '/forgot-password',
    '/reset-password',
  ]) {
    await openPath(page, path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(pathOf(page)).toBe(path)
    expect(await page.getByText('Page Not Found').count()).toBe(0)
  }
})
