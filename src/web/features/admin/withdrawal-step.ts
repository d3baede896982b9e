import type { AdminWithdrawal, WithdrawalStep } from '../../../contract/admin.ts'
import type { WithdrawalRefusal } from '../../../contract/billing.ts'
import type { adminMessages } from './admin.messages.ts'

export type Choice = keyof (typeof adminMessages)['withdrawals']['dialog']['steps']

const REFUSALS: Partial<Record<Choice, WithdrawalRefusal>> = {
  'refuse:no-contract': 'no-contract',
  'refuse:too-late': 'too-late',
  'refuse:ended-before': 'ended-before',
}

/** What can be answered next; the first stands chosen. */
export function choicesOf({ canRefund, state }: AdminWithdrawal): [Choice, ...Choice[]] {
  if (state === 'accepted') return canRefund ? ['provider', 'hand', 'nothing-paid'] : ['hand', 'nothing-paid']
  return ['accept', 'refuse:no-contract', 'refuse:too-late', 'refuse:ended-before']
}

export function stepOf({ account, userId }: AdminWithdrawal, choice: Choice, form: FormData): WithdrawalStep {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const reason = REFUSALS[choice]
  if (reason !== undefined) return { act: 'refuse', reason }
  if (choice === 'provider' || choice === 'nothing-paid') return { act: 'complete', refund: choice }
  if (choice === 'hand') {
    const currency = text('currency').toUpperCase()
    return { act: 'complete-by-hand', amount: text('amount'), currency, paidOn: text('paidOn') }
  }
  const ofAccount = userId ?? (form.has('isOfAccount') ? account?.id : undefined)
  return {
    act: 'accept',
    ...(ofAccount === undefined ? {} : { userId: ofAccount }),
    ...(text('endedOn') === '' ? {} : { endedOn: text('endedOn') }),
  }
}
