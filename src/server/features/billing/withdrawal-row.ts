import { AdminWithdrawal } from '../../../contract/admin.ts'
import { WithdrawalRefusal, WithdrawalState, type WithdrawalOutcome } from '../../../contract/billing.ts'
import { amountText } from '../../adapters/payment/amount-text.ts'
import type { Deps } from '../../deps.ts'
import { planNames } from '../subscription/subscription.ts'
import { findAccount, listWithdrawalRows, type WithdrawalRow } from './withdrawal.queries.ts'

export function outcomeOf(row: WithdrawalRow): WithdrawalOutcome {
  const { endedAt, refundAmount, refundCurrency, refundedAt } = row
  return {
    state: WithdrawalState.catch('received').parse(row.state),
    endedAt: endedAt?.toISOString() ?? null,
    refusal: WithdrawalRefusal.nullable().catch(null).parse(row.refusal),
    refund:
      refundAmount !== null && refundCurrency !== null && refundedAt !== null
        ? { amountText: amountText(refundAmount, refundCurrency), at: refundedAt.toISOString() }
        : null,
  }
}

/** For the person who looks at each: the newest, opened. */
export async function listWithdrawals(deps: Deps, limit: number): Promise<AdminWithdrawal[]> {
  const rows = await listWithdrawalRows(deps.db, limit)
  return Promise.all(rows.map((row) => toAdmin(deps, row)))
}

export async function toAdmin(deps: Deps, row: WithdrawalRow): Promise<AdminWithdrawal> {
  const words = declaredIn(deps, row)
  return {
    id: row.id,
    reference: referenceOf(row.id),
    receivedAt: row.receivedAt.toISOString(),
    ...outcomeOf(row),
    userId: row.userId,
    account: await accountOf(deps, row.userId, words?.email),
    endedBy: who(row.endedBy),
    refundedBy: who(row.refundedBy),
    canRefund: row.subscriptionId !== null,
    words,
  }
}

/** Null where the key of this database does not open it. */
export function declaredIn({ secrets }: Deps, { sealed }: WithdrawalRow): AdminWithdrawal['words'] {
  try {
    return AdminWithdrawal.shape.words.parse(JSON.parse(secrets.unseal('withdrawal', sealed)))
  } catch {
    return null
  }
}

async function accountOf(deps: Deps, userId: string | null, email: string | undefined) {
  const by =
    userId !== null ? { id: userId } : email === undefined ? null : { emailCanon: email.toLowerCase() }
  const account = by === null ? undefined : await findAccount(deps.db, by)
  if (!account) return null
  const names = await planNames(deps, [account.id])
  return { id: account.id, username: account.username, plan: names.get(account.id) ?? 'Free' }
}

const who = (by: string | null) => (by === 'provider' || by === 'hand' ? by : null)

/** Short enough to be read out; it only helps to find the declaration, and opens nothing. */
export function referenceOf(id: string): string {
  return id
    .slice(-8)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, 'X')
}
