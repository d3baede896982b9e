import { appendFileSync, mkdirSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, TestRunner } from 'vitest'
import type { AppProcess } from './app-process.ts'
import { BLANK, launch, sharedBrowser, takeTab } from './browser.ts'
import { ownApp, sharedApp } from './served-app.ts'

export { PASSWORD } from './accounts.ts'
export { BLANK } from './browser.ts'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1440, height: 900 }

export type World = {
  /** A test that kills the app puts the next one here. */
  app: AppProcess
  /**
   * A fresh visitor: own cookies, own address. What any of its pages logs as an error or does not catch is collected in
   * `problems`, and fails the test at its end.
   */
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
  /** Off by default: files of the app that others loaded before may be in its cache. */
  isFirst?: boolean
  /** Off by default: without it nothing is kept for times without a network. */
  isOfflineReady?: boolean
}

export type Visited = { page: Page; context: BrowserContext; problems: string[] }

type WorldOptions = {
  /** Further flags of the browser's, which is then one of its own. */
  flags?: string[]
  /** The app brings its own PostgreSQL, as `npm start` does. */
  isEmbedded?: boolean
}

let addresses = 0

/**
 * The built app, and a Chromium to use it with. With settings of its own it is on empty data; without any it is the one of
 * all such files, whose people are others.
 */
export async function createWorld(
  env: Record<string, string> = {},
  { flags, isEmbedded = false }: WorldOptions = {},
): Promise<World> {
  const isShared = !isEmbedded && Object.keys(env).length === 0
  const [served, browser] = await Promise.all([
    isShared ? sharedApp() : ownApp({ env, isEmbedded }),
    flags ? launch(flags) : sharedBrowser(),
  ])
  const { app, accounts } = served
  const { visit, closeAll } = openVisits(browser, app)
  const opened: World = {
    app,
    visit: async (path = '/', options = {}) => {
      const { visited, begin } = await visit(options)
      await begin(path)
      return visited
    },
    visitAs: async (username, path = '/dashboard', options = {}) => {
      const { visited, begin } = await visit(options)
      await visited.context.addCookies(await accounts.make(username))
      await begin(path)
      return visited
    },
    close: async () => {
      await closeAll()
      if (flags) await browser.close()
      await served.end(opened.app)
    },
  }
  return opened
}

function openVisits(browser: Browser, { origin, output }: AppProcess) {
  const left = new Set<() => Promise<void>>()

  async function visit(options: VisitOptions) {
    addresses += 1
    const look = {
      viewport: options.viewport ?? DESK,
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
      serviceWorkers: options.isOfflineReady ? 'allow' : 'block',
    } as const
    const tab = await takeTab(browser, look, options)
    const { context, page } = tab
    const problems: string[] = []
    const leave = async () => {
      if (TestRunner.getCurrentTest()?.result?.state === 'fail') await tellWhatShows(page, output())
      await tab.leave(origin)
      expect(problems.splice(0), 'errors that a page told the console, or did not catch').toEqual([])
    }
    // A page left open goes on asking, drawing and holding memory beside all tests that follow.
    if (TestRunner.getCurrentTest() === undefined) left.add(leave)
    else onTestFinished(leave)
    await context.setExtraHTTPHeaders({
      'x-forwarded-for': `10.1.${(addresses >> 8) & 255}.${addresses & 255}`,
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    page.setDefaultTimeout(30_000)
    context.on('weberror', (error) => problems.push(error.error().message))
    context.on('console', (message) => {
      // A refused call is part of many journeys; Chromium writes a line for each.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        problems.push(message.text())
    })
    const visited: Visited = { page, context, problems }
    const begin = async (path: string) => {
      // A page that was used before waits there already.
      if (path !== BLANK) await open(page, origin + path)
      else if (page.url() !== origin + BLANK) await page.goto(origin + BLANK)
      await tab.forgetPast()
    }
    return { visited, begin }
  }

  return {
    visit,
    closeAll: async () => {
      for (const leave of left) await leave()
    },
  }
}

/** What a failed test had before its eyes, for those who only have its output. */
async function tellWhatShows(page: Page, logged: string): Promise<void> {
  const shown = await page
    .evaluate(() => {
      const values = [...document.querySelectorAll('input, textarea')].map(
        (field) => `${field.getAttribute('name')}=${(field as HTMLInputElement).value.length} characters`,
      )
      return [document.visibilityState, document.body.innerText, ...values].join('\n')
    })
    .catch(String)
  const told = `${page.url()} showed:\n${shown}\nThe app logged last:\n${logged.slice(-2_000)}\n`
  process.stderr.write(told)
  mkdirSync('.cache', { recursive: true })
  // Told again at the end of the run (scripts/test.mjs), of which some keep no more than the last lines.
  appendFileSync('.cache/failed-screens.txt', `${TestRunner.getCurrentTest()?.name}\n${told}\n`)
}

/** Opens a page and waits until it answers. What a test does before that, it does on a page it went to with `waitUntil: 'commit'`. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await alive(page)
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await alive(page)
}

/** A page that came rendered is to be seen before it answers. What was not made by the app answers at once. */
export async function alive(page: Page): Promise<void> {
  await page.locator(':root:not(:has(#root[data-rendered]))').waitFor({ state: 'attached' })
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
