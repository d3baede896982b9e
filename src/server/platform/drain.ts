import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './call.ts'

/**
 * Ends the app without cutting an answer short: no new connections, the requests under way get their time, and then
 * every connection goes. Browsers open connections ahead of need, and those without a request never count as idle:
 * waiting for them would take the whole time at every stop.
 */
export function prepareDrain(app: App): (patienceMs: number) => Promise<void> {
  let underWay = 0
  app.server.on('request', (_request, response) => {
    underWay += 1
    response.once('close', () => (underWay -= 1))
  })
  return async (patienceMs) => {
    const deadline = performance.now() + patienceMs
    const closed = app.close()
    while (underWay > 0 && performance.now() < deadline) await sleep(20)
    app.server.closeAllConnections()
    await closed
  }
}
