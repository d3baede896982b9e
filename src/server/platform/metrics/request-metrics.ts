import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { ProblemCode } from '../../../contract/problem.ts'
import type { App } from '../http/call.ts'

/** Seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10]

/** Requests by the route's pattern, never by their address: the labels are as many as there are routes. */
export function requestMetrics(registry: Registry, app: App): void {
  const registers = [registry]
  const requests = new Histogram({
    name: 'opaline_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const inFlight = new Gauge({
    name: 'opaline_requests_in_flight',
    help: 'Requests that have no whole answer yet',
    registers,
  })
  const refusals = new Counter({
    name: 'opaline_refusals_total',
    help: 'Answers that are no success, by the code of their problem: BUSY, RATE_LIMITED, LIMIT_EXCEEDED (quota), UNAVAILABLE, ...',
    labelNames: ['code'],
    registers,
  })
  // A rate over a series that is not there yet is nothing, and not 0.
  for (const code of ProblemCode.options) refusals.inc({ code }, 0)
  const left = new Counter({
    name: 'opaline_requests_left_total',
    help: 'Requests whose sender went away before the answer',
    registers,
  })
  app.addHook('onRequest', async (_request, reply) => {
    inFlight.inc()
    let isAnswered = false
    reply.raw.once('finish', () => (isAnswered = true))
    reply.raw.once('close', () => {
      inFlight.dec()
      if (!isAnswered) left.inc()
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    const status = reply.statusCode
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000)
    if (request.problem !== null) refusals.inc({ code: request.problem })
  })
}
