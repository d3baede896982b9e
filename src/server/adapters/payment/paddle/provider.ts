import { Environment, LogLevel, Paddle, type Subscription } from '@paddle/paddle-node-sdk'
import { PLANS } from '../../../../contract/plan-catalogue.ts'
import type { Log } from '../../../platform/log.ts'
import { ask, askAgain, isUnknown, waitAfter, wasNotBegun } from './client.ts'
import { invoiceOf, snapshotOf } from './wire-format.ts'
import { refundLastWith } from './refund.ts'
import { ProviderFault, type Order, type PaymentProvider, type SubscriptionSnapshot } from '../provider.ts'

export type PaddleOptions = {
  /** Secret; never logged and never sent to a browser. */
  apiKey: string
  /** Publishable; null sends buyers to a checkout page that the provider names instead of opening the overlay. */
  clientToken: string | null
  environment: 'sandbox' | 'production'
  webhookSecrets: readonly string[]
  webhookToleranceSeconds: number
  /** Plan id to price id. A plan without one is not sold. */
  prices: Readonly<Record<string, string>>
  /** Our own, where a server-made checkout may also live. */
  origin: string
  log: Log
  /** Another API than Paddle's own, such as the stand-in of the tests. */
  baseUrl?: string
  timeoutMs?: number
  random?: () => number
}

const TIMEOUT_MS = 10_000
/** Of a change: what is left of the time looks what has become of it. */
const CHANGE_SHARE = 0.7

type Known = (state: SubscriptionSnapshot) => boolean

export function openPaddle(options: PaddleOptions): PaymentProvider {
  const { clientToken, environment, prices, timeoutMs = TIMEOUT_MS, random = Math.random } = options
  const paddle = new Paddle(options.apiKey, {
    // The SDK takes an unknown environment for an address.
    environment: (options.baseUrl as Environment | undefined) ?? Environment[environment],
    logLevel: LogLevel.none,
  })
  const plans = new Map(Object.entries(prices).map(([planId, priceId]) => [priceId, planId]))
  const bounds = { timeoutMs, random }

  /**
   * Asks for a change once, and where the answer is missing or a refusal looks whether it is in force all the same: a
   * cancellation of what is cancelled is done, and an answer that got lost on the way back was one.
   */
  const change = async (id: string, work: () => Promise<Subscription>, isDone: Known) => {
    const changeMs = timeoutMs * CHANGE_SHARE
    try {
      return snapshotOf(await oncePlusRateLimit(work, changeMs, random))
    } catch (fault) {
      const state = await askAgain(() => paddle.subscriptions.get(id), {
        timeoutMs: timeoutMs - changeMs,
        random,
      })
        .then(snapshotOf)
        .catch(() => null)
      if (state && isDone(state)) return state
      throw fault
    }
  }
  const undo = (id: string) =>
    change(
      id,
      () => paddle.subscriptions.update(id, { scheduledChange: null }),
      ({ cancelAt, endedAt }) => cancelAt === null && endedAt === null,
    )
  const cancelLater = (id: string) =>
    change(
      id,
      () => paddle.subscriptions.cancel(id, { effectiveFrom: 'next_billing_period' }),
      ({ cancelAt, endedAt }) => cancelAt !== null || endedAt !== null,
    )

  return {
    kind: 'paddle',
    settings: { mode: 'paddle', clientToken, environment },
    webhookSecrets: options.webhookSecrets,
    webhookToleranceSeconds: options.webhookToleranceSeconds,
    priceOf: (planId) => prices[planId] ?? null,
    planOf: (priceId) => plans.get(priceId) ?? null,
    checkoutUrl: async (order) => {
      if (clientToken !== null) return null
      // Not repeated: a second one would be a second open order.
      const { checkout } = await ask(() => paddle.transactions.create(transactionOf(order)), timeoutMs)
      return allowedUrl(checkout?.url ?? '', options)
    },
    cancelAtPeriodEnd: ({ id }) => cancelLater(id),
    cancelAtOnce: ({ id }) =>
      change(
        id,
        () => paddle.subscriptions.cancel(id, { effectiveFrom: 'immediately' }),
        ({ status }) => status === 'canceled',
      ),
    undoCancellation: ({ id }) => undo(id),
    switchPrice: async (now, priceId, at) => {
      if (now.cancelAt !== null) await undo(now.id)
      const items = [{ priceId, quantity: 1 }]
      const isKept = billingPeriodOf(plans.get(priceId)) === billingPeriodOf(plans.get(now.priceId))
      const body =
        at === 'now'
          ? ({
              items,
              prorationBillingMode: 'prorated_immediately',
              onPaymentFailure: 'prevent_change',
            } as const)
          : // Between month and year Paddle would begin a new period today; what was paid for runs to its end.
            ({
              items,
              prorationBillingMode: 'do_not_bill',
              ...(isKept ? {} : { nextBilledAt: now.periodEnd }),
            } as const)
      try {
        return await change(
          now.id,
          () => paddle.subscriptions.update(now.id, body),
          (state) => state.priceId === priceId && state.endedAt === null,
        )
      } catch (fault) {
        // The person asked for both or neither.
        if (now.cancelAt !== null) await cancelLater(now.id).catch(() => undefined)
        throw fault
      }
    },
    fetch: async ({ id }) => {
      try {
        return snapshotOf(await askAgain(() => paddle.subscriptions.get(id), bounds))
      } catch (error) {
        if (isUnknown(error)) return null
        throw error
      }
    },
    portalUrl: async (customerId, subscriptionId) => {
      const { urls } = await askAgain(
        () => paddle.customerPortalSessions.create(customerId, [subscriptionId]),
        bounds,
      )
      return allowedUrl(urls.general.overview, options)
    },
    invoices: async (customerId) => {
      const page = await askAgain(
        () =>
          paddle.transactions
            .list({
              customerId: [customerId],
              status: ['billed', 'paid', 'completed', 'past_due'],
              orderBy: 'billed_at[DESC]',
              perPage: 30,
            })
            .next(),
        bounds,
      )
      return page.flatMap((transaction) => invoiceOf(transaction) ?? [])
    },
    refundLast: refundLastWith(paddle, bounds),
    invoiceUrl: async (customerId, invoiceId) => {
      try {
        const transaction = await askAgain(() => paddle.transactions.get(invoiceId), bounds)
        if (transaction.customerId !== customerId) return null
        const { url } = await askAgain(() => paddle.transactions.getInvoicePDF(invoiceId), bounds)
        return url.startsWith('https://') ? url : null
      } catch (error) {
        if (error instanceof ProviderFault && error.kind === 'refused') return null
        throw error
      }
    },
  }
}

async function oncePlusRateLimit<T>(work: () => Promise<T>, timeoutMs: number, random: () => number) {
  const deadline = performance.now() + timeoutMs
  try {
    return await ask(work, timeoutMs)
  } catch (error) {
    const waitMs = waitAfter(error, 1, random)
    if (!wasNotBegun(error) || waitMs === null || performance.now() + waitMs >= deadline) throw error
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return ask(work, deadline - performance.now())
  }
}

function transactionOf({ intent, userId, planId, priceId }: Order) {
  return {
    items: [{ priceId, quantity: 1 }],
    collectionMode: 'automatic' as const,
    customData: { intent, userId, planId, source: 'opaline-web' },
  }
}

function billingPeriodOf(planId: string | undefined): string | undefined {
  return PLANS.find(({ id }) => id === planId)?.billingPeriod
}

/** Wherever the answer of somebody else sends our users, it is to the provider or back to us. */
function allowedUrl(text: string, { origin, log }: Pick<PaddleOptions, 'origin' | 'log'>): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isProvider = url?.protocol === 'https:' && /(^|\.)paddle\.com$/.test(url.hostname)
  if (url && (isProvider || url.origin === origin)) return text
  log.error({ host: url?.host ?? null }, 'the payment provider named an address that is not allowed')
  throw new ProviderFault('refused', 'the address is not on the list')
}
