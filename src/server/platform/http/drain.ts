import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './call.ts'

/** A request that was on its way when the last connection was told to close has arrived by then. */
const QUIET_MS = 100
const LOOK_EVERY_MS = 20

type Patience = {
  /** Requests under way may take this long. */
  patienceMs: number
  /** For this long new requests are still answered, while /readyz tells a load balancer to send no more. */
  noticeMs: number
}

/**
 * Ends the app without cutting an answer short. While the requests under way are answered, and for `noticeMs` at least, it
 * goes on listening: /readyz says 503, everything else is answered and asks for the connection to be closed. Then nothing
 * new is let in, and when nothing is under way every connection goes: browsers open some ahead of need, and waiting for
 * those would take the whole time at every stop.
 */
export function prepareDrain(app: App): (patience: Patience) => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isDraining = false
  app.server.on('request', (_request, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (isDraining) response.setHeader('Connection', 'close')
  })
  return async ({ patienceMs, noticeMs }) => {
    const from = performance.now()
    const waitUntil = async (isOver: () => boolean) => {
      while (!isOver() && performance.now() - from < patienceMs + noticeMs) await sleep(LOOK_EVERY_MS)
    }
    isDraining = true
    const begunBefore = [...underWay]
    for (const response of begunBefore) if (!response.headersSent) response.setHeader('Connection', 'close')
    await waitUntil(
      () => performance.now() - from >= noticeMs && !begunBefore.some((response) => underWay.has(response)),
    )
    const closed = app.close()
    await waitUntil(() => underWay.size === 0)
    await sleep(QUIET_MS)
    await waitUntil(() => underWay.size === 0)
    app.server.closeAllConnections()
    await closed
  }
}
