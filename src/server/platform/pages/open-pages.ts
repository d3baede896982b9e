import type { FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import type { FirstState } from '../../../contract/first-state.ts'
import type { RenderedPage } from '../../../contract/rendered-page.ts'
import { OFFLINE_PAGE_PATH } from '../../../contract/offline.ts'
import { type PageAnswer, writePage } from './page-answer.ts'
import { openPageShell } from './page-shell.ts'
import { pathToFileURL } from 'node:url'

const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * The policy's part for the style attributes of a rendered page: exactly these values are allowed, so that markup somebody
 * smuggled in could still style nothing. Empty for a page without any. In a browser React sets styles by script, which
 * needs no permission.
 */
function stylePolicy(html: string): string {
  const values = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => value))
  if (values.size === 0) return ''
  return `;style-src-attr 'unsafe-hashes' ${[...values].map(hashOf).join(' ')}`
}

function hashOf(value: string): string {
  const written = value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign)
  return `'sha256-${createHash('sha256').update(written).digest('base64')}'`
}

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

/** Scripts of a page by its sources, in the build's manifest; the entry's own are asked for by the page itself. */
function openPageFiles(webDir: string): (sources: readonly string[]) => readonly string[] {
  const path = join(webDir, '.vite', 'manifest.json')
  if (!existsSync(path)) return () => []
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const first = entry === undefined ? new Set<string>() : filesOf(manifest, entry, new Set())
  return (sources) => {
    const files = new Set<string>()
    for (const source of sources) filesOf(manifest, source, files)
    return [...files].filter((file) => !first.has(file)).map(asPath)
  }
}

const asPath = (file: string) => `/${file}`

function filesOf(manifest: Record<string, Chunk>, key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found)
  return found
}

const PAGE_CACHE_TTL_MS = 60_000
const PAGES_MAX = 300

/**
 * Public pages as visitors get them, the same for all of them: rendering one takes milliseconds in which the server does
 * nothing else. Prices and the owner's facts may change behind them, so that nothing is kept longer than a minute.
 */
function openKeptPages<Page>() {
  const pages = new Map<string, { page: Page; until: number }>()
  return {
    find: (path: string): Page | undefined => {
      const kept = pages.get(path)
      return kept && kept.until > performance.now() ? kept.page : undefined
    },
    keep: (path: string, page: Page): void => {
      pages.delete(path)
      const [oldest] = pages.keys()
      if (pages.size >= PAGES_MAX && oldest !== undefined) pages.delete(oldest)
      pages.set(path, { page, until: performance.now() + PAGE_CACHE_TTL_MS })
    },
  }
}

/** The built screens as a function: a public page as HTML, null for pages that the browser makes. */
export type RenderPage = (path: string, state: FirstState) => Promise<RenderedPage | null>

export type PagesOptions = {
  webDir: string
  /** null: every page is made in the browser. */
  renderPage: RenderPage | null
  origin: string
  /** What an address has of its own, asked feature by feature. */
  pages: readonly ((
    path: string,
    request: FastifyRequest,
  ) => PageAnswer | null | Promise<PageAnswer | null>)[]
  /** What every page knows from the start; null while that cannot be known, and the page then asks for itself. */
  firstState: (request: FastifyRequest) => Promise<FirstState | null>
  /** Whether somebody may be signed in, whose pages are nobody else's. */
  hasSession: (request: FastifyRequest) => boolean
}

/** A page that the browser makes. */
const IN_BROWSER = { html: '', head: {}, status: 200, sources: [] } as const

const POLICY = 'content-security-policy'

type Own = Exclude<PageAnswer, { redirectTo: string }>

/** Answers the address of a page with its first HTML. */
export function openPages(options: PagesOptions) {
  const { webDir, origin, pages, firstState, hasSession } = options
  const shell = openPageShell(webDir)
  const scriptsOf = openPageFiles(webDir)
  const kept = openKeptPages<Page>()
  const head = { robots: 'noindex' } as const
  /** Kept by browsers for times without a network: it knows of no account, whoever asks. */
  const offlinePage = {
    html: writePage(shell, { head, origin, state: {}, html: '', scripts: [] }),
    policy: '',
  }

  async function write(request: FastifyRequest, own: Own) {
    const known = await firstState(request)
    const state = { ...known, ...own.state }
    const rendered = known && (await render(options, request, state))
    const { html, head, status, sources } = rendered ?? IN_BROWSER
    const written = writePage(shell, {
      head: { ...head, ...own.head },
      origin,
      // A page that the browser makes asks for its own: the schemas that read its answer come with the asking.
      state: rendered ? state : (known ?? {}),
      html,
      scripts: scriptsOf(sources),
    })
    const isRendered = sources.length > 0
    return { html: written, policy: stylePolicy(html), status: own.status ?? status, isRendered }
  }

  async function make(path: string, request: FastifyRequest, reply: FastifyReply) {
    const own = (await firstAnswer(pages, path, request)) ?? {}
    if ('redirectTo' in own) {
      const query = request.url.slice(path.length)
      return reply.redirect(own.redirectTo + query, 301)
    }
    // A browser goes back to a page that it keeps without asking, and its state says whose it was: also after the session is over.
    if (own.isPrivate || hasSession(request)) void reply.header('Cache-Control', 'no-store')
    if (own.isPrivate) {
      void reply.header('X-Robots-Tag', 'noindex').header('Referrer-Policy', 'no-referrer')
    }
    const { status, isRendered, ...page } = await write(request, own)
    if (isRendered && status === 200 && !own.isPrivate && isForAll(request)) kept.keep(path, page)
    void reply.code(status)
    return send(reply, page)
  }

  function send(reply: FastifyReply, { html, policy }: Page) {
    const general = reply.getHeader(POLICY)
    if (typeof general === 'string') void reply.header(POLICY, shell.policy(general) + policy)
    return reply.send(html)
  }

  const isForAll = (request: FastifyRequest) => !request.url.includes('?') && !hasSession(request)

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?')
    void reply.type('text/html; charset=utf-8').header('Cache-Control', 'private, no-cache')
    if (path === OFFLINE_PAGE_PATH) return send(reply, offlinePage)
    const ready = isForAll(request) ? kept.find(path) : undefined
    return ready === undefined ? make(path, request, reply) : send(reply, ready)
  }
}

/** `policy` is what this page adds to the security policy of all of them. */
type Page = { html: string; policy: string }

/** A page that breaks here may still work in the browser, which then makes it. */
async function render({ renderPage }: PagesOptions, request: FastifyRequest, state: FirstState) {
  try {
    return (await renderPage?.(request.url, state)) ?? null
  } catch (err) {
    request.log.error({ err }, 'a page could not be rendered')
    return null
  }
}

async function firstAnswer(
  pages: PagesOptions['pages'],
  path: string,
  request: FastifyRequest,
): Promise<PageAnswer | null> {
  for (const ask of pages) {
    const answer = await ask(path, request)
    if (answer) return answer
  }
  return null
}

/** The screens as built for the server. They come as a file of the build: no code of the server knows a screen. */
export async function openRenderer(distDir: string): Promise<RenderPage> {
  const file = pathToFileURL(join(distDir, 'web-server', 'render-page.js')).href
  const { renderPage } = (await import(file)) as { renderPage: RenderPage }
  return renderPage
}
