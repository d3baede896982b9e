import fastifyStatic from '@fastify/static'
import { resolve } from 'node:path'
import type { App } from '../http/call.ts'
import { Failure } from '../failure.ts'
import { openPages, type PagesOptions } from './open-pages.ts'

type WebOptions = Omit<PagesOptions, 'webDir'> & {
  /** The built screens; null serves the calls only. */
  webDir: string | null
}

/**
 * Finds faces in the live picture of the camera with WebAssembly. A worker goes by the policy that its own script comes
 * with: compiling is allowed there and in no page.
 */
const GUIDE_WORKER = /[/\\]assets[/\\]guide-worker-[^/\\]+\.js(\.(br|gz))?$/
const GUIDE_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Calls and files that are not there, and what no page has in its path: a line break, which the screens' router cannot read. */
const NO_PAGE = /^\/(api|assets)\/|^[^?]*%(0[0-9a-f]|1[0-9a-f]|7f)/i

/** The built screens. Files under /assets carry their hash in the name and never change; the page itself always may. */
export async function webRoutes(app: App, { webDir, ...options }: WebOptions): Promise<void> {
  app.setNotFoundHandler(nothingThere)
  if (webDir === null) return
  const answerPage = openPages({ webDir, ...options })
  // A route and no handler for what is left over: only answers of routes are compressed.
  app.get('/*', (request, reply) => (NO_PAGE.test(request.url) ? nothingThere() : answerPage(request, reply)))
  await app.register(fastifyStatic, {
    root: resolve(webDir),
    wildcard: false,
    preCompressed: true,
    // The page itself is written anew for each address.
    index: false,
    globIgnore: ['index.html*', '.vite/**', '**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      void reply.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (GUIDE_WORKER.test(path)) void reply.setHeader('Content-Security-Policy', GUIDE_POLICY)
    },
  })
}

function nothingThere(): never {
  throw new Failure('NOT_FOUND', 'Not found.')
}
