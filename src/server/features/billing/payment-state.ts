import type { Deps } from '../../deps.ts'
import { countStates, findLastReceived, findOldestWaiting } from './webhook.queries.ts'

const WEEK_MS = 7 * 24 * 3_600_000

type PaymentState = {
  mode: 'test' | 'paddle'
  /** When its last event came; null where none has come yet. */
  lastEventAt: Date | null
  /** Of the last week: to be tried again, waiting for a purchase we do not know, and left to a person. */
  failed: number
  parked: number
  givenUp: number
}

/** What its events tell of whoever takes the money; the provider itself is not asked. */
export async function readPaymentState(deps: Deps): Promise<PaymentState> {
  const [lastEventAt, states] = await Promise.all([
    findLastReceived(deps.db),
    countStates(deps.db, new Date(deps.now().getTime() - WEEK_MS)),
  ])
  const of = (state: string) => states.get(state) ?? 0
  return {
    mode: deps.payments.kind,
    lastEventAt,
    failed: of('failed'),
    parked: of('parked'),
    givenUp: of('given-up'),
  }
}

/** Of the last week, as the states above; `waiting` are those that are on their way to being applied, `oldestMs` old at most. */
export async function readEventBacklog(deps: Deps) {
  const now = deps.now().getTime()
  const [states, oldest] = await Promise.all([
    countStates(deps.db, new Date(now - WEEK_MS)),
    findOldestWaiting(deps.db),
  ])
  const of = (state: string) => states.get(state) ?? 0
  return {
    oldestMs: oldest ? Math.max(0, now - oldest.getTime()) : 0,
    entries: {
      waiting: of('received'),
      failed: of('failed'),
      parked: of('parked'),
      'given-up': of('given-up'),
    },
  }
}
