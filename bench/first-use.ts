// What a new user waits for: the start of the app on an empty and on a used folder, and what the browser is sent for the
// landing page and the dashboard. Needs a build (`npm run build`) and a Chromium (CHROMIUM_PATH or /usr/bin/chromium).
import type { Page } from 'playwright-core'
import { newDataDir, removeDataDir, startApp } from '../e2e/app-process.ts'
import { createWorld } from '../e2e/world.ts'

const dataDir = newDataDir()
const STARTS = [
  { kind: 'fresh', end: 'stop' },
  { kind: 'warm', end: 'stop' },
  { kind: 'warm', end: 'kill' },
  { kind: 'after kill -9', end: 'kill' },
  { kind: 'after kill -9', end: 'stop' },
] as const
for (const { kind, end } of STARTS) {
  const from = performance.now()
  const app = await startApp({ dataDir })
  console.log(`start to ready, ${kind.padEnd(14)} ${(performance.now() - from).toFixed(0).padStart(6)} ms`)
  await new Promise((done) => setTimeout(done, 1_500))
  await app[end]()
}
removeDataDir(dataDir)

const world = await createWorld({}, { isEmbedded: true })
const landing = await world.visit('/')
await landing.page.waitForLoadState('networkidle')
await report('landing', landing.page)
const dashboard = await world.visitAs('bench')
await dashboard.page.waitForLoadState('networkidle')
await report('dashboard', dashboard.page)
await slowLine()
await world.close()

/**
 * What somebody signed in waits for on a slow line (400 ms, 50 kB a second each way), with nothing of the app in the browser's cache: until own
 * words are to be read, and until the page answers.
 */
async function slowLine(): Promise<void> {
  const { page } = await world.visitAs('bench-slow')
  const text = 'Aqua, Glycerin, Cetearyl Alcohol, Parfum, Linalool, Phenoxyethanol'
  const body = JSON.stringify({ ingredientsList: text, productName: 'Harbour Cream' })
  const { id } = await page.evaluate(async (asked) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/analyze', { method: 'POST', headers, body: asked })
    return (await answer.json()) as { id: string }
  }, body)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  // It would answer from what it keeps, past the line.
  await browser.send('Network.setBypassServiceWorker', { bypass: true })
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  for (const path of ['/dashboard', '/history', `/analysis/${id}`]) {
    const times: [number, number][] = []
    for (let run = 0; run < 5; run += 1) {
      const from = performance.now()
      await page.goto(world.app.origin + path, { waitUntil: 'commit' })
      await page.getByText('Harbour Cream').first().waitFor()
      const words = performance.now() - from
      await page.waitForFunction(() => document.querySelector('#root:not([data-rendered]) main h1') !== null)
      times.push([words, performance.now() - from])
    }
    const middle = (at: 0 | 1) => (times.map((pair) => pair[at]).toSorted((a, b) => a - b)[2] ?? 0) / 1_000
    console.log(
      `slow line, ${path.replace(id, ':id').padEnd(14)} own words after ${middle(0).toFixed(1)} s, works after ${middle(1).toFixed(1)} s`,
    )
  }
}

async function report(name: string, page: Page): Promise<void> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      sent: (entry as PerformanceResourceTiming).encodedBodySize,
      plain: (entry as PerformanceResourceTiming).decodedBodySize,
    })),
  )
  const sum = (ending: string, key: 'sent' | 'plain') =>
    (
      entries.filter(({ path }) => path.endsWith(ending)).reduce((total, entry) => total + entry[key], 0) /
      1024
    ).toFixed(0)
  console.log(
    `${name.padEnd(10)} JavaScript ${sum('.js', 'sent')} kB sent (${sum('.js', 'plain')} kB plain), CSS ${sum('.css', 'sent')} kB, fonts ${sum('.woff2', 'sent')} kB`,
  )
}
