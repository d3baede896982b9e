import { createHash } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { PLANS } from '../../../contract/plan-catalogue.ts'
import { eventText, signedHeaders, subscriptionData } from './paddle/event.ts'
import { toMicrosecondIso } from './microsecond-iso.ts'
import { ProviderFault, type Order, type PaymentProvider, type SubscriptionSnapshot } from './provider.ts'
import {
  bought,
  cancelScheduled,
  cancelUndone,
  canceledAtOnce,
  switched,
  transitionsUntil,
  type Transition,
} from './subscription-states.ts'

/** Hands one signed event to the app's own webhook; the answer is the HTTP status. */
type Deliver = (text: string, headers: Record<string, string>) => Promise<number>

type Injectable = { inject: (options: InjectOptions) => Promise<{ statusCode: number }> }

/** Hands events to the app's own webhook through HTTP parsing and all hooks, without a port. */
export function deliverInProcess(app: Injectable): Deliver {
  return async (payload, headers) => {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/webhooks/paddle', payload, headers })
    return statusCode
  }
}

type TestOptions = {
  origin: string
  /** Made for this database: events of another one are forged ones here. */
  secret: string
  now: () => Date
  randomBytes: (size: number) => Buffer
}

type TestProvider = PaymentProvider & {
  kind: 'test'
  /** Where events go. Bound late: the webhook is a route of the app that gets this provider. */
  deliverTo: (deliver: Deliver) => void
  /** Completes a purchase; answers the id of the new subscription. */
  pay: (order: Order) => Promise<string>
  /** A card that is refused: Paddle tells us, and no subscription comes of it. */
  decline: (order: Order) => Promise<void>
  /** What happens to a subscription until then, in order: it is renewed, or ends. */
  transitionsUntil: (before: SubscriptionSnapshot, until: Date) => Transition[]
  /** Delivers what has happened to this subscription, in order. */
  announce: (transitions: readonly Transition[]) => Promise<void>
}

/**
 * The provider of an installation without keys: buys, renews and cancels without money, and tells of it by the same
 * signed events, through the same door, as Paddle does. Keeps nothing: it works from the state that it is given.
 */
export function openTestProvider({ origin, secret, now, randomBytes }: TestOptions): TestProvider {
  let deliver: Deliver = () => Promise.reject(new ProviderFault('unreachable', 'no webhook is bound yet'))

  const send = async (type: string, occurredAt: string, data: object) => {
    const text = eventText({
      eventId: `evt_${newBody(randomBytes)}`,
      notificationId: `ntf_${newBody(randomBytes)}`,
      type,
      occurredAt,
      data,
    })
    const status = await deliver(text, signedHeaders(text, secret, now()))
    if (status !== 200) throw new ProviderFault('unreachable', `the webhook answered ${status} to ${type}`)
  }
  const announce = async (transitions: readonly Transition[]) => {
    for (const { type, after } of transitions) await send(type, after.updatedAt, dataOf(after))
  }
  const transition = async (made: Transition) => {
    await announce([made])
    return made.after
  }

  return {
    kind: 'test',
    settings: { mode: 'test', clientToken: null, environment: null },
    webhookSecrets: [secret],
    webhookToleranceSeconds: 60,
    priceOf: testPriceOf,
    planOf: testPlanOf,
    checkoutUrl: async ({ intent }) => `${origin}/test-checkout?intent=${encodeURIComponent(intent)}`,
    cancelAtPeriodEnd: (before) => transition(cancelScheduled(before, now())),
    cancelAtOnce: (before) => transition(canceledAtOnce(before, now())),
    undoCancellation: (before) => transition(cancelUndone(before, now())),
    switchPrice: (before, priceId, at) => transition(switched(before, { priceId, at }, now(), monthsOf)),
    fetch: async (before) => transitionsUntil(before, now(), monthsOf).at(-1)?.after ?? before,
    portalUrl: async () => null,
    invoices: async () => [],
    refundLast: async () => null,
    invoiceUrl: async () => null,

    deliverTo: (given) => {
      deliver = given
    },
    pay: async (order) => {
      const ids = { subscriptionId: `sub_test_${newBody(randomBytes)}`, customerId: customerOf(order.userId) }
      await announce(bought(order, ids, now(), monthsOf))
      return ids.subscriptionId
    },
    decline: async (order) => {
      await send(
        'transaction.payment_failed',
        toMicrosecondIso(now()),
        declinedData(order, newBody(randomBytes), now()),
      )
    },
    transitionsUntil: (before, until) => transitionsUntil(before, until, monthsOf),
    announce,
  }
}

const PRICE = 'pri_test_'

/** Null: the plan costs nothing, or there is none of this id. */
function testPriceOf(planId: string): string | null {
  return PLANS.some(({ id, price }) => id === planId && price > 0) ? PRICE + planId : null
}

function testPlanOf(priceId: string): string | null {
  const planId = priceId.startsWith(PRICE) ? priceId.slice(PRICE.length) : ''
  return testPriceOf(planId) === null ? null : planId
}

/** The price is one of ours by the time it gets here; a month is the shorter promise for one that is not. */
function monthsOf(priceId: string): 1 | 12 {
  return PLANS.find(({ id }) => id === testPlanOf(priceId))?.billingPeriod === 'annual' ? 12 : 1
}

/** The one place where test mode is told apart: what only it can do is reached through here. */
export function asTest(provider: PaymentProvider): TestProvider | null {
  return provider.kind === 'test' && 'announce' in provider ? (provider as TestProvider) : null
}

function dataOf(after: SubscriptionSnapshot): object {
  const planId = testPlanOf(after.priceId)
  const customData = after.intent === null ? null : { intent: after.intent, source: 'opaline-web' }
  return subscriptionData(after, planId, customData)
}

function declinedData(order: Order, id: string, at: Date): object {
  const moment = toMicrosecondIso(at)
  return {
    id: `txn_${id}`,
    status: 'ready',
    customer_id: customerOf(order.userId),
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    currency_code: 'USD',
    origin: 'web',
    collection_mode: 'automatic',
    created_at: moment,
    updated_at: moment,
    billed_at: null,
    custom_data: { intent: order.intent, userId: order.userId, planId: order.planId, source: 'opaline-web' },
    items: [{ price: { id: order.priceId }, quantity: 1 }],
    payments: [{ status: 'error', error_code: 'declined', created_at: moment, captured_at: null }],
  }
}

/** 26 characters of [a-z0-9], as in every id of Paddle. */
function newBody(randomBytes: (size: number) => Buffer): string {
  return lowerCase(randomBytes(26))
}

/** One customer for each user, without a table: the same user has the same customer. */
function customerOf(userId: string): string {
  return `ctm_test_${lowerCase(createHash('sha256').update(userId).digest()).slice(0, 20)}`
}

function lowerCase(bytes: Buffer): string {
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('')
}
