import { toMicrosecondIso, momentAfter } from '../../adapters/payment/microsecond-iso.ts'
import { subscriptionData } from '../../adapters/payment/paddle/event.ts'
import type { SubscriptionSnapshot } from '../../adapters/payment/provider.ts'
import {
  bought,
  canceledAtOnce,
  cancelScheduled,
  cancelUndone,
  nextTransition,
  switched,
  type MonthsOf,
} from '../../adapters/payment/subscription-states.ts'

/** What Paddle would keep of one account, in memory. */

export type Price = { planId: string; interval: 'month' | 'year'; amount: string }
type CustomData = { intent: string; userId?: string; planId?: string; source?: string }

export type Held = SubscriptionSnapshot & { customData: CustomData | null }
type HeldTransaction = {
  id: string
  customerId: string | null
  subscriptionId: string | null
  status: 'draft' | 'ready' | 'completed' | 'past_due'
  priceId: string
  amount: string
  refunded: boolean
  billedAt: string | null
  customData: CustomData | null
}

/** What the API answers with 4xx, in its words (developer.paddle.com/errors). */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: string
  readonly status: number

  constructor(code: string, status = 400) {
    super(code)
    this.code = code
    this.status = status
  }
}

type Ledger = ReturnType<typeof openLedger>

export function openLedger(prices: Readonly<Record<string, Price>>, now: () => Date) {
  const subscriptions = new Map<string, Held>()
  const transactions = new Map<string, HeldTransaction>()
  const adjustments: ReturnType<typeof adjustmentEntity>[] = []
  let made = 0

  const newId = (prefix: string) => `${prefix}_${String((made += 1)).padStart(26, '0')}`
  const monthsOf: MonthsOf = (priceId) => (prices[priceId]?.interval === 'year' ? 12 : 1)

  const get = (id: string): Held => {
    const found = subscriptions.get(id)
    if (!found) throw new Refused('not_found', 404)
    return found
  }
  const set = (held: Held, change: Partial<Held>): Held => {
    const after = { ...held, ...change, updatedAt: momentAfter(now(), held.updatedAt) }
    subscriptions.set(held.id, after)
    return after
  }
  const changeable = (id: string): Held => {
    const held = get(id)
    if (held.status === 'canceled') throw new Refused('subscription_update_when_canceled')
    return held
  }
  const bill = (of: Held, amount: string, status: 'completed' | 'past_due') => {
    const transaction: HeldTransaction = {
      id: newId('txn'),
      customerId: of.customerId,
      subscriptionId: of.id,
      status,
      priceId: of.priceId,
      amount,
      refunded: false,
      billedAt: toMicrosecondIso(now()),
      customData: of.customData,
    }
    transactions.set(transaction.id, transaction)
    return transaction
  }

  return {
    subscriptions,
    transactions,
    adjustments,
    adjust: (body: Record<string, unknown>) => {
      const transaction = transactions.get(String(body['transaction_id']))
      if (!transaction || body['type'] !== 'full') throw new Refused('adjustment_transaction_invalid')
      const entity = adjustmentEntity(newId('adj'), transaction, toMicrosecondIso(now()))
      adjustments.push(entity)
      return entity
    },
    prices,
    newId,
    get,
    order: (priceId: string, customData: CustomData | null): HeldTransaction => {
      if (!prices[priceId]) throw new Refused('transaction_price_not_found', 404)
      const transaction: HeldTransaction = {
        id: newId('txn'),
        customerId: null,
        subscriptionId: null,
        status: 'ready',
        priceId,
        amount: prices[priceId].amount,
        refunded: false,
        billedAt: null,
        customData,
      }
      transactions.set(transaction.id, transaction)
      return transaction
    },
    /** A checkout was paid for: a customer, a subscription and a completed transaction come of it. */
    buy: (priceId: string, customData: CustomData | null, customerId = newId('ctm')): Held => {
      const ids = { subscriptionId: newId('sub'), customerId }
      const [created] = bought({ priceId, intent: customData?.intent ?? null }, ids, now(), monthsOf)
      const held: Held = { ...created.after, customData }
      subscriptions.set(held.id, held)
      bill(held, prices[priceId]?.amount ?? '0', 'completed')
      return held
    },
    bill,
    set,
    cancel: (id: string, from: 'next_billing_period' | 'immediately'): Held => {
      const held = changeable(id)
      if (from === 'immediately') return set(held, canceledAtOnce(held, now()).after)
      if (held.cancelAt !== null) throw new Refused('subscription_locked_pending_changes')
      return set(held, cancelScheduled(held, now()).after)
    },
    undo: (id: string): Held => {
      const held = changeable(id)
      return set(held, cancelUndone(held, now()).after)
    },
    /** Between month and year a new period begins at once, unless the next date is given. */
    switchTo: (id: string, priceId: string, isBilled: boolean, nextBilledAt: string | null): Held => {
      const held = changeable(id)
      const at = nextBilledAt === null ? 'now' : 'renewal'
      const { periodStart, periodEnd } = switched(held, { priceId, at }, now(), monthsOf).after
      const after = set(held, { priceId, periodStart, periodEnd })
      if (isBilled) bill(after, '500', 'completed')
      return after
    },
    renew: (id: string): Held => {
      const held = get(id)
      const { after } = nextTransition(held, monthsOf)
      if (after.endedAt !== null) return set(held, after)
      bill(held, prices[held.priceId]?.amount ?? '0', 'completed')
      return set(held, { ...after, status: 'active' })
    },
  }
}

function adjustmentEntity(id: string, of: HeldTransaction, at: string) {
  return {
    id,
    action: 'refund',
    type: 'full',
    transaction_id: of.id,
    subscription_id: of.subscriptionId,
    customer_id: of.customerId,
    reason: 'withdrawal',
    credit_applied_to_balance: null,
    currency_code: 'USD',
    status: 'pending_approval',
    items: [],
    totals: {
      subtotal: of.amount,
      tax: '0',
      total: of.amount,
      fee: '0',
      earnings: '0',
      currency_code: 'USD',
    },
    payout_totals: null,
    created_at: at,
    updated_at: at,
  }
}

export function entityOf(held: Held, prices: Ledger['prices']) {
  return {
    ...subscriptionData(held, prices[held.priceId]?.planId ?? null, held.customData),
    management_urls: { update_payment_method: null, cancel: null },
  }
}

export function transactionEntity(of: HeldTransaction, checkoutUrl: string) {
  const totals = {
    subtotal: of.amount,
    discount: '0',
    tax: '0',
    total: of.amount,
    credit: '0',
    credit_to_balance: '0',
    balance: '0',
    grand_total: of.amount,
    grand_total_tax: '0',
    fee: null,
    earnings: null,
    currency_code: 'USD',
  }
  const createdAt = of.billedAt ?? '2026-01-01T00:00:00Z'
  const isBilled = of.billedAt !== null
  return {
    id: of.id,
    status: of.status,
    customer_id: of.customerId,
    address_id: null,
    business_id: null,
    custom_data: of.customData,
    currency_code: 'USD',
    origin: of.subscriptionId === null ? 'api' : 'subscription_recurring',
    subscription_id: of.subscriptionId,
    invoice_id: isBilled ? of.id.replace(/^txn/, 'inv') : null,
    invoice_number: isBilled ? `74-${of.id.slice(-5)}` : null,
    collection_mode: 'automatic',
    discount_id: null,
    billing_details: null,
    billing_period: null,
    items: [],
    details: {
      tax_rates_used: [],
      totals,
      adjusted_totals: of.refunded
        ? { ...totals, subtotal: '0', total: '0', grand_total: '0', retained_fee: '0' }
        : null,
      payout_totals: null,
      adjusted_payout_totals: null,
      line_items: [],
    },
    payments: [],
    checkout: { url: checkoutUrl },
    created_at: createdAt,
    updated_at: createdAt,
    billed_at: of.billedAt,
    revised_at: null,
  }
}
