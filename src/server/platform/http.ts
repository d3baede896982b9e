import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import fastify, { LogController } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { BRAND } from '../../contract/brand.ts'
import { IMAGE_BYTES_MAX } from '../../contract/limits-of-input.ts'
import type { Deps } from '../deps.ts'
import type { App } from './call.ts'
import { BODY_BYTES_MAX } from './call.ts'
import { answerError } from './errors.ts'
import { Failure } from './failure.ts'
import { checkOrigin } from './origin-check.ts'
import { securityHeaders } from './security-headers.ts'
import { readSession, sessionCookie } from './session.ts'
import { network, refuse } from './throttle.ts'

export type HttpOptions = { trustProxyHops: number; requestsPerMinuteMax: number }

/** A Fastify app with everything that holds for all calls: limits, headers, log lines, origin, session, access. */
export async function openHttp(deps: Deps, options: HttpOptions): Promise<App> {
  const app: App = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    // As many proxies as stand in front of us may say where a request came from, and not one more.
    trustProxy: (_address: string, hop: number) => hop < options.trustProxyHops,
    genReqId: () => deps.randomBytes(9).toString('base64url'),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_000 },
  }).withTypeProvider<ZodTypeProvider>()
  // Node would wait for ever for headers that never come.
  app.server.headersTimeout = 15_000

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  // Only JSON and the one form upload: other types are what a foreign form could send without asking.
  app.removeContentTypeParser('text/plain')

  logRequests(app)
  hearOutRefused(app)
  await app.register(helmet, securityHeaders(deps.payments.kind))
  await app.register(compress, { global: true, threshold: 1_024, encodings: ['gzip', 'identity'] })
  await app.register(cookie)
  guard(app, deps)
  await app.register(rateLimit, {
    global: true,
    max: options.requestsPerMinuteMax,
    timeWindow: 60_000,
    cache: 50_000,
    hook: 'preHandler',
    allowList: (request) => !request.url.startsWith('/api/'),
    keyGenerator: (request) => request.actor?.userId ?? network(request.ip),
    errorResponseBuilder: (_request, context) => {
      try {
        return refuse(Math.max(1, Math.ceil(context.ttl / 1000)))
      } catch (failure) {
        return failure as Failure
      }
    },
  })
  await app.register(multipart, { limits: { files: 1, fileSize: IMAGE_BYTES_MAX, fields: 5, parts: 6 } })
  await app.register(swagger, {
    openapi: { info: { title: `${BRAND.name} API`, description: BRAND.tagline, version: '1' } },
    transform: jsonSchemaTransform,
  })
  return app
}

/** One line a request, by the route's pattern: an address may hold a token, a body or cookie always holds too much. */
function logRequests(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Request-Id', request.id)
    void reply.header('Permissions-Policy', 'camera=(self), microphone=(), geolocation=()')
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.actor ? { userId: request.actor.userId } : {}),
      },
      'request',
    )
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/')) {
      void reply.header('Cache-Control', 'no-store')
      void reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
    return payload
  })
}

/** About what a camera makes at most. More than this is no photo, and its sender may lose the connection. */
const DISCARDED_BYTES_MAX = 64 * 1024 * 1024

/**
 * A body refused for its size is still on its way. Closing the connection would break the sender's writing, who then
 * reports a lost network and never reads why: so the rest is taken in and thrown away.
 */
function hearOutRefused(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isBounded = Number(request.headers['content-length']) <= DISCARDED_BYTES_MAX
    if (reply.statusCode === 413 && isBounded) void reply.removeHeader('connection')
    return payload
  })
}

/** Origin, session and access, in this order and before any body is read. */
function guard(app: App, deps: Deps): void {
  const { name } = sessionCookie(deps.origin)
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && !route.config?.access) {
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`)
    }
  })
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    checkOrigin(request, deps.origin, name)
    const { access, isPolled } = request.routeOptions.config
    const token = request.cookies[name]
    if (access === undefined || access === 'webhook') return
    request.actor = token === undefined ? null : await readSession(deps, token, isPolled)
    if (access === 'public') return
    if (!request.actor) throw new Failure('UNAUTHENTICATED', 'Please sign in.')
    if (access === 'admin' && request.actor.role !== 'admin') {
      throw new Failure('FORBIDDEN', "You don't have permission to access this page.")
    }
  })
}
