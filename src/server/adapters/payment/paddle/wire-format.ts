import type { Adjustment, Subscription, Transaction } from '@paddle/paddle-node-sdk'
import type { Invoice } from '../../../../contract/billing.ts'
import { amountText } from '../amount-text.ts'
import { toMicrosecondIso } from '../microsecond-iso.ts'
import type { RefundMade, SubscriptionSnapshot } from '../provider.ts'

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
    updatedAt: toMicrosecondIso(updatedAt),
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
    totalText: amountText(Number(totals.grandTotal), transaction.currencyCode),
    status: isRefunded ? 'refunded' : status,
    hasDocument: transaction.invoiceId !== null,
  }
}

export function refundOf({ id, totals, currencyCode }: Adjustment): RefundMade {
  return { id, amount: Number(totals.total), currency: currencyCode }
}

const STATUS: Partial<Record<Transaction['status'], Invoice['status']>> = {
  paid: 'paid',
  completed: 'paid',
  billed: 'due',
  past_due: 'due',
  canceled: 'canceled',
}
