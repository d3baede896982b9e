import fastify, { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { IMAGE_BYTES_MAX } from '../../contract/limits-of-input.ts'
import type { ReadingEnd, ReadingOptions, Readers } from '../../readers/pool.ts'
import { ReadersBusy, type ReadingKind } from '../../readers/reading-queue.ts'
import {
  answerReply,
  READING_KINDS,
  stoppingReply,
  troubleReply,
  type Reply,
} from '../adapters/readers/wire.ts'
import { abortOnDisconnect } from '../platform/http/abort-on-disconnect.ts'
import type { App } from '../platform/http/call.ts'
import { answerError } from '../platform/http/errors.ts'
import { Failure } from '../platform/failure.ts'
import type { Log } from '../platform/log.ts'
import { isSame, serveMetrics } from '../platform/metrics/metrics.ts'
import { readerMetrics } from '../platform/metrics/part-metrics.ts'
import { requestMetrics } from '../platform/metrics/request-metrics.ts'
import { traceRequests, type TraceOptions } from '../platform/tracing/request-traces.ts'
import { tracedReaders } from '../platform/tracing/traced-readers.ts'

type ServiceOptions = {
  readers: Readers
  log: Log
  /** What the app sends as a bearer token. */
  token: string
  /** Opens /metrics to others than this machine. */
  metricsToken: string | null
  isDraining: () => boolean
  traces: TraceOptions
}

/** A photo comes from an app on the same network: a sender that takes longer is none. */
const REQUEST_MS = 30_000
const BUSY_MS = 1_000

/**
 * The pool of readers over HTTP, for apps on other machines: `POST /read/:kind` with the file as its body. A photo is a buffer
 * in memory until its answer. No more are taken in than can be read or wait; who asks beyond that hears 503 before the
 * photo is looked at, and when to come back. Whoever hangs up frees the process that read for them.
 */
export function createReadersService({ log, readers: pool, ...options }: ServiceOptions): App {
  const { token, metricsToken, isDraining, traces } = options
  const readers = tracedReaders(pool)
  const app: App = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: IMAGE_BYTES_MAX,
    requestTimeout: REQUEST_MS,
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()
  app.setErrorHandler(answerError)
  app.decorateRequest('problem', null)
  app.decorateRequest('actor', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  traceRequests(app, log, traces)
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    log.info({ route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'request')
  })
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  requestMetrics(registry, app)
  readerMetrics(registry, pool)
  serveMetrics(app, registry, metricsToken)

  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', (_request, reply) =>
    isDraining() ? reply.code(503).send({ status: 'draining' }) : reply.send({ status: 'ready' }),
  )
  app.get('/probe', { onRequest: checkToken }, async (_request, reply) => {
    const answer = await readers.probe()
    return reply.code(answer.is === 'answered' ? 200 : answer.is === 'busy' ? 503 : 500).send(answer)
  })
  let inside = 0
  for (const kind of READING_KINDS) {
    app.post(`/read/${kind}`, { onRequest: [checkToken, takeIn] }, async (request, reply) =>
      send(reply, await read(kind, request, abortOnDisconnect(reply))),
    )
  }

  async function checkToken({ headers }: FastifyRequest): Promise<void> {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`))
      throw new Failure('UNAUTHENTICATED', 'This service answers the app alone.')
  }

  /** Before the body is read: what is waiting in memory is bounded, whatever is sent. */
  async function takeIn(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { workers, queueMax } = readers.stats()
    const isFull = inside >= workers + queueMax
    if (isDraining() || isFull) {
      const times = { waitMs: 0, workMs: 0 }
      send(reply, isDraining() ? stoppingReply() : troubleReply(new ReadersBusy(BUSY_MS), times))
      return
    }
    inside += 1
    reply.raw.once('close', () => (inside -= 1))
  }

  async function read(kind: ReadingKind, { body }: FastifyRequest, signal: AbortSignal): Promise<Reply> {
    if (!Buffer.isBuffer(body)) throw new Failure('INVALID', 'Please send the file as the body.')
    let ended: ReadingEnd | null = null
    const options: ReadingOptions = { signal, onEnded: (end) => (ended = end) }
    const times = () => ended ?? { waitMs: 0, workMs: 0 }
    try {
      return answerReply(await readers[kind](body, options), times())
    } catch (error) {
      const reply = troubleReply(error, times())
      // Nothing of a photo is in an error of the pool; what a network threw names no pixel.
      if (reply.status === 500 && !signal.aborted) log.error({ err: error, kind }, 'a reading failed')
      return reply
    }
  }

  return app
}

function send(reply: FastifyReply, { status, headers, body }: Reply): FastifyReply {
  return reply.code(status).headers(headers).send(body)
}
