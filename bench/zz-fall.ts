import { createWorld } from '../e2e/world.ts'
const world = await createWorld({}, { isEmbedded: true })
const { page } = await world.visitAs('bench-slow')
const text = 'Aqua, Glycerin, Cetearyl Alcohol, Parfum, Linalool, Phenoxyethanol'
const { id } = await page.evaluate(async (asked) => {
  const answer = await fetch('/api/analyze', { method: 'POST', headers: { 'content-type': 'application/json' }, body: asked })
  return (await answer.json()) as { id: string }
}, JSON.stringify({ ingredientsList: text, productName: 'Harbour Cream' }))
const browser = await page.context().newCDPSession(page)
await browser.send('Network.enable')
await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
await browser.send('Network.setBypassServiceWorker', { bypass: true })
await browser.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 })
for (const path of (process.argv[2] ?? '/dashboard').split(',')) {
  const at = path.replace(':id', id)
  const times: string[] = []
  for (let run = 0; run < 3; run += 1) {
    const from = performance.now()
    await page.goto(world.app.origin + at, { waitUntil: 'commit' })
    if (!process.argv[3]) await page.getByText('Harbour Cream').first().waitFor()
    const words = performance.now() - from
    await page.waitForFunction(() => document.querySelector('#root:not([data-rendered]) main h1') !== null)
    times.push(`${words.toFixed(0)}/${(performance.now() - from).toFixed(0)}`)
  }
  console.log(path, times.join(' '))
  const rows = await page.evaluate(() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((e) => { const r = e as PerformanceResourceTiming; return [r.startTime, r.responseStart, r.responseEnd, r.encodedBodySize, r.initiatorType + ' ' + (r.name.split('/').pop() ?? '')] as const }))
  for (const [s, f, e, n, name] of rows.toSorted((a, b) => a[0] - b[0])) console.log(s.toFixed(0).padStart(6), f.toFixed(0).padStart(6), e.toFixed(0).padStart(6), String(n).padStart(7), name)
}
await world.close()
