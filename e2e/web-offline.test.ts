import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { drawLabel, LABEL_LINES } from './label-picture.ts'
import { openVersionProxy } from './version-proxy.ts'
import { BLANK, createWorld, open, PHONE, reload, type Visited, type World } from './world.ts'
import { LABEL, loaded, makeAnalysis, roundTrip } from './web-steps.ts'

let world: World
/** Of one person for all tests but one, from the first to the last: making it ready is half of the work of each. */
let device: Visited
beforeAll(async () => {
  world = await createWorld()
  device = await world.visitAs('offline-reader', BLANK, { viewport: PHONE, isOfflineReady: true })
  const { page } = device
  for (const product of PRODUCTS) await makeAnalysis(page, `${LABEL}, ${product} Extract`, product)
  await open(page, `${world.app.origin}/dashboard`)
}, 90_000)
afterAll(() => world.close())

/** Beside each result: the account, its allowance, the facts of the site, and both lists. */
const COPIES = 5
const PRODUCTS = ['Harbour Cream', 'Velvet Balm']

/** Ends when this device has all it needs: pages, copies, and what analyses go by. */
async function untilKept(page: Page, copies: number): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      // Opening it before the app does would make an empty one in its place.
      const isMade = (await indexedDB.databases()).some(({ name }) => name === 'opaline.offline')
      const db = isMade ? indexedDB.open('opaline.offline') : null
      const saved = await new Promise<number>((resolve) => {
        if (db === null) return resolve(0)
        db.onsuccess = () => {
          const asked = db.result.transaction('answers').objectStore('answers').count()
          asked.onsuccess = () => {
            db.result.close()
            resolve(asked.result)
          }
        }
      })
      const knowledge = await caches.open('opaline.knowledge')
      return {
        isServed: navigator.serviceWorker.controller !== null,
        saved,
        knowledge: (await knowledge.keys()).length,
      }
    })
  await expect.poll(kept, { timeout: 60_000 }).toEqual({ isServed: true, saved: copies, knowledge: 1 })
}

/** Sent by the system's share sheet: a form that leads this page to its answer. */
function share(page: Page, parts: { text?: string; photo?: readonly number[] }): Promise<unknown> {
  const arrival = page.waitForURL((url) => url.pathname === '/dashboard' || url.pathname === '/auth')
  const sending = page.evaluate(({ text, photo }) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' })
    const field = (name: string, rest: object) => {
      const input = Object.assign(document.createElement('input'), { name, ...rest })
      form.append(input)
    }
    if (text !== undefined) field('text', { value: text })
    if (photo !== undefined) {
      const chosen = new DataTransfer()
      chosen.items.add(new File([new Uint8Array(photo)], 'label.jpg', { type: 'image/jpeg' }))
      field('photos', { type: 'file', files: chosen.files })
    }
    document.body.append(form)
    form.submit()
  }, parts)
  return Promise.all([arrival, sending])
}

/** Those of some words that the browser stores anywhere for this origin. Looked for there: all that is stored are ten megabytes. */
function storedOf(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const answer of await cache.matchAll()) texts.push(await answer.text())
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = indexedDB.open(name)
      await new Promise((resolve) => (opened.onsuccess = resolve))
      for (const store of opened.result.objectStoreNames) {
        const asked = opened.result.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => (asked.onsuccess = resolve))
        texts.push(JSON.stringify(asked.result))
      }
      opened.result.close()
    }
    return wanted.filter((word) => texts.some((text) => text.includes(word)))
  }, words)
}

const MARK = 'a mark behind the picture'

test('UX-20 UX-19 a photo and a text that are shared into the app land in the scanner, signed in or not, and no photo is stored', async () => {
  const { page, context } = device
  await untilKept(page, COPIES + PRODUCTS.length)
  const photo = [...(await drawLabel(LABEL_LINES)), ...Buffer.from(MARK)]

  await share(page, { photo })
  await page.getByRole('heading', { name: 'Read a label' }).waitFor()
  await expect
    .poll(() => page.getByLabel('Ingredient list').inputValue(), { timeout: 60_000 })
    .toContain('Niacinamide')
  expect(page.url()).not.toContain('shared')
  expect(await storedOf(page, ['offline-reader', MARK])).toEqual(['offline-reader'])

  const cookies = await context.cookies()
  await context.clearCookies()
  await open(page, `${world.app.origin}/terms`)
  await share(page, { text: 'Aqua, Squalane, Bisabolol' })
  await page.waitForURL('**/auth**')
  await context.addCookies(cookies)
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
  await page.waitForURL('**/dashboard')
  await expect.poll(() => page.getByLabel('Ingredient list').inputValue()).toBe('Aqua, Squalane, Bisabolol')
})

test('UX-20 a page of another site shares nothing into the scanner, and what was typed stays', async () => {
  const { page, context } = device
  await open(page, `${world.app.origin}/dashboard`)
  await page.getByLabel('Ingredient list').fill('Aqua, Glycerin')
  const form = `<form method="post" action="${world.app.origin}/share" enctype="multipart/form-data">
    <input name="text" value="Aqua, Formaldehyde"><button>Win</button></form>`
  await context.route('http://other-site.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: form }),
  )
  await page.goto('http://other-site.test/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Win' }).click()
  await page.waitForURL('**/dashboard')

  await page.locator('[data-toast]').getByText('Nothing Arrived').waitFor()
  expect(await page.getByLabel('Ingredient list').inputValue()).toBe('Aqua, Glycerin')
  await context.unroute('http://other-site.test/')
})

test('UX-19 the app can be installed', async () => {
  const { page, context } = device
  const tools = await context.newCDPSession(page)
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors')
  // A context of tests counts as a private window, which installs nothing; nothing else may be said.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, data } = await tools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    start_url: '/dashboard',
    share_target: { action: '/share' },
  })
})

test('UX-19 a list that loses its line is analysed on the device, kept, and sent once', async () => {
  const { page, context } = device
  const other = await context.newPage()
  await open(other, `${world.app.origin}/history`)
  await other.getByRole('heading', { name: 'Harbour Cream' }).waitFor()
  // The line is lost after the first request has come through, and before its answer has.
  let lost = 0
  await context.route('**/api/analyze', async (route) => {
    await route.fetch()
    lost += 1
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await open(page, `${world.app.origin}/dashboard`)
  await page.getByLabel('Ingredient list').fill(`${LABEL}, Evening Extract`)
  await page.getByLabel('Product name').fill('Evening Oil')
  await page.getByRole('button', { name: 'Analyze Ingredients' }).click()
  await page.getByText('Worked out on this device, not yet saved').waitFor()
  await page.getByRole('heading', { name: 'Evening Oil', level: 1 }).waitFor()
  const score = await page.getByRole('img', { name: 'Overall safety' }).first().getAttribute('aria-label')
  await other.getByText('1 list waits').or(other.getByText('Waiting to be saved')).first().waitFor()
  expect(lost).toBe(1)

  await context.unroute('**/api/analyze')
  await context.setOffline(false)
  await page.waitForURL(/\/analysis\/ana_/)
  await page.getByRole('heading', { name: 'Evening Oil', level: 1 }).waitFor()
  expect(await page.getByText('not yet saved').count()).toBe(0)
  expect(await page.getByRole('img', { name: 'Overall safety' }).first().getAttribute('aria-label')).toBe(
    score,
  )
  await other.getByRole('heading', { name: 'Evening Oil' }).waitFor()
  await expect.poll(() => other.getByText('Waiting to be saved').count()).toBe(0)
  const made = await context.request.get(`${world.app.origin}/api/analyses`)
  const names = ((await made.json()) as { productName: string }[]).map(({ productName }) => productName)
  expect(names.filter((name) => name === 'Evening Oil')).toHaveLength(1)
  const limits = await context.request.get(`${world.app.origin}/api/subscription/limits`)
  expect(await limits.json()).toMatchObject({ usage: { analysesCount: 3 } })
  await other.close()
})

test('UX-19 AUTH-39 without a network saved results open and are found, and signing out wipes them, after saying what would be lost, and holds when the line is back', async () => {
  const { page, context } = device
  await open(page, `${world.app.origin}/dashboard`)
  await untilKept(page, COPIES + PRODUCTS.length + 1)
  await context.setOffline(true)

  await open(page, `${world.app.origin}/history`)
  await page.getByRole('heading', { name: 'Harbour Cream' }).waitFor()
  await page.getByText('You see what was saved on this device on').waitFor()
  await page.getByRole('searchbox').first().fill('velvet')
  await expect.poll(() => page.getByRole('heading', { name: 'Harbour Cream' }).count()).toBe(0)
  await page.getByRole('heading', { name: 'Velvet Balm' }).waitFor()
  await page.getByRole('link', { name: /^View/ }).first().click()
  await page.getByText('You see this result as it was saved on this device on').waitFor()
  await page.getByRole('heading', { name: 'Velvet Balm', level: 1 }).waitFor()
  await loaded(page)

  await open(page, `${world.app.origin}/dashboard`)
  await page.getByLabel('Ingredient list').fill('Aqua, Glycerin, Panthenol, Unsent Extract')
  await page.getByRole('button', { name: 'Analyze Ingredients' }).click()
  await page.getByText('Worked out on this device, not yet saved').waitFor()
  expect(await storedOf(page, ['Unsent Extract'])).toEqual(['Unsent Extract'])

  await page.getByRole('button', { name: 'Open the menu of your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByText('1 list waits on this device to be saved. Signing out deletes it.').waitFor()
  await page.getByRole('button', { name: 'Sign out and delete' }).click()
  await page.waitForURL(`${world.app.origin}/`)
  await page.getByText('you are shown as signed out').waitFor()
  expect(await storedOf(page, ['Unsent Extract', 'Harbour Cream', 'offline-reader'])).toEqual([])
  await open(page, `${world.app.origin}/history`)
  await page.waitForURL('**/auth**')

  // The line is back, and with it the cookie of a session that nobody could end.
  await context.setOffline(false)
  await open(page, `${world.app.origin}/dashboard`)
  await page.waitForURL('**/auth**')
  await page.getByRole('button', { name: 'Sign In' }).first().waitFor()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid')
})

test('UX-19 a new version waits for a press and loses nothing that was typed', async () => {
  const { context, page } = await world.visitAs('offline-updated', BLANK, { isOfflineReady: true })
  const proxy = await openVersionProxy(world.app.origin)
  await open(page, `${proxy.origin}/dashboard`)
  await untilKept(page, COPIES)
  const list = page.getByLabel('Ingredient list')
  await list.fill('Aqua, Glycerin, Half Typed')
  proxy.publish()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

  await page.getByText('A new version is ready').waitFor()
  await roundTrip(page)
  expect(await list.inputValue()).toBe('Aqua, Glycerin, Half Typed')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect.poll(() => list.inputValue()).toBe('Aqua, Glycerin, Half Typed')
  await expect.poll(() => page.getByText('A new version is ready').count()).toBe(0)
  await context.setOffline(true)
  await reload(page)
  await expect.poll(() => list.inputValue()).toBe('Aqua, Glycerin, Half Typed')
})
