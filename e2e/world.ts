import { onTestFinished, TestRunner } from 'vitest'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findChromium } from '../scripts/chromium.mjs'
import { newDataDir, removeDataDir, startApp, type AppProcess } from './app-process.ts'

export const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

export type World = {
  /** A test that kills the app puts the next one here. */
  app: AppProcess
  /** A fresh visitor: own cookies, own address. Anything a page logs as an error is collected in `page.problems`. */
  visit: (path?: string, options?: VisitOptions) => Promise<Visited>
  /** The same for a new account that is signed in. */
  visitAs: (username: string, path?: string, options?: VisitOptions) => Promise<Visited>
  close: () => Promise<void>
}

type VisitOptions = {
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  /** Off by default: pages then hold still, which most assertions want. */
  motion?: boolean
}

export type Visited = { page: Page; context: BrowserContext; problems: string[] }

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let addresses = 0

/** A built app on an empty data folder and a Chromium to use it with; `flags` are further ones of the browser's. */
export async function createWorld(env: Record<string, string> = {}, flags: string[] = []): Promise<World> {
  const dataDir = newDataDir()
  const [app, browser] = await Promise.all([
    startApp({ dataDir, env }),
    chromium.launch({
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: [...ARGUMENTS, ...flags],
    }),
  ])
  const visit = (path = '/', options: VisitOptions = {}) => openPage(browser, app.origin, path, options)
  const opened: World = {
    app,
    visit,
    visitAs: async (username, path = '/dashboard', options = {}) => {
      const visited = await openPage(browser, app.origin, null, options)
      await register(visited.context, app.origin, username)
      await open(visited.page, app.origin + path)
      return visited
    },
    close: async () => {
      await browser.close()
      await opened.app.stop()
      removeDataDir(dataDir)
    },
  }
  return opened
}

export const PASSWORD = 'a quiet harbour'

async function register(context: BrowserContext, origin: string, username: string): Promise<void> {
  const answer = await context.request.post(`${origin}/api/register`, {
    data: {
      username,
      email: `${username}@example.test`,
      password: PASSWORD,
      firstName: 'Ana',
      lastName: 'Reis',
    },
    headers: { origin },
  })
  if (!answer.ok()) throw new Error(`${username} could not register: ${await answer.text()}`)
}

async function openPage(
  browser: Browser,
  origin: string,
  path: string | null,
  options: VisitOptions,
): Promise<Visited> {
  addresses += 1
  const context = await browser.newContext({
    viewport: options.viewport ?? DESK,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    extraHTTPHeaders: { 'x-forwarded-for': `10.1.${(addresses >> 8) & 255}.${addresses & 255}` },
  })
  // A page left open goes on asking, drawing and holding memory beside all tests that follow.
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(() => closeQuietly(context))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // A refused call is part of many journeys; Chromium writes a line for each.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
  if (path !== null) await open(page, origin + path)
  return { page, context, problems }
}

/** A call that a test answers itself may be on its way still: that its page is gone is no error of anybody's. */
async function closeQuietly(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** Opens a page and waits until it answers: one that came rendered is to be seen before. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('#root:not([data-rendered])').waitFor({ state: 'attached' })
}

/** As when the account could not be read while a page was made: nothing is laid into it, and it asks for itself. */
export async function withoutFirstState({ page }: Visited): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const made = (await answer.text()).replace(
      /<div id="root"[^>]*>.*<\/div>\s*<script type="application\/json" id="first-state">[^<]*/s,
      '<div id="root"></div><script type="application/json" id="first-state">{}',
    )
    await route.fulfill({ response: answer, body: made })
  })
}
