import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FirstState } from '../../../contract/first-state.ts'
import type { PageHead } from '../../../contract/page-head.ts'
import { openKeptPages } from './page-cache.ts'
import { type PageAnswer, writePage } from './page-answer.ts'
import { openPageFiles } from './page-files.ts'
import { openPageShell } from './page-shell.ts'
import { stylePolicy } from './style-policy.ts'

type RenderedPage = { html: string; head: PageHead; status: 200 | 404; source: string }

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
const IN_BROWSER = { html: '', head: {}, status: 200, source: null } as const

const POLICY = 'content-security-policy'

type Own = Exclude<PageAnswer, { redirectTo: string }>

/** Answers the address of a page with its first HTML. */
export function openPages(options: PagesOptions) {
  const { webDir, origin, pages, firstState, hasSession } = options
  const shell = openPageShell(webDir)
  const scriptsOf = openPageFiles(webDir)
  const kept = openKeptPages<Page>()

  async function write(request: FastifyRequest, own: Own) {
    const known = await firstState(request)
    const state = known === null ? null : { ...known, ...own.state }
    const { html, head, status, source } = state ? await render(options, request, state) : IN_BROWSER
    const written = writePage(shell, {
      head: { ...head, ...own.head },
      origin,
      state: state ?? {},
      html,
      scripts: source === null ? [] : scriptsOf(source),
    })
    const isRendered = source !== null
    return { html: written, policy: stylePolicy(html), status: own.status ?? status, isRendered }
  }

  async function make(path: string, request: FastifyRequest, reply: FastifyReply) {
    const own = (await firstAnswer(pages, path, request)) ?? {}
    if ('redirectTo' in own) {
      const query = request.url.slice(path.length)
      return reply.redirect(own.redirectTo + query, 301)
    }
    if (own.isPrivate) {
      void reply.header('Cache-Control', 'no-store')
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
    const ready = isForAll(request) ? kept.find(path) : undefined
    return ready === undefined ? make(path, request, reply) : send(reply, ready)
  }
}

/** `policy` is what this page adds to the security policy of all of them. */
type Page = { html: string; policy: string }

/** A page that breaks here may still work in the browser, which then makes it. */
async function render({ renderPage }: PagesOptions, request: FastifyRequest, state: FirstState) {
  try {
    return (await renderPage?.(request.url, state)) ?? IN_BROWSER
  } catch (err) {
    request.log.error({ err }, 'a page could not be rendered')
    return IN_BROWSER
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
