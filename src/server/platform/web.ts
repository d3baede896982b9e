import fastifyStatic from '@fastify/static'
import { resolve } from 'node:path'
import type { App } from './call.ts'
import { Failure } from './failure.ts'
import { openPages, type PagesOptions } from './open-pages.ts'

type WebOptions = Omit<PagesOptions, 'webDir'> & {
  /** The built screens; null serves the calls only. */
  webDir: string | null
}

/** The built screens. Files under /assets carry their hash in the name and never change; the page itself always may. */
export async function webRoutes(app: App, { webDir, ...options }: WebOptions): Promise<void> {
  const answerPage = webDir === null ? null : openPages({ webDir, ...options })
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)\//.test(request.url)
    if (answerPage === null || !wantsPage) throw new Failure('NOT_FOUND', 'Not found.')
    return answerPage(request, reply)
  })
  if (webDir === null) return
  await app.register(fastifyStatic, {
    root: resolve(webDir),
    wildcard: false,
    preCompressed: true,
    // The page itself is written anew for each address.
    index: false,
    globIgnore: ['index.html*', '.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      void reply.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
