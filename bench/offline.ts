// What the app costs and takes without a network: what is fetched for it, a list analysed on the device, the history opened
// from it. On a processor slowed four times, as phones are. Needs a build (`npm run build`) and a Chromium.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright-core'
import { newDataDir, removeDataDir, startApp } from '../e2e/app-process.ts'
import { launch } from '../e2e/browser.ts'
import { LABEL } from '../e2e/web-steps.ts'

const SLOWER = 4
const RUNS = 5
/** As many results as a device keeps. */
const KEPT = 200
const THIRTY = `${LABEL}, Squalane, Allantoin, Ceramide NP, Urea, Lactic Acid, Zinc Oxide, Bisabolol, Betaine, Sorbitol, Limonene, Citral, Benzyl Alcohol, Sodium Benzoate, Citric Acid`

const [knowledge = ''] = readdirSync('dist/offline').filter((file) => /^knowledge-.*\.json$/.test(file))
console.log(
  `knowledge        ${kb(`dist/offline/${knowledge}.br`)} kB brotli, ${kb(`dist/offline/${knowledge}.gz`)} kB gzip`,
)
const kept = [...readFileSync('dist/web/service-worker.js', 'utf8').matchAll(/url:"\/([^"]+\.\w+)"/g)].map(
  ([, file = '']) => `dist/web/${file}`,
)
const sent = kept.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file))
console.log(`kept files       ${kept.length}, ${kb(...sent)} kB sent`)

const dataDir = newDataDir()
const app = await startApp({ dataDir })
const browser = await launch()
const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
const page = await context.newPage()
const tools = await context.newCDPSession(page)
const post = (path: string, data: object) =>
  context.request.post(app.origin + path, { data, headers: { origin: app.origin } })
await post('/api/register', { username: 'bench', email: 'bench@example.test', password: 'a quiet harbour' })
await post('/api/analyze', { ingredientsList: THIRTY, productName: 'Bench Cream' })
await page.goto(`${app.origin}/dashboard`)
await page.waitForFunction(() => localStorage.getItem('opaline.offline-owner') !== null)
for (let known = false; !known; await new Promise((done) => setTimeout(done, 200)))
  known = await page.evaluate(async () => (await (await caches.open('opaline.knowledge')).keys()).length > 0)
await fillUp(page)

const [engine = ''] = readdirSync('dist/web/assets').filter((file) => /^engine-worker-.*\.js$/.test(file))
const firsts: number[] = []
const others: number[] = []
for (let run = 0; run < RUNS; run++) {
  await page.goto(`${app.origin}/terms`)
  const [first, second] = await slowed(tools, () => analyzeInPage(page, `/assets/${engine}`))
  firsts.push(first)
  others.push(second)
}
console.log(
  `analysis of 30   ${median(firsts)} ms the first time, the knowledge read and indexed; ${median(others)} ms after that (CPU / ${SLOWER})`,
)

const opened = { online: [] as number[], offline: [] as number[] }
for (let run = 0; run < RUNS; run++)
  for (const line of ['online', 'offline'] as const) {
    await context.setOffline(line === 'offline')
    opened[line].push(await slowed(tools, () => timeToHistory(page)))
  }
console.log(
  `history of ${KEPT}   ${median(opened.offline)} ms offline, ${median(opened.online)} ms online with one result (CPU / ${SLOWER})`,
)
await browser.close()
await app.stop()
removeDataDir(dataDir)

function kb(...files: string[]): string {
  return (files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000).toFixed(0)
}

function median(values: readonly number[]): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(0)
}

async function slowed<T>(session: CDPSession, work: () => Promise<T>): Promise<T> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const done = await work()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return done
}

/** Slowing reaches a page and none of its workers: the worker's file runs in the page here. */
function analyzeInPage(at: Page, file: string): Promise<[number, number]> {
  return at.evaluate(
    async ({ path, text }) => {
      await import(path)
      const run = self.onmessage
      const profile = { skinType: null, allergies: [], preferences: {}, isPregnant: false }
      const task = { do: 'analyze', body: { ingredientsList: text }, profile }
      const once = () =>
        new Promise<number>((resolve) => {
          const from = performance.now()
          self.onmessage = null
          self.addEventListener('message', () => resolve(performance.now() - from), { once: true })
          run?.call(window, new MessageEvent('message', { data: { id: 1, task } }))
        })
      const first = await once()
      return [first, await once()] as [number, number]
    },
    { path: file, text: THIRTY },
  )
}

async function timeToHistory(at: Page): Promise<number> {
  const from = performance.now()
  await at.goto(`${app.origin}/history`)
  await at.getByRole('heading', { name: 'Bench Cream' }).first().waitFor()
  return performance.now() - from
}

/** The one result as many times as a device keeps, as if each had been made. */
function fillUp(at: Page): Promise<void> {
  return at.evaluate(async (count) => {
    const opening = indexedDB.open('opaline.offline')
    await new Promise((done) => (opening.onsuccess = done))
    const change = opening.result.transaction(['answers', 'words'], 'readwrite')
    const answers = change.objectStore('answers')
    const read = (path: string) =>
      new Promise<{ answer: { id: string }[] } & Record<string, unknown>>((done) => {
        const asked = answers.get(path)
        asked.onsuccess = () => done(asked.result)
      })
    const list = await read('/api/analyses')
    const [row] = list.answer
    if (row === undefined) throw new Error('nothing is kept')
    const result = await read(`/api/analyses/${row.id}`)
    const ids = Array.from({ length: count }, (_, at) => `ana_${String(at).padStart(22, '0')}`)
    answers.put({ ...list, answer: ids.map((id) => ({ ...row, id })) })
    for (const id of ids) {
      answers.put({ ...result, path: `/api/analyses/${id}` })
      change.objectStore('words').put('bench cream aqua glycerin', `/api/analyses/${id}`)
    }
    await new Promise((done) => (change.oncomplete = done))
    opening.result.close()
  }, KEPT)
}
