import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDeliveries, type Target } from './deliveries.test-support.ts'
import {
  entityOf,
  openLedger,
  Refused,
  transactionEntity,
  type Held,
  type Price,
} from './ledger.test-support.ts'

/** How a call can go wrong instead of being answered; 'after' does what was asked and loses the answer, 'pass' does both. */
export type Fault = 'pass' | 'error-500' | 'html-502' | 'never' | 'reset' | 'rate-limit' | 'cut' | 'after'

export type StandIn = Awaited<ReturnType<typeof openStandIn>>

type Options = {
  prices: Readonly<Record<string, Price>>
  secret: string
  /** What `checkout.url` of a server-made transaction begins with. */
  checkoutUrl?: string
}

/**
 * Speaks the parts of the Paddle API that are used here, to the real SDK over real HTTP, holds state and sends signed
 * webhooks. Shapes: developer.paddle.com/api-reference.
 */
export async function openStandIn({
  prices,
  secret,
  checkoutUrl = 'https://pay.paddle.com/checkout',
}: Options) {
  let target: Target | null = null
  const ledger = openLedger(prices, () => target?.now() ?? new Date(0))
  const deliveries = openDeliveries(secret, ledger.newId)
  const faults: Fault[] = []
  const requests: { method: string; path: string; body: unknown; authorization: string }[] = []
  let nextChargeFails = false
  let refused: 'cancel' | 'change' | null = null
  const refuse = (what: typeof refused) => {
    if (refused !== what) return
    refused = null
    throw new Refused('forbidden', 403)
  }

  const emit = (type: string, held: Held) =>
    deliveries.emit(type, held.updatedAt, entityOf(held, ledger.prices))
  const told = async (type: string, held: Held) => {
    await emit(type, held)
    return entityOf(held, ledger.prices)
  }

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      if (error instanceof Refused) answer(response, error.status, errorBody('request_error', error.code))
      else answer(response, 500, errorBody('api_error', 'internal_error'))
    })
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    const method = request.method ?? 'GET'
    requests.push({ method, path: url.pathname, body, authorization: request.headers.authorization ?? '' })
    const fault = faults.shift()
    if (fault && fault !== 'after' && fault !== 'pass') return misbehave(fault, response)
    const data = await route(method, url, body)
    if (fault === 'after') return void response.destroy()
    answer(response, 200, { ...data, meta: { request_id: ledger.newId('req'), ...data.meta } })
  }

  type Found = { data: unknown; meta?: object }

  async function route(method: string, url: URL, body: Record<string, unknown>): Promise<Found> {
    const [collection = '', id = '', action = ''] = url.pathname.split('/').slice(1)
    const key = `${method} /${collection}${id === '' ? '' : '/:id'}${action === '' ? '' : `/${action}`}`
    switch (key) {
      case 'POST /transactions': {
        const [item] = body['items'] as { price_id: string }[]
        const order = ledger.order(item?.price_id ?? '', body['custom_data'] as { intent: string } | null)
        return { data: transactionEntity(order, `${checkoutUrl}?_ptxn=${order.id}`) }
      }
      case 'GET /transactions':
        return listed(url)
      case 'GET /transactions/:id':
        return { data: transactionEntity(transaction(id), checkoutUrl) }
      case 'GET /transactions/:id/invoice':
        if (transaction(id).billedAt === null) throw new Refused('transaction_invoice_unavailable')
        return { data: { url: `https://invoices.paddle.example/${id}.pdf` } }
      case 'GET /subscriptions/:id':
        return { data: entityOf(ledger.get(id), ledger.prices) }
      case 'PATCH /subscriptions/:id':
        return { data: await patched(id, body) }
      case 'POST /subscriptions/:id/cancel': {
        refuse('cancel')
        const from = body['effective_from'] === 'immediately' ? 'immediately' : 'next_billing_period'
        const held = ledger.cancel(id, from)
        return { data: await told(held.endedAt ? 'subscription.canceled' : 'subscription.updated', held) }
      }
      case 'GET /adjustments':
        return {
          data: ledger.adjustments.filter(
            (one) => one.transaction_id === url.searchParams.get('transaction_id'),
          ),
          meta: onePage(url),
        }
      case 'POST /adjustments':
        return { data: ledger.adjust(body) }
      case 'POST /customers/:id/portal-sessions':
        return { data: portalOf(id, body['subscription_ids'] as string[]) }
      default:
        throw new Refused('invalid_url', 404)
    }
  }

  function transaction(id: string) {
    const found = ledger.transactions.get(id)
    if (!found) throw new Refused('not_found', 404)
    return found
  }

  function listed(url: URL): Found {
    const customer = url.searchParams.get('customer_id')
    const subscription = url.searchParams.get('subscription_id')
    const statuses = (url.searchParams.get('status') ?? '').split(',')
    const found = [...ledger.transactions.values()]
      .filter(
        (one) =>
          statuses.includes(one.status) &&
          (customer === null || one.customerId === customer) &&
          (subscription === null || one.subscriptionId === subscription),
      )
      .toReversed()
    return {
      data: found.map((one) => transactionEntity(one, checkoutUrl)),
      meta: onePage(url),
    }
  }

  async function patched(id: string, body: Record<string, unknown>) {
    if (body['scheduled_change'] !== undefined) {
      if (body['scheduled_change'] !== null) throw new Refused('subscription_scheduled_change_invalid_update')
      return told('subscription.updated', ledger.undo(id))
    }
    refuse('change')
    const mode = body['proration_billing_mode']
    if (typeof mode !== 'string')
      throw new Refused('subscription_items_update_missing_proration_billing_mode')
    const [item] = body['items'] as { price_id: string }[]
    const isBilled = mode === 'prorated_immediately'
    if (isBilled && nextChargeFails) {
      nextChargeFails = false
      throw new Refused('subscription_payment_declined')
    }
    const next = typeof body['next_billed_at'] === 'string' ? body['next_billed_at'] : null
    return told('subscription.updated', ledger.switchTo(id, item?.price_id ?? '', isBilled, next))
  }

  function portalOf(customerId: string, ids: readonly string[]) {
    const base = `https://customer-portal.paddle.com/${customerId}`
    const subscriptions = ids.map((id) => ({
      id,
      cancel_subscription: `${base}/cancel`,
      update_subscription_payment_method: `${base}/method`,
    }))
    const urls = { general: { overview: `${base}?token=once` }, subscriptions }
    return { id: ledger.newId('cpls'), customer_id: customerId, urls, created_at: '2026-03-10T12:00:00Z' }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    deliveries,
    requests,
    attach: (to: Target) => {
      target = to
      deliveries.attach(to)
    },
    /** The next calls go wrong in these ways, one each. */
    misbehave: (...next: Fault[]) => void faults.push(...next),
    forgetFaults: () => void faults.splice(0),
    /** The next cancellation, or change of the plan, is answered with no. */
    refuseNext: (what: 'cancel' | 'change') => {
      refused = what
    },
    declineNextCharge: () => {
      nextChargeFails = true
    },
    /** Somebody pays in the overlay or on the checkout page; what the browser passed on comes back in the events. */
    pay: async (
      priceId: string,
      customData: { intent: string } | null,
      customerId?: string,
    ): Promise<Held> => {
      const held = ledger.buy(priceId, customData, customerId)
      await emit('subscription.created', held)
      await emit('subscription.activated', ledger.set(held, {}))
      return ledger.get(held.id)
    },
    renew: async (id: string): Promise<void> => {
      const held = ledger.renew(id)
      await emit(held.endedAt ? 'subscription.canceled' : 'subscription.updated', held)
    },
    failRenewal: async (id: string): Promise<void> => {
      await emit('subscription.past_due', ledger.set(ledger.get(id), { status: 'past_due' }))
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function onePage(url: URL) {
  return {
    pagination: { per_page: 30, next: `${url.href}&after=x`, has_more: false, estimated_total: 30 },
  }
}

function misbehave(fault: Exclude<Fault, 'after' | 'pass'>, response: ServerResponse): void {
  switch (fault) {
    case 'error-500':
      return answer(response, 500, errorBody('api_error', 'internal_error'))
    case 'rate-limit':
      response.setHeader('Retry-After', '0')
      return answer(response, 429, errorBody('request_error', 'too_many_requests'))
    case 'html-502':
      response.writeHead(502, { 'content-type': 'text/html' })
      return void response.end('<html><body>Bad Gateway</body></html>')
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.end('{"data":{"id":"sub_')
    case 'reset':
      return void response.destroy()
    case 'never':
      return
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function errorBody(type: 'request_error' | 'api_error', code: string) {
  const documentation_url = `https://developer.paddle.com/errors/shared/${code}`
  return { error: { type, code, detail: code, documentation_url }, meta: { request_id: 'req' } }
}
