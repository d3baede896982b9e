import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { SHARE_TARGET_PATH, SHARED_LOST, SHARED_PARAM } from '../../../contract/offline.ts'
import type { App } from '../http/call.ts'
import { Failure } from '../failure.ts'
import { insteadOfPage } from '../http/malformed-requests.ts'
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

/** Calls and files that are not there. */
const NO_PAGE = /^\/(api|assets|offline)\//
/** What no page has in its path: a line break, which the screens' router cannot read. */
const NO_PATH = /^[^?]*%(0[0-9a-f]|1[0-9a-f]|7f)/i

/** The built screens. Files under /assets carry their hash in the name and never change; the page itself always may. */
export async function webRoutes(app: App, { webDir, ...options }: WebOptions): Promise<void> {
  app.setNotFoundHandler(nothingThere)
  if (webDir === null) return
  const answerPage = openPages({ webDir, ...options })
  // A route and no handler for what is left over: only answers of routes are compressed.
  app.get('/*', (request, reply) => {
    if (NO_PAGE.test(request.url)) return nothingThere()
    if (!NO_PATH.test(request.url)) return answerPage(request, reply)
    return reply.redirect(insteadOfPage(request) ?? nothingThere(), 303)
  })
  app.post(SHARE_TARGET_PATH, { config: { takesForeign: true } }, (_request, reply) =>
    // The service worker answers this in the browser. Where it is gone, what was shared is not even read here.
    reply.redirect(`/dashboard?${SHARED_PARAM}=${SHARED_LOST}`, 303),
  )
  await knowledgeFiles(app, resolve(webDir, '../offline'))
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

/** What a browser analyses by without a network: the name of the file, which may change, and files named by their content. */
async function knowledgeFiles(app: App, root: string): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix: '/offline/',
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    index: false,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamed = /knowledge-[0-9a-f]{16}\.json/.test(path)
      void reply.setHeader('Cache-Control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

function nothingThere(): never {
  throw new Failure('NOT_FOUND', 'Not found.')
}
