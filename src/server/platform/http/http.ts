import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Access } from '../../../contract/calls.ts'
import { IMAGE_BYTES_MAX } from '../../../contract/limits-of-input.ts'
import type { Deps } from '../../deps.ts'
import type { App } from './call.ts'
import { BODY_BYTES_MAX } from './call.ts'
import { answerError } from './errors.ts'
import { Failure } from '../failure.ts'
import { answerOnce } from './idempotency.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { readSession, readSessionAndCount, sessionCookie } from '../security/session.ts'
import { answerBadAddress, answerClientError } from './malformed-requests.ts'
import { pathOf, withoutHost } from './path-of.ts'
import { openRequestLimits } from './request-limits.ts'
import { traceRequests, type TraceOptions } from '../tracing/request-traces.ts'
import { withSpan } from '../tracing/spans.ts'

/** What a slow sender is given, in milliseconds; `checkEveryMs` later at most the connection is cut. */
type Timeouts = { headersMs: number; requestMs: number; checkEveryMs: number }
const TIMEOUTS: Timeouts = { headersMs: 15_000, requestMs: 60_000, checkEveryMs: 5_000 }

export type HttpOptions = {
  trustProxyHops: number
  requestsPerMinuteMax: number
  timeouts?: Timeouts
  /** Nothing is traced, unless given. */
  traces?: TraceOptions
}

/** A Fastify app with everything that holds for all calls: limits, headers, log lines, origin, session, access. */
export async function openHttp(deps: Deps, options: HttpOptions): Promise<App> {
  const { headersMs, requestMs, checkEveryMs } = options.timeouts ?? TIMEOUTS
  const app: App = fastify({
    // Node looks for slow senders twice a minute only, unless told otherwise.
    http: { connectionsCheckingInterval: checkEveryMs },
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: requestMs,
    // Requests that come while the app stops are answered; the connection goes after them.
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    // As many proxies as stand in front of us may say where a request came from, and not one more.
    trustProxy: (_address: string, hop: number) => hop < options.trustProxyHops,
    genReqId: () => deps.randomBytes(9).toString('base64url'),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_000 },
    rewriteUrl: withoutHost,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerClientError,
  }).withTypeProvider<ZodTypeProvider>()
  // Node would wait for ever for headers that never come.
  app.server.headersTimeout = headersMs

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  // Only JSON and the one form upload: other types are what a foreign form could send without asking.
  app.removeContentTypeParser('text/plain')

  traceRequests(app, deps.log, options.traces ?? { slowMs: null, tracer: null })
  logRequests(app)
  drainOversizedBody(app)
  const headers = Object.entries(securityHeaders(deps.payments.kind))
  // Below Fastify's own, which would take the place of what a file of the screens has of its own (its policy, how long it is kept).
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
  })
  await app.register(compress, {
    global: true,
    threshold: 1_024,
    encodings: ['gzip', 'identity'],
    // Answers alone: a body that grows as it is read is nothing that our screens send.
    globalDecompression: false,
  })
  await app.register(cookie)
  app.decorate('answerOnce', (call, work) => answerOnce(deps, call, work))
  guard(app, deps, options.requestsPerMinuteMax)
  await app.register(multipart, { limits: { files: 1, fileSize: IMAGE_BYTES_MAX, fields: 5, parts: 6 } })
  return app
}

/** An answer to a call is no page: nothing in it may be loaded or run, whatever a browser takes it for. */
const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'"

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
    if (pathOf(request).startsWith('/api/')) {
      void reply.header('Cache-Control', 'no-store')
      void reply.header('Content-Security-Policy', request.routeOptions.config.policy ?? CALL_POLICY)
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
function drainOversizedBody(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isBounded = Number(request.headers['content-length']) <= DISCARDED_BYTES_MAX
    if (reply.statusCode === 413 && isBounded) void reply.removeHeader('connection')
    return payload
  })
}

/**
 * Limits, origin, session, account and access, before any body is read. What is refused is counted too: refusing costs as
 * much as reading the session.
 */
function guard(app: App, deps: Deps, requestsPerMinuteMax: number): void {
  const { name } = sessionCookie(deps.origin)
  const limits = openRequestLimits(deps, requestsPerMinuteMax)
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && !route.config?.access) {
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`)
    }
  })
  app.decorateRequest('actor', null)
  app.decorateRequest('problem', null)
  app.addHook('onRequest', async (request, reply) => {
    const { access, isPolled, takesForeign } = request.routeOptions.config
    if (access === 'webhook') return
    const token = request.cookies[name]
    limits.refuseKnown(request, token)
    refuseCompressed(request)
    const foreign = takesForeign ? null : foreignOrigin(request, deps.origin, name)
    const needsActor = access !== undefined && foreign === null && token !== undefined
    const window = needsActor ? limits.windowFor(token) : null
    if (needsActor && window !== null) {
      const asked = { token, isPolled: isPolled === true, window }
      const { actor, count } = await withSpan('session', () => readSessionAndCount(deps, asked))
      request.actor = actor
      await limits.count(request, reply, token, { window, count })
    } else {
      request.actor = needsActor ? await withSpan('session', () => readSession(deps, token, isPolled)) : null
      await withSpan('limits', () => limits.count(request, reply, token))
    }
    if (foreign) throw foreign
    if (access !== undefined) checkActor(request, access)
  })
}

function refuseCompressed({ headers }: FastifyRequest): void {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Failure('UNSUPPORTED_TYPE', 'Please send the request as it is, not compressed.')
}

/** What the screens send with every call: the id of the account they show, or `none` where they show nobody's. */
const ACCOUNT_HEADER = 'opaline-account'

function checkActor({ actor, headers }: FastifyRequest, access: Access): void {
  const believed = headers[ACCOUNT_HEADER]
  if (actor && believed !== undefined && believed !== actor.userId) {
    throw new Failure(
      'ACCOUNT_CHANGED',
      'Another account is signed in in this browser by now. Nothing was done; please look again who is signed in.',
    )
  }
  if (access === 'public') return
  if (!actor) throw new Failure('UNAUTHENTICATED', 'Please sign in.')
  if (access === 'admin' && actor.role !== 'admin') {
    throw new Failure('FORBIDDEN', "You don't have permission to access this page.")
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The failure of a call that another site makes with our cookie; null for every other. Browsers say where a request comes
 * from; programs that say nothing may call as long as they bring no cookie.
 */
function foreignOrigin(request: FastifyRequest, origin: string, cookieName: string): Failure | null {
  if (SAFE.has(request.method)) return null
  const site = request.headers['sec-fetch-site']
  const from = request.headers.origin
  const isOurs = site === undefined ? from === origin : site === 'same-origin'
  const saysNothing = site === undefined && from === undefined
  const hasCookie = request.cookies[cookieName] !== undefined
  if (isOurs || (saysNothing && !hasCookie)) return null
  return new Failure('CSRF', 'This request came from another site. Please open Opaline and try again.')
}
