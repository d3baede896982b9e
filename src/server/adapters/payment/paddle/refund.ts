import type { Paddle } from '@paddle/paddle-node-sdk'
import { ask, askAgain } from './client.ts'
import { refundOf } from './wire-format.ts'
import type { PaymentProvider, RefundMade } from '../provider.ts'

type Bounds = { timeoutMs: number; random: () => number }

/**
 * Adjustments of type 'full' take the whole transaction back (developer.paddle.com, adjustments). Paddle lets a second one
 * be asked for while the first waits for approval, so what is there already is looked for, before and after a lost answer.
 */
export function refundLastWith(paddle: Paddle, bounds: Bounds): PaymentProvider['refundLast'] {
  const existing = async (transactionId: string): Promise<RefundMade | null> => {
    const made = await askAgain(
      () => paddle.adjustments.list({ transactionId: [transactionId], action: 'refund' }).next(),
      bounds,
    )
    const standing = made.find(({ status }) => status !== 'rejected' && status !== 'reversed')
    return standing ? refundOf(standing) : null
  }
  return async ({ id }) => {
    const charges = await askAgain(
      () =>
        paddle.transactions
          .list({ subscriptionId: [id], status: ['completed'], orderBy: 'billed_at[DESC]', perPage: 10 })
          .next(),
      bounds,
    )
    const last = charges.find(({ details }) => Number(details?.totals?.grandTotal) > 0)
    if (!last) return null
    const before = await existing(last.id)
    if (before) return before
    try {
      const body = { action: 'refund', type: 'full', reason: 'withdrawal', transactionId: last.id } as const
      return refundOf(await ask(() => paddle.adjustments.create(body), bounds.timeoutMs))
    } catch (fault) {
      const made = await existing(last.id).catch(() => null)
      if (made) return made
      throw fault
    }
  }
}
