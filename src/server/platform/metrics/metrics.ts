import { timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { App } from '../http/call.ts'
import { Failure } from '../failure.ts'
import { jobMetrics } from '../jobs/job-metrics.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { backlogMetrics, type Backlog } from './backlog-metrics.ts'
import { partMetrics, readerMetrics } from './part-metrics.ts'
import { requestMetrics } from './request-metrics.ts'

type Told = { token: string | null; jobs: Jobs; backlogs: readonly Backlog[] }

/**
 * Figures for Prometheus at `/metrics`: this process, its requests, its pools, its readers, its jobs and what waits in tables.
 * They name no person, address or text, and no label takes a value that is not from a closed list.
 */
export function metricRoutes(app: App, deps: Deps, { token, jobs, backlogs }: Told): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  requestMetrics(registry, app)
  partMetrics(registry, deps)
  readerMetrics(registry, deps.readers)
  backlogMetrics(registry, deps, backlogs)
  jobMetrics(registry, deps, jobs)
  serveMetrics(app, registry, token)
}

/** Told to the machine itself and to who has the token; everybody else finds nothing there. */
export function serveMetrics(app: App, registry: Registry, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new Failure('NOT_FOUND', 'Not found.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** What proxies add, each of them something of it. */
const OF_PROXIES = [
  'x-forwarded-for',
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-proto',
  'x-forwarded-host',
]

/** A proxy on this machine is loopback too, but says for whom it asks. */
function mayRead({ headers, raw }: FastifyRequest, token: string | null): boolean {
  if (token !== null && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true
  const isForwarded = OF_PROXIES.some((name) => headers[name] !== undefined)
  return !isForwarded && LOOPBACK.has(raw.socket.remoteAddress ?? '')
}

export function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
