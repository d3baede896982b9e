import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import { readRevenue } from './revenue.ts'
import { answerWithdrawal } from './answer-withdrawal.ts'
import { listOwnWithdrawals, withdraw } from './withdrawal.ts'

/** Calls around a contract that no signed-in buyer makes: declarations of anybody, figures for the staff. */
export function contractRoutes(app: App, deps: Deps): void {
  serve(app, 'adminRevenue', () => readRevenue(deps))
  serve(app, 'ownWithdrawals', ({ actor }) => listOwnWithdrawals(deps, actor))
  serve(app, 'answerWithdrawal', ({ actor, params, body }) => answerWithdrawal(deps, actor, params.id, body))
  serve(app, 'withdraw', ({ actor, body, request: { ip }, idempotencyKey }) =>
    withdraw(deps, actor, body, { ip, idempotencyKey }),
  )
}
