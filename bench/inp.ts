// How long a page takes to answer a key or a click on a slow device (processor a fourth as fast): the interactions that the
// browser itself counts for Interaction to Next Paint, on the three places with the most to draw. Needs a build and a Chromium.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import pg from 'pg'
import { createWorld } from '../e2e/world.ts'

const SLOWER = 4
const GOAL_MS = 150
const NAMES = 300
const RESULTS = 2_000
const PIECES = 100
/** The most used names first, as labels print them. */
const COMMON = readFileSync('knowledge/label-use.tsv', 'utf8')
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t')[0] ?? '')

const world = await createWorld({}, { isEmbedded: true })
const { page } = await world.visitAs('bench-inp')
const browser = await page.context().newCDPSession(page)

const strip = await analysed(page, list(PIECES))
await fillHistory(strip)

await typing()
await history()
await result()
await world.close()

/** Names that the engine knows, and every ninth that it does not. */
function list(length: number): string {
  return COMMON.slice(0, length)
    .map((name, at) => (at % 9 === 8 ? `Veloura Complex ${at}` : name))
    .join(', ')
}

async function analysed(within: Page, ingredientsList: string): Promise<string> {
  const answer = await within.request.post(`${world.app.origin}/api/analyze`, {
    data: { ingredientsList, productName: 'Bench Cream' },
    headers: { origin: world.app.origin },
  })
  const { id } = (await answer.json()) as { id: string }
  return id
}

/** As many rows as a busy user of years has, each with the document of the first. */
async function fillHistory(id: string): Promise<void> {
  const client = new pg.Client({ connectionString: world.app.databaseUrl() })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'analyses' and is_generated = 'NEVER'`,
  )
  const fresh: Record<string, string> = {
    id: `'ana_' || lpad(n::text, 22, '0')`,
    share_id: 'gen_random_uuid()',
    product_name: `'Product ' || n`,
    created_at: `created_at - n * interval '1 hour'`,
    idempotency_key: 'null',
    search_text: `replace(search_text, 'bench cream', 'product ' || n)`,
  }
  const names = rows.map(({ name }) => name)
  await client.query(
    `insert into analyses (${names.join(', ')})
     select ${names.map((name) => fresh[name] ?? name).join(', ')} from analyses, generate_series(1, ${RESULTS}) as n where id = $1`,
    [id],
  )
  await client.end()
}

/** A list grows by what is typed at its end, with the marks of its names drawn behind it. */
async function typing(): Promise<void> {
  await begin('/dashboard')
  const box = page.locator('main textarea').first()
  await box.fill(list(NAMES))
  await page.waitForTimeout(2_000)
  await box.press('End')
  await count('typing beside 300 names', async () => {
    await page.keyboard.type(', Squalane, Allantoin, Urea, Zinc Oxide', { delay: 120 })
  })
}

async function history(): Promise<void> {
  await begin('/history')
  await page.getByText('Product 1', { exact: true }).first().waitFor()
  const box = page.getByRole('searchbox').first()
  await count('history of 2,000: search, filter, page', async () => {
    await box.click()
    await page.keyboard.type('product 19', { delay: 120 })
    await page.getByText('Product 19', { exact: true }).first().waitFor()
    await box.fill('')
    await page.getByText('Product 1', { exact: true }).first().waitFor()
    for (let at = 0; at < 5; at += 1) {
      await page
        .getByRole('button', { name: /next/i })
        .or(page.getByRole('link', { name: /next/i }))
        .first()
        .click()
      await page.waitForTimeout(500)
    }
  })
}

async function result(): Promise<void> {
  await begin(`/analysis/${strip}`)
  const pieces = page.locator('[role=toolbar] button').first()
  await pieces.waitFor()
  await count('a result with a strip of 100', async () => {
    await pieces.focus()
    for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowRight', { delay: 60 })
    for (let at = 0; at < 5; at += 1) {
      await page.keyboard.press('Enter')
      await page.waitForTimeout(300)
    }
  })
}

async function begin(path: string): Promise<void> {
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(world.app.origin + path)
  await page.locator('#root:not([data-rendered]) main h1').waitFor()
  await page.evaluate(() => {
    const seen: Record<number, number> = {}
    Object.assign(window, { seen })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0)
          seen[entry.interactionId] = Math.max(seen[entry.interactionId] ?? 0, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Durations come in steps of 8 ms; interactions below 16 ms are not told by the browser and stand as none. */
async function count(what: string, work: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => performance.interactionCount)
  await work()
  await page.waitForTimeout(1_000)
  const { times, interactions } = await page.evaluate(() => ({
    times: Object.values((window as unknown as { seen: Record<number, number> }).seen),
    interactions: performance.interactionCount,
  }))
  const all = interactions - before
  const sorted = [...Array.from({ length: Math.max(0, all - times.length) }, () => 0), ...times].sort(
    (a, b) => a - b,
  )
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  console.log(
    `${what.padEnd(42)} ${all} interactions, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${sorted.at(-1) ?? 0} ms (goal p95 ${GOAL_MS})`,
  )
}
