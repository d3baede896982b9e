import type { InjectOptions } from 'fastify'
import type { Deliver } from './test-provider.ts'

type Injectable = { inject: (options: InjectOptions) => Promise<{ statusCode: number }> }

/** Hands events to the app's own webhook through HTTP parsing and all hooks, without a port. */
export function deliverInProcess(app: Injectable): Deliver {
  return async (payload, headers) => {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/webhooks/paddle', payload, headers })
    return statusCode
  }
}
