import fastifyStatic from '@fastify/static'
import { resolve } from 'node:path'
import type { App } from './call.ts'
import { Failure } from './failure.ts'

/** The built screens. Files under /assets carry their hash in the name and never change; the page itself always may. */
export async function webRoutes(app: App, webDir: string | null): Promise<void> {
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url)
    if (!webDir || !wantsPage) throw new Failure('NOT_FOUND', 'Not found.')
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html')
  })
  if (!webDir) return
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
