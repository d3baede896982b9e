import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/call.ts'
import { readRevenue } from './revenue.ts'
import { withdraw } from './withdrawal.ts'

/** Calls around a contract that no signed-in buyer makes: declarations of anybody, figures for the staff. */
export function contractRoutes(app: App, deps: Deps): void {
  serve(app, 'adminRevenue', () => readRevenue(deps))
  serve(app, 'withdraw', ({ actor, body, request }) => withdraw(deps, actor, body, request.ip))
}
