import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { commands, locators, page, userEvent, type Locator } from 'vitest/browser'
import { CALLS } from '../../contract/calls.ts'
import { SITE_DEFAULTS } from '../../contract/site-defaults.ts'
import { App } from '../app/app.tsx'
import { layIn } from '../app/rendering/first-state.ts'
import { preloadPage } from '../app/routes.tsx'
import { forgetLabelPhotos } from '../features/scanner/reading-line.ts'
import { watchAccount } from '../lib/account/account-watch.ts'
import { believe } from '../lib/account/believed.ts'
import { noteAnswer } from '../lib/connection.ts'
import { dropStrayClicks } from '../lib/double-click.ts'
import { keepFilesOut } from '../lib/photo/dropped-files.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { setTheme } from '../lib/theme.ts'
import { server } from './played-server.test-support.ts'
import type { Look } from './screen-commands.test-support.ts'

declare module 'vitest/browser' {
  // Only an interface can be merged into another module's types.
  interface LocatorSelectors {
    /** For what has no role, name or text of its own. */
    css: (selector: string) => Locator
  }
  interface BrowserCommands {
    emulateMedia: (look: Look) => Promise<void>
  }
}
locators.extend({ css: (selector) => `css=${selector}` })

const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** One of each for the document, as in the app: what watches the account has no end. */
const queryClient = createQueryClient()
watchAccount(queryClient)
keepFilesOut()
dropStrayClicks()

let root: Root | null = null
let size = DESK

type ScreenOptions = {
  viewport?: { width: number; height: number }
  /** As when the account could not be read while the page was made: nothing is laid into it, and it asks for itself. */
  withoutFirstState?: boolean
}

/** The whole app at an address, before the server that is played; a screen that is open is left first. */
export async function openScreen(path: string, options: ScreenOptions = {}): Promise<void> {
  leaveScreen()
  const { viewport = size, withoutFirstState = false } = options
  if (viewport !== size) await setViewport(viewport)
  history.replaceState(null, '', path)
  const user = server.account()
  if (!withoutFirstState)
    layIn(queryClient, { [CALLS.getUser.path]: user, [CALLS.getSite.path]: SITE_DEFAULTS })
  await preloadPage(location.pathname, user !== null)
  const host = document.createElement('div')
  host.id = 'root'
  document.body.append(host)
  root = createRoot(host)
  // Strict mode mounts everything twice in a development build, and asks twice, as no user's browser does.
  root.render(<App queryClient={queryClient} />)
}

export async function setViewport(viewport: { width: number; height: number }): Promise<void> {
  size = viewport
  await page.viewport(viewport.width, viewport.height)
}

/** Those of some widths, in px, at which the screen is wider than its window; the window ends as it was. */
export async function overflowing(...widths: number[]): Promise<number[]> {
  const before = size
  const found: number[] = []
  for (const width of widths) {
    await setViewport({ ...before, width })
    if (document.documentElement.scrollWidth > width) found.push(width)
  }
  await setViewport(before)
  return found
}

function leaveScreen(): void {
  root?.unmount()
  root = null
  document.getElementById('root')?.remove()
  queryClient.clear()
  believe(undefined)
  noteAnswer()
  window.scrollTo(0, 0)
}

/** As before the first test: nothing open, nothing stored, the size of a desk, and nothing that moves. */
export async function resetScreen(): Promise<void> {
  leaveScreen()
  forgetLabelPhotos()
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    await commands.emulateMedia({ reducedMotion: 'reduce' })
  if (matchMedia('(prefers-color-scheme: dark)').matches)
    await commands.emulateMedia({ colorScheme: 'light' })
  sessionStorage.clear()
  localStorage.clear()
  setTheme('system')
  left.length = 0
  history.replaceState(null, '', '/')
  if (size !== DESK) await setViewport(DESK)
}

const left: string[] = []

/** Addresses of other documents that the screen wanted to go to, reloads among them. It stays, or the test would go too. */
export const documentsLeftFor: readonly string[] = left

/** Where the router stands: path, query and fragment. */
export function address(): string {
  return location.pathname + location.search + location.hash
}

function stayInDocument(event: NavigateEvent): void {
  const { destination, navigationType } = event
  if (destination.sameDocument || (event.downloadRequest ?? null) !== null) return
  event.preventDefault()
  left.push(navigationType === 'reload' ? 'reload' : destination.url)
}
window.navigation.addEventListener('navigate', stayInDocument)

/** The text of each element, as it is drawn, with blanks of any kind as one. */
export function texts(elements: Locator): string[] {
  return elements.elements().map((element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim())
}

/** The newest message. */
export function toast(): Locator {
  return page.css('[data-toast]').last()
}

/** Closes what is said by the way: it would stand before the page for five seconds. */
export async function dismissToasts(): Promise<void> {
  const close = page.css('[data-toast]').getByRole('button', { name: 'Close' })
  // One that goes by itself in between is gone as well.
  while (close.elements().length > 0) await userEvent.click(close.first())
  await expect.element(page.css('[data-toast]')).not.toBeInTheDocument()
}
