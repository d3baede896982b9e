import { createWorld } from '../e2e/world.ts'
const world = await createWorld({}, { isEmbedded: true })
const { page } = await world.visitAs('bench-slow')
const browser = await page.context().newCDPSession(page)
await browser.send('Network.enable')
await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
await browser.send('Network.setBypassServiceWorker', { bypass: true })
await browser.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 })
await page.addInitScript(() => {
  const w = window as unknown as { log: string[] }
  w.log = []
  new MutationObserver(() => w.log.push(`${performance.now().toFixed(0)} line=${document.documentElement?.dataset['line']}`)).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-line'] })
  const look = () => { 
    const used = [...document.querySelectorAll('*')].filter((e) => getComputedStyle(e).fontFamily.includes('Source Sans'))
    w.log.push(`${performance.now().toFixed(0)} used by ${used.length} ${used.slice(0, 5).map((e) => e.outerHTML.slice(0, 90)).join(' | ')}`)
  }
  document.addEventListener('DOMContentLoaded', look)
})
await page.goto(world.app.origin + '/dashboard', { waitUntil: 'commit' })
await page.waitForFunction(() => document.querySelector('#root:not([data-rendered]) main h1') !== null)
console.log((await page.evaluate(() => (window as unknown as { log: string[] }).log)).join('\n'))
await world.close()
