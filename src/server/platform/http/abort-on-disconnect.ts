import type { FastifyReply } from 'fastify'

/** Nobody waits for the answer any more: long work is then not begun, or no further done. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
