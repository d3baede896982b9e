import type { Invoice, PaymentSettings } from '../../../contract/billing.ts'
import type { SubscriptionStatus } from '../../../contract/subscription.ts'

/**
 * A subscription as its provider sees it at one moment: what an event carries, and what a question is answered with.
 * Times are RFC 3339 texts, as sent: a JS Date drops the microseconds that order two events of one moment.
 */
export type SubscriptionSnapshot = {
  id: string
  status: SubscriptionStatus
  customerId: string
  priceId: string
  /** The signed id of the checkout it came from; null where the provider's copy has none. */
  intent: string | null
  startedAt: string
  periodStart: string
  periodEnd: string
  /** A cancellation is scheduled for then. */
  cancelAt: string | null
  /** When it ended for good. */
  endedAt: string | null
  /** When this state came to be, by the provider's clock. */
  updatedAt: string
}

/** A purchase that is about to be made. */
export type Order = {
  intent: string
  userId: string
  planId: string
  priceId: string
  customerEmail: string
  /** Where the browser returns to; grants nothing. */
  successUrl: string
}

/** Money on its way back to who paid. */
export type RefundMade = {
  id: string
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
}

/** 'now': the difference is paid at once; 'renewal': the next period costs the new price. */
type SwitchAt = 'now' | 'renewal'

/**
 * Whoever takes the money. Every method throws ProviderFault where the provider could not be reached, was too slow or
 * refused; none of them changes our rows. The answer of a change is the subscription after it.
 */
export type PaymentProvider = {
  kind: PaymentSettings['mode']
  settings: PaymentSettings
  /** Secrets an event may be signed with; several while one is being replaced. */
  webhookSecrets: readonly string[]
  /** How far the time of an event's signature may be from ours, in both directions. */
  webhookToleranceSeconds: number
  /** Null: this plan is not sold here. */
  priceOf: (planId: string) => string | null
  /** Null: a price nobody told us about, which grants nothing. */
  planOf: (priceId: string) => string | null
  /** Where the browser goes to pay; null where the overlay takes the order. */
  checkoutUrl: (order: Order) => Promise<string | null>
  cancelAtPeriodEnd: (now: SubscriptionSnapshot) => Promise<SubscriptionSnapshot>
  /** For accounts that are deleted. */
  cancelAtOnce: (now: SubscriptionSnapshot) => Promise<SubscriptionSnapshot>
  undoCancellation: (now: SubscriptionSnapshot) => Promise<SubscriptionSnapshot>
  switchPrice: (now: SubscriptionSnapshot, priceId: string, at: SwitchAt) => Promise<SubscriptionSnapshot>
  /** Null: the provider knows no such subscription. */
  fetch: (now: SubscriptionSnapshot) => Promise<SubscriptionSnapshot | null>
  /** Temporary: never kept. Null: this provider has no portal. */
  portalUrl: (customerId: string, subscriptionId: string) => Promise<string | null>
  invoices: (customerId: string) => Promise<Invoice[]>
  /** Pays the last charge of a subscription back, once however often it is asked. Null: nothing was charged. */
  refundLast: (of: SubscriptionSnapshot) => Promise<RefundMade | null>
  /** Null: no document of this invoice, or the invoice is not this customer's. */
  invoiceUrl: (customerId: string, invoiceId: string) => Promise<string | null>
}

/** The provider is not there, or says no. The message is for the log; what people read is written by the use-case. */
export class ProviderFault extends Error {
  override name = 'ProviderFault'
  /** 'refused': asking again gives the same answer. */
  readonly kind: 'unreachable' | 'refused'

  constructor(kind: 'unreachable' | 'refused', message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
  }
}
