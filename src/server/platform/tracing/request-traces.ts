import type { FastifyRequest } from 'fastify'
import type { App } from '../http/call.ts'
import type { Log } from '../log.ts'
import { inTrace, openTrace, spanRecorder, type RequestFacts, type Trace, type Tracer } from './spans.ts'

export type TraceOptions = {
  /** Milliseconds from which a request is logged with its spans; null: none is. */
  slowMs: number | null
  tracer: Tracer | null
}

/** Begins a trace with each request and ends it with its connection's part in it, whether an answer was given or not. */
export function traceRequests(app: App, log: Log, { slowMs, tracer }: TraceOptions): void {
  app.decorateRequest('trace', null)
  app.decorateRequest('remoteTrace', null)
  if (slowMs === null && tracer === null) return
  app.addHook('onRequest', (request, reply, done) => {
    const trace = openTrace()
    request.trace = trace
    const { traceparent } = request.headers
    request.remoteTrace = tracer?.begin(typeof traceparent === 'string' ? traceparent : undefined) ?? null
    trace.traceparent = request.remoteTrace?.traceparent ?? null
    let isAnswered = false
    reply.raw.once('finish', () => (isAnswered = true))
    reply.raw.once('close', () => {
      const facts = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        isLeft: !isAnswered,
      }
      request.remoteTrace?.end(trace, facts)
      const ms = performance.now() - trace.start
      if (slowMs !== null && ms >= slowMs) tellSlow(log, request, { trace, facts, ms })
    })
    inTrace(trace, done)
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.trace) request.trace.bodyFrom = performance.now()
    done()
  })
  // A body arrives in events of its connection, which know of no request.
  app.addHook('preValidation', ({ trace, body }, _reply, done) => {
    if (trace === null) return done()
    inTrace(trace, () => {
      if (trace.bodyFrom !== null && body !== undefined)
        spanRecorder()('body', trace.bodyFrom, performance.now())
      done()
    })
  })
}

type Told = { trace: Trace; facts: RequestFacts; ms: number }

function tellSlow(log: Log, { id, remoteTrace }: FastifyRequest, { trace, facts, ms }: Told): void {
  log.warn(
    {
      requestId: id,
      ...(remoteTrace ? { traceId: remoteTrace.traceId } : {}),
      ...facts,
      ms: Math.round(ms),
      spans: trace.spans.map(({ name, start, end, hasFailed }) => ({
        name,
        at: Math.round(start - trace.start),
        ms: end === null ? null : Math.round((end - start) * 10) / 10,
        ...(hasFailed ? { hasFailed } : {}),
      })),
      ...(trace.dropped > 0 ? { dropped: trace.dropped } : {}),
    },
    'a slow request',
  )
}
