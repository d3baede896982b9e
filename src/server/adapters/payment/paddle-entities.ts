import type { Subscription, Transaction } from '@paddle/paddle-node-sdk'
import type { Invoice } from '../../../contract/billing.ts'
import { exactly } from './exact-moment.ts'
import type { SubscriptionSnapshot } from './provider.ts'

export function snapshotOf(subscription: Subscription): SubscriptionSnapshot {
  const { scheduledChange, canceledAt, updatedAt, createdAt } = subscription
  const startedAt = subscription.startedAt ?? subscription.firstBilledAt ?? createdAt
  // Null while it is paused and once it has ended.
  const period = subscription.currentBillingPeriod ?? { startsAt: startedAt, endsAt: canceledAt ?? updatedAt }
  return {
    id: subscription.id,
    status: subscription.status,
    customerId: subscription.customerId,
    priceId: subscription.items[0]?.price.id ?? '',
    intent: intentOf(subscription.customData),
    startedAt,
    periodStart: period.startsAt,
    periodEnd: period.endsAt,
    cancelAt: scheduledChange?.action === 'cancel' ? scheduledChange.effectiveAt : null,
    endedAt: canceledAt,
    updatedAt: exactly(updatedAt),
  }
}

function intentOf(customData: object | null): string | null {
  const intent = customData && 'intent' in customData ? customData.intent : null
  return typeof intent === 'string' ? intent : null
}

/** Null: not billed yet, and nothing that people would call an invoice. */
export function invoiceOf(transaction: Transaction): Invoice | null {
  const status = STATUS[transaction.status]
  const { billedAt, details } = transaction
  const totals = details?.totals
  if (status === undefined || billedAt === null || !totals) return null
  const isRefunded =
    status === 'paid' && Number(totals.grandTotal) > 0 && Number(details.adjustedTotals?.grandTotal) === 0
  return {
    id: transaction.id,
    number: transaction.invoiceNumber,
    billedAt: new Date(billedAt).toISOString(),
    totalText: amountText(totals.grandTotal, transaction.currencyCode),
    status: isRefunded ? 'refunded' : status,
    hasDocument: transaction.invoiceId !== null,
  }
}

const STATUS: Partial<Record<Transaction['status'], Invoice['status']>> = {
  paid: 'paid',
  completed: 'paid',
  billed: 'due',
  past_due: 'due',
  canceled: 'canceled',
}

/** Amounts come as whole numbers of the smallest unit: cents, but whole yen. */
function amountText(smallest: string, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(Number(smallest) / 10 ** digits)
}
