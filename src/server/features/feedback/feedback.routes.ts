import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import { listFeedback, sendFeedback, setFeedbackStatus } from './feedback.ts'

export function feedbackRoutes(app: App, deps: Deps): void {
  serve(app, 'sendFeedback', ({ actor, body, idempotencyKey, request }) =>
    sendFeedback(deps, actor, body, { ip: request.ip, idempotencyKey }),
  )
  serve(app, 'listFeedback', ({ query }) => listFeedback(deps, query.status))
  serve(app, 'setFeedbackStatus', ({ actor, params, body }) =>
    setFeedbackStatus(deps, actor, params.id, body.status),
  )
}
