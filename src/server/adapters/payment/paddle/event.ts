import { createHmac } from 'node:crypto'
import { PLANS } from '../../../../contract/plan-catalogue.ts'
import type { SubscriptionSnapshot } from '../provider.ts'

/** Events as Paddle Billing sends them (developer.paddle.com/webhooks): their text and their signature. */

type PaddleEvent = { eventId: string; notificationId: string; type: string; occurredAt: string; data: object }

export function eventText({ eventId, notificationId, type, occurredAt, data }: PaddleEvent): string {
  return JSON.stringify({
    event_id: eventId,
    event_type: type,
    occurred_at: occurredAt,
    notification_id: notificationId,
    data,
  })
}

/** The `Paddle-Signature` header of exactly this text, signed at this moment. */
export function signatureOf(text: string, secret: string, at: Date): string {
  const ts = Math.floor(at.getTime() / 1000)
  const h1 = createHmac('sha256', secret).update(`${ts}:${text}`).digest('hex')
  return `ts=${ts};h1=${h1}`
}

/** Of the request that brings exactly this text. */
export function signedHeaders(text: string, secret: string, at: Date): Record<string, string> {
  return { 'content-type': 'application/json', 'paddle-signature': signatureOf(text, secret, at) }
}

/** What the browser may see and change on its way: only the signed `intent` in it is believed. */
type CustomData = { intent: string; userId?: string; planId?: string; source?: string } | null

/** The subscription entity of Paddle's API and events, in its own words. */
export function subscriptionData(of: SubscriptionSnapshot, planId: string | null, customData: CustomData) {
  const isYearly = PLANS.find(({ id }) => id === planId)?.billingPeriod === 'annual'
  const billingCycle = { interval: isYearly ? 'year' : 'month', frequency: 1 }
  const goesOn = of.endedAt === null
  const nextBilledAt = goesOn && of.cancelAt === null ? of.periodEnd : null
  return {
    id: of.id,
    status: of.status,
    customer_id: of.customerId,
    address_id: of.customerId.replace(/^ctm/, 'add'),
    business_id: null,
    currency_code: 'USD',
    created_at: of.startedAt,
    updated_at: of.updatedAt,
    started_at: of.startedAt,
    first_billed_at: of.startedAt,
    next_billed_at: nextBilledAt,
    paused_at: of.status === 'paused' ? of.updatedAt : null,
    canceled_at: of.endedAt,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: goesOn ? { starts_at: of.periodStart, ends_at: of.periodEnd } : null,
    billing_cycle: billingCycle,
    scheduled_change:
      of.cancelAt === null ? null : { action: 'cancel', effective_at: of.cancelAt, resume_at: null },
    items: [
      {
        status: goesOn ? 'active' : 'inactive',
        quantity: 1,
        recurring: true,
        created_at: of.startedAt,
        updated_at: of.updatedAt,
        previously_billed_at: of.periodStart,
        next_billed_at: nextBilledAt,
        trial_dates: null,
        price: priceData(of.priceId, planId, billingCycle),
        product: productData(of, planId),
      },
    ],
    custom_data: customData,
    import_meta: null,
  }
}

function priceData(priceId: string, planId: string | null, billingCycle: object) {
  const plan = PLANS.find(({ id }) => id === planId)
  return {
    id: priceId,
    product_id: productIdOf(priceId),
    type: 'standard',
    description: plan?.description ?? '',
    name: plan?.name ?? null,
    billing_cycle: billingCycle,
    trial_period: null,
    tax_mode: 'account_setting',
    unit_price: { amount: String(Math.round((plan?.price ?? 0) * 100)), currency_code: 'USD' },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 1 },
    status: 'active',
    custom_data: null,
    import_meta: null,
  }
}

function productData(of: SubscriptionSnapshot, planId: string | null) {
  const plan = PLANS.find(({ id }) => id === planId)
  return {
    id: productIdOf(of.priceId),
    name: plan?.name ?? '',
    description: plan?.description ?? null,
    type: 'standard',
    tax_category: 'saas',
    image_url: null,
    custom_data: null,
    import_meta: null,
    status: 'active',
    created_at: of.startedAt,
    updated_at: of.startedAt,
  }
}

function productIdOf(priceId: string): string {
  return priceId.replace(/^pri_/, 'pro_')
}
