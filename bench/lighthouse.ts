// Lighthouse on the landing page, the plans, an ingredient and a shared result, as a phone on a slow line (its own default
// throttling). Needs a build: `npm run build` first. Goals: performance 95, all others 100; a shared result may not be
// indexed (DEC-17), which costs it points for SEO. Prints the scores and, for what is short, the audits that failed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.mjs'
import { freePort, newDataDir, removeDataDir, startApp } from '../e2e/app-process.ts'

const RUNS = Number(process.argv[2] ?? 3)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LABEL =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide, Cetearyl Alcohol, Panthenol, Tocopheryl Acetate, Sodium Hyaluronate, Xanthan Gum, Phenoxyethanol, Parfum, Linalool'

/** What is read of Lighthouse's own result. */
type Result = {
  categories: Partial<Record<(typeof CATEGORIES)[number], { score: number | null }>>
  audits: Record<
    string,
    { id: string; title: string; score: number | null; scoreDisplayMode: string; displayValue?: string }
  >
}

/** Packages of its own, by a lockfile of its own: a fifth of all files, for whoever runs this alone. */
const FOLDER = 'bench/lighthouse'
if (!existsSync(`${FOLDER}/node_modules`))
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' })

const dataDir = newDataDir()
const app = await startApp({ dataDir, env: { NODE_ENV: 'production', BILLING_MODE: 'test' } })
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
try {
  const shared = await shareResult(app.origin)
  for (const path of ['/', '/pricing', '/ingredients/niacinamide', shared]) await measure(app.origin + path)
} finally {
  await browser.close()
  await app.stop()
  removeDataDir(dataDir)
}

async function measure(url: string): Promise<void> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await lighthouse(url))
  const scores = CATEGORIES.map((name) => {
    const all = runs.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))
    return `${name} ${all.sort((a, b) => a - b)[Math.floor(all.length / 2)]}`
  })
  const [last] = runs.slice(-1)
  const figure = (id: string) => last?.audits[id]?.displayValue ?? '-'
  console.log(`${new URL(url).pathname.replace(/[0-9a-f-]{36}/, ':shareId')}: ${scores.join(', ')}`)
  console.log(
    `  FCP ${figure('first-contentful-paint')}, LCP ${figure('largest-contentful-paint')}, TBT ${figure('total-blocking-time')}, CLS ${figure('cumulative-layout-shift')}, ${figure('total-byte-weight')}`,
  )
  for (const { id, score, scoreDisplayMode, title } of Object.values(last?.audits ?? {})) {
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      console.log(`  ${id}: ${title} (${score})`)
  }
}

async function lighthouse(url: string): Promise<Result> {
  const options = [`--port=${port}`, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`]
  const run = spawn(process.execPath, [`${FOLDER}/node_modules/lighthouse/cli/index.js`, url, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(run.stdout)) as Result
}

/** A result of a new account, open to everybody who has its link. */
async function shareResult(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin, cookie: '' }
  const post = async (path: string, body: object, method = 'POST') => {
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  const account = { username: 'lighthouse', email: 'lighthouse@example.test', password: 'a quiet harbour' }
  headers.cookie =
    ((await post('/api/register', account)).headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const made = (await (await post('/api/analyze', { ingredientsList: LABEL })).json()) as {
    id: string
    shareId: string
  }
  await post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await post(`/api/analyses/${made.id}/sharing`, { isPublic: true }, 'PATCH')
  return `/analysis/${made.shareId}`
}
