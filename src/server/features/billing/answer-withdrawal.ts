import type { AdminWithdrawal, WithdrawalStep } from '../../../contract/admin.ts'
import { amountText, smallestOf } from '../../adapters/payment/amount-text.ts'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { insertAct } from '../../platform/security/audit.queries.ts'
import { Failure, found } from '../../platform/failure.ts'
import { withUserLock } from '../../platform/jobs/user-lock.ts'
import type { Actor } from '../../platform/security/session.ts'
import { queueMail, sendSoon, type Letter } from '../mail/mail.ts'
import { findSubscription } from '../subscription/subscription.ts'
import { findNewest } from './checkout.queries.ts'
import { asking } from './provider-words.ts'
import { withBillingLock, openSubscriptions, stateOf, applyProviderResponse } from './subscription-state.ts'
import { declaredIn, referenceOf, toAdmin } from './withdrawal-row.ts'
import { findAccount, findWithdrawal, moveWithdrawal, type WithdrawalRow } from './withdrawal.queries.ts'

const WITHDRAWAL_LOCK = {
  name: 'withdrawal',
  waitMs: 5_000,
  busy: 'This withdrawal is being answered right now. Please reload the list in a moment.',
}

const WAITING = ['new', 'received']

type Moved = {
  from: readonly string[]
  change: Partial<WithdrawalRow>
  letter: (reference: string) => Letter
}

/**
 * One step of a withdrawal: accepted or refused once, and paid back once. The provider is asked first and our row is changed
 * after it, so that a step that the provider did not do can be asked for again; what it did already it does not do twice.
 */
export async function answerWithdrawal(
  deps: Deps,
  actor: Actor,
  id: string,
  step: WithdrawalStep,
): Promise<AdminWithdrawal> {
  return withUserLock(deps, WITHDRAWAL_LOCK, id, async () => {
    const row = found(await findWithdrawal(deps.db, id), 'Withdrawal')
    const moved = await stepOf(deps, row, step)
    const after = await deps.transact(async (tx) => {
      const changed = await moveWithdrawal(tx, id, moved.from, moved.change)
      if (!changed) throw answeredAlready()
      const { state } = changed
      await insertAct(tx, {
        at: deps.now(),
        actor: actor.userId,
        action: 'withdrawal',
        target: id,
        result: state,
      })
      await tell(deps, tx, changed, moved.letter(referenceOf(id)))
      return changed
    })
    sendSoon(deps)
    return toAdmin(deps, after)
  })
}

async function stepOf(deps: Deps, row: WithdrawalRow, step: WithdrawalStep): Promise<Moved> {
  const isWaiting = WAITING.includes(row.state)
  if (step.act === 'accept' || step.act === 'refuse' ? !isWaiting : row.state !== 'accepted')
    throw answeredAlready()
  switch (step.act) {
    case 'accept':
      return accept(deps, row, step)
    case 'refuse':
      return {
        from: WAITING,
        change: { state: 'refused', refusal: step.reason },
        letter: (reference) => ({ kind: 'withdrawal-refused', reference, reason: step.reason }),
      }
    case 'complete':
      return step.refund === 'provider' ? refundByProvider(deps, row) : completed({}, null)
    case 'complete-by-hand': {
      const refundAmount = smallestOf(step.amount, step.currency)
      const refundedAt = new Date(step.paidOn)
      return completed(
        { refundAmount, refundCurrency: step.currency, refundedAt, refundedBy: 'hand' },
        amountText(refundAmount, step.currency),
      )
    }
  }
}

async function accept(
  deps: Deps,
  row: WithdrawalRow,
  step: Extract<WithdrawalStep, { act: 'accept' }>,
): Promise<Moved> {
  const userId = row.userId ?? step.userId ?? null
  // Whoever declared it and deleted the account since is owed an answer all the same.
  if (row.userId === null && userId !== null && !(await findAccount(deps.db, { id: userId })))
    throw new Failure('INVALID', 'There is no such account.', {
      fields: { userId: 'There is no such account.' },
    })
  const subscriptionId = userId === null ? null : await endNow(deps, userId, row.receivedAt)
  const endedAt = subscriptionId === null && step.endedOn !== undefined ? new Date(step.endedOn) : deps.now()
  return {
    from: WAITING,
    change: {
      state: 'accepted',
      userId,
      subscriptionId,
      endedAt,
      endedBy: subscriptionId === null ? 'hand' : 'provider',
    },
    letter: (reference) => ({
      kind: 'withdrawal-accepted',
      reference,
      endedOn: endedAt.toISOString().slice(0, 10),
    }),
  }
}

/**
 * Ends what runs with the provider; answers the one that counts for a refund, or null where there is none. One that ended
 * since the declaration counts too: by its owner, or by this step before it was broken off.
 */
async function endNow(deps: Deps, userId: string, since: Date): Promise<string | null> {
  return withBillingLock(deps, userId, async () => {
    const running = await openSubscriptions(deps, userId)
    for (const one of running) {
      await applyProviderResponse(
        deps,
        await asking(deps, 'withdrawal', () => deps.payments.cancelAtOnce(stateOf(one))),
      )
    }
    if (running[0]) return running[0].id
    const newest = await findNewest(deps.db, userId, deps.payments.kind)
    const ended = newest ? await findSubscription(deps.db, newest.id) : null
    return ended?.endedAt && ended.endedAt >= since ? ended.id : null
  })
}

async function refundByProvider(deps: Deps, row: WithdrawalRow): Promise<Moved> {
  const ended = row.subscriptionId === null ? null : await findSubscription(deps.db, row.subscriptionId)
  const made =
    ended?.provider === deps.payments.kind
      ? await asking(deps, 'refund', () => deps.payments.refundLast(stateOf(ended)))
      : null
  if (made === null)
    throw new Failure(
      'CONFLICT',
      'The payment provider knows no charge to pay back. Please note the refund by hand, or that nothing was paid.',
    )
  const refundedAt = deps.now()
  const { amount: refundAmount, currency: refundCurrency, id: refundId } = made
  return completed(
    { refundAmount, refundCurrency, refundId, refundedAt, refundedBy: 'provider' },
    amountText(refundAmount, refundCurrency),
  )
}

function completed(refund: Partial<WithdrawalRow>, amount: string | null): Moved {
  return {
    from: ['accepted'],
    change: { state: 'completed', ...refund },
    letter: (reference) => ({ kind: 'withdrawal-completed', reference, amount }),
  }
}

/** To the account where there is one, else to the address that the declaration gave. */
async function tell(deps: Deps, tx: Db, row: WithdrawalRow, letter: Letter): Promise<void> {
  const account = row.userId === null ? undefined : await findAccount(tx, { id: row.userId })
  const to = account?.email ?? declaredIn(deps, row)?.email
  if (to !== undefined) await queueMail(deps, tx, { userId: row.userId, to, letter })
}

function answeredAlready(): Failure {
  return new Failure('CONFLICT', 'This withdrawal was answered already. Please reload the list.')
}
