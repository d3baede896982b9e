import type { Deps } from '../../deps.ts'
import type { App } from './call.ts'

/** `/healthz`: the process answers. `/readyz`: it can work, which is what a load balancer asks. */
export function probeRoutes(app: App, deps: Deps, isDraining: () => boolean): void {
  app.get('/healthz', { config: { access: 'public' } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config: { access: 'public' } }, async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    try {
      await deps.pingDatabase()
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'no database' })
    }
  })
}
