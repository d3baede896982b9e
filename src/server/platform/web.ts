import fastifyStatic from '@fastify/static'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { App } from './call.ts'
import { Failure } from './failure.ts'
import { type PageAnswer, writeHead } from './page-head.ts'

type WebOptions = {
  /** The built screens; null serves the calls only. */
  webDir: string | null
  origin: string
  /** The head of an address that has one of its own, asked feature by feature. */
  pages: readonly ((path: string) => PageAnswer | null | Promise<PageAnswer | null>)[]
}

/** The built screens. Files under /assets carry their hash in the name and never change; the page itself always may. */
export async function webRoutes(app: App, { webDir, origin, pages }: WebOptions): Promise<void> {
  const html = webDir === null ? '' : readFileSync(join(webDir, 'index.html'), 'utf8')
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url)
    if (webDir === null || !wantsPage) throw new Failure('NOT_FOUND', 'Not found.')
    const [path = '', search] = request.url.split('?')
    const page = await firstAnswer(pages, path)
    void reply.header('Cache-Control', 'no-cache')
    if (page === null) return reply.sendFile('index.html')
    if ('redirectTo' in page) {
      return reply.redirect(search === undefined ? page.redirectTo : `${page.redirectTo}?${search}`, 301)
    }
    if (page.isPrivate) {
      void reply.header('Cache-Control', 'no-store')
      void reply.header('X-Robots-Tag', 'noindex').header('Referrer-Policy', 'no-referrer')
    }
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(writeHead(html, page.head, origin))
  })
  if (webDir === null) return
  await app.register(fastifyStatic, {
    root: resolve(webDir),
    wildcard: false,
    preCompressed: true,
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      void reply.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

async function firstAnswer(pages: WebOptions['pages'], path: string): Promise<PageAnswer | null> {
  for (const ask of pages) {
    const answer = await ask(path)
    if (answer) return answer
  }
  return null
}
