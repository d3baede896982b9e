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

const world = await createWorld()
const landing = await world.visit('/')
await landing.page.waitForLoadState('networkidle')
await report('landing', landing.page)
const dashboard = await world.visitAs('bench')
await dashboard.page.waitForLoadState('networkidle')
await report('dashboard', dashboard.page)
await world.close()

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
