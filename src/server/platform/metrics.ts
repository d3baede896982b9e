import { timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { App } from './http/call.ts'
import { Failure } from './failure.ts'
import { jobMetrics } from './jobs/job-metrics.ts'
import type { Jobs } from './jobs/jobs.ts'

/** Seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10]

type Told = { token: string | null; jobs: Jobs }

/**
 * Figures for Prometheus at `/metrics`: this process, its requests by route and status, its reading workers, its jobs. They name no
 * person, address or text. Told to the machine itself and to who has the token; everybody else finds nothing there.
 */
export function metricRoutes(app: App, deps: Deps, { token, jobs }: Told): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'opaline_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  new Gauge({
    name: 'opaline_readers_busy',
    help: 'Photos being read or waiting to be',
    registers: [registry],
    collect() {
      this.set(deps.readers.stats().busy)
    },
  })
  jobMetrics(registry, deps, jobs)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new Failure('NOT_FOUND', 'Not found.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** A proxy on this machine is loopback too, but says for whom it asks. */
function mayRead({ headers, raw }: FastifyRequest, token: string | null): boolean {
  if (token !== null && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return !isForwarded && LOOPBACK.has(raw.socket.remoteAddress ?? '')
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
