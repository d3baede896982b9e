import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { BROWSER_ARGUMENTS, findChromium } from '../scripts/chromium.mjs'

/**
 * No page lives long enough to earn what its scripts cost to be optimised, by either compiler: a sixth of a page's processor time.
 * Nor long enough that its young generation would grow to what a load needs.
 */
const OF_MANY_PAGES = '--js-flags=--no-opt --no-maglev --min-semi-space-size=16'

/** With further flags for a camera, whose pictures a page looks at for many seconds: there optimised scripts take half the time. */
export function launch(flags?: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: [...BROWSER_ARGUMENTS, ...(flags ?? [OF_MANY_PAGES])],
  })
}

/** Of the app's own origin, but without any script: for who looks at another page first, or only at answers. */
export const BLANK = '/favicon.svg'

let shared: Promise<Browser> | null = null

/** One for all files of a worker, which share their modules; it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  return (shared ??= launch())
}

type Look = {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  reducedMotion: 'reduce' | 'no-preference'
  /** Blocked but for the tests of it: it would fetch files beside each page, and routes of a test do not see through it. */
  serviceWorkers: 'allow' | 'block'
}

/** A page in a context of its own, with the session that empties it. */
type Tab = {
  context: BrowserContext
  page: Page
  /** What is open is then the first that it ever visited. */
  forgetPast: () => Promise<void>
  leave: (origin: string) => Promise<void>
}

const idle = new WeakMap<Browser, Map<string, Tab[]>>()

/**
 * A page as of a browser that was never used, in a renderer that is warm: a context made anew spends four fifths of a
 * page's processor time on compiling the same scripts and reading the same fonts again. What cannot be taken back (a
 * script for every page, a clock, a session of the tools) spoils a page for others. The app's files stay in its cache,
 * but for a page that is to be the first of its browser.
 */
export async function takeTab(browser: Browser, look: Look, { isFirst = false } = {}): Promise<Tab> {
  const ofBrowser = idle.get(browser) ?? new Map<string, Tab[]>()
  idle.set(browser, ofBrowser)
  const kind = JSON.stringify(look)
  const ofKind = ofBrowser.get(kind) ?? []
  ofBrowser.set(kind, ofKind)
  const used = isFirst ? undefined : ofKind.pop()
  return used ?? makeTab(browser, look, ofKind)
}

async function makeTab(browser: Browser, look: Look, idleOnes: Tab[]): Promise<Tab> {
  const context = await browser.newContext({ ...look, locale: 'en-GB', timezoneId: 'UTC' })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  let isSpoiled = false
  const spoil = () => (isSpoiled = true)
  for (const [target, names] of [
    [page, ['addInitScript', 'exposeFunction', 'exposeBinding', 'close']],
    [context, ['addInitScript', 'exposeFunction', 'exposeBinding', 'newCDPSession', 'close']],
    [context.clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'fastForward', 'runFor']],
  ] as const)
    for (const name of names) onCall(target, name, spoil)

  const tab: Tab = {
    context,
    page,
    forgetPast: async () => void (await tools.send('Page.resetNavigationHistory')),
    leave: async (origin) => {
      const clean = async () => {
        // A played answer may be on its way still; what it meets when the page is gone is nobody's fault.
        await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
        await context.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
        return (
          !isSpoiled &&
          look.serviceWorkers === 'block' &&
          (await empty(tab, tools, look, origin).catch(() => false))
        )
      }
      // Once in some hundred runs a browser does not answer here; such a page is given up, not waited for.
      const isClean = await inTime(clean(), false)
      if (!isClean)
        return inTime(
          context.close().catch(() => undefined),
          undefined,
        )
      idleOnes.push(tab)
    },
  }
  return tab
}

const LEAVE_MS_MAX = 10_000

function inTime<Answer>(work: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return Promise.race([work, sleep(LEAVE_MS_MAX, otherwise, { ref: false })])
}

function onCall(target: object, name: string, notice: () => void): void {
  const method = (target as Record<string, (...args: unknown[]) => unknown>)[name]?.bind(target)
  const noticed = (...args: unknown[]) => {
    notice()
    return method?.(...args)
  }
  Object.assign(target, { [name]: noticed })
}

const EVENTS = {
  page: [
    ...[
      'console',
      'dialog',
      'domcontentloaded',
      'download',
      'filechooser',
      'framenavigated',
      'load',
      'pageerror',
    ],
    ...['popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
  ],
  context: [
    'console',
    'dialog',
    'page',
    'request',
    'requestfailed',
    'requestfinished',
    'response',
    'weberror',
  ],
}

/** Nothing of what was visited stays but the cache of files that never change. False: it could not be emptied. */
async function empty(
  { context, page }: Tab,
  tools: CDPSession,
  look: Look,
  origin: string,
): Promise<boolean> {
  if (new URL(page.url()).origin !== origin) return false
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of EVENTS.page) page.removeAllListeners(event)
  for (const event of EVENTS.context) context.removeAllListeners(event)
  await context.setOffline(false)
  // A page of the same site, so that the renderer stays.
  await page.goto(origin + BLANK, { timeout: 5_000 })
  await page.evaluate(() => {
    sessionStorage.clear()
    window.name = ''
  })
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await context.clearCookies()
  await context.clearPermissions()
  await page.setViewportSize(look.viewport)
  const { colorScheme, reducedMotion } = look
  await page.emulateMedia({ colorScheme, reducedMotion, media: null, forcedColors: null, contrast: null })
  return true
}
