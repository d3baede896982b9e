import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/call.ts'
import { receiveEvent } from './webhook.ts'

/** Many times the largest event; a body beyond it is refused before it is read. */
const EVENT_BYTES_MAX = 256 * 1024

/**
 * Where the payment provider delivers its events. A scope of its own, because the signature is over the raw bytes and
 * any parser would lose them; and no limit per address, because a provider delivers in bursts and forgeries cost us
 * one hash.
 */
export async function webhookRoutes(app: App, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: EVENT_BYTES_MAX },
      (_request, body, done) => done(null, body),
    )
    scope.post(
      '/api/webhooks/paddle',
      { config: { access: 'webhook', rateLimit: false }, bodyLimit: EVENT_BYTES_MAX },
      async (request, reply) => {
        const header = request.headers['paddle-signature']
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const answer = await receiveEvent(deps, raw, typeof header === 'string' ? header : undefined)
        return reply.code(STATUS[answer]).send()
      },
    )
  })
}

const STATUS = { accepted: 200, badSignature: 401, malformed: 400 } as const
