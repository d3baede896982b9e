import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { CallKind } from '../../../contract/admin.ts'
import type { CallName } from '../../../contract/calls.ts'
import type { Deps } from '../../deps.ts'
import type { App } from './call.ts'
import { pathOf } from './path-of.ts'

/** How this process has been answering lately. */
export type Pulse = () => {
  /** Calls answered in the last five minutes, and how many of them with a failure of ours. */
  answered: number
  failed: number
  /** Milliseconds that work had to wait for its turn, 99 of 100 times at most, in the last minute or two. */
  delayMs: number
}

const KIND_OF: Partial<Record<CallName, CallKind>> = {
  analyze: 'analysis',
  ocrExtract: 'ocr',
  faceAnalysis: 'face',
}

const MINUTE_MS = 60_000
const MINUTES = 5
const RESOLUTION_MS = 20

/**
 * Watches every answer to a call, in the one place that sees them all, and records what the administration shows:
 *
 * - an analysis, a label reading or a face analysis that was answered, with its milliseconds from the request's first byte;
 * - the same as failed where the answer was a 5xx, the full queue of the readers included: the service did not do its work;
 * - every other call as `other`, with those analyses that were refused for what was sent (4xx: no list, no face, no consent, a
 *   limit), which are neither an analysis nor a failure of one: so each call is in one of these kinds;
 * - every 429 of any call as `rate-limited` besides.
 *
 * Whoever left before the answer was given none, so that this is not called, and is not recorded.
 */
export function watchAnswers(app: App, deps: Deps): Pulse {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let delayBefore = 0
  const timer = setInterval(() => {
    delayBefore = waitOf(delay.percentile(99))
    delay.reset()
  }, MINUTE_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })

  let minutes: { from: number; answered: number; failed: number }[] = []
  const lately = () =>
    (minutes = minutes.filter(({ from }) => from > performance.now() - MINUTES * MINUTE_MS))
  function count(hasFailed: boolean): void {
    const now = performance.now()
    const last = minutes.at(-1)
    if (!last || now - last.from > MINUTE_MS) lately().push({ from: now, answered: 0, failed: 0 })
    const minute = minutes.at(-1)
    if (!minute) return
    minute.answered += 1
    if (hasFailed) minute.failed += 1
  }

  app.addHook('onResponse', async (request, reply) => {
    if (!pathOf(request).startsWith('/api/')) return
    const { statusCode: status, elapsedTime: ms } = reply
    const hasFailed = status >= 500
    count(hasFailed)
    if (status === 429) deps.calls.record({ kind: 'rate-limited', isFailed: false, ms })
    const { call: name } = request.routeOptions.config
    const kind = name === undefined || (status >= 400 && !hasFailed) ? undefined : KIND_OF[name]
    deps.calls.record({ kind: kind ?? 'other', isFailed: hasFailed, ms })
  })

  return () => ({
    answered: lately().reduce((sum, { answered }) => sum + answered, 0),
    failed: minutes.reduce((sum, { failed }) => sum + failed, 0),
    delayMs: Math.max(delayBefore, waitOf(delay.percentile(99))),
  })
}

/** The histogram holds nanoseconds from one tick of its timer to the next, which is the wait and the resolution together. */
function waitOf(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS) : 0
}
