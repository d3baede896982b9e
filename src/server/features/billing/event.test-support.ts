import { createHmac } from 'node:crypto'
import type { World } from '../../testing/world.test-support.ts'

/** What a test wants to say about a subscription; the rest is filled in as the provider would. */
export type Told = {
  id?: string
  status?: string
  plan?: string
  priceId?: string
  intent?: string | null
  startedAt?: string
  period?: readonly [string, string] | null
  cancelAt?: string | null
  endedAt?: string | null
  type?: string
  eventId?: string
  occurredAt: string
}

let events = 0

/** 26 characters of the provider's alphabet, a new one each time. */
export function newEventId(): string {
  events += 1
  return `evt_${String(events).padStart(26, '0')}`
}

/** One event in the documented shape, as the bytes that are signed. */
export function eventText(world: World, told: Told): string {
  const { occurredAt, status = 'active', period = ['2026-03-10T12:00:00Z', '2026-04-10T12:00:00Z'] } = told
  const startedAt = told.startedAt ?? period?.[0] ?? occurredAt
  return JSON.stringify({
    event_id: told.eventId ?? newEventId(),
    event_type: told.type ?? `subscription.${status === 'active' ? 'updated' : status}`,
    occurred_at: occurredAt,
    notification_id: `ntf_${'0'.repeat(26)}`,
    data: {
      id: told.id ?? 'sub_1',
      status,
      customer_id: 'ctm_1',
      address_id: 'add_1',
      currency_code: 'USD',
      created_at: startedAt,
      updated_at: occurredAt,
      started_at: startedAt,
      first_billed_at: startedAt,
      next_billed_at: told.cancelAt || status === 'canceled' ? null : (period?.[1] ?? null),
      canceled_at: told.endedAt ?? null,
      current_billing_period: period ? { starts_at: period[0], ends_at: period[1] } : null,
      scheduled_change: told.cancelAt
        ? { action: 'cancel', effective_at: told.cancelAt, resume_at: null }
        : null,
      items: [{ status: 'active', quantity: 1, price: { id: told.priceId ?? priceOf(world, told.plan) } }],
      custom_data: told.intent === undefined || told.intent === null ? null : { intent: told.intent },
    },
  })
}

function priceOf(world: World, plan = 'standard-monthly'): string {
  return world.deps.payments.priceOf(plan) ?? 'pri_unknown'
}

export function signatureOf(text: string | Buffer, secret: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}:`).update(text).digest('hex')
  return `ts=${seconds};h1=${hash}`
}

/** Delivers it as the provider would, signed with our secret at this moment; answers the status. */
export async function deliver(world: World, told: Told): Promise<number> {
  return deliverText(world, eventText(world, told))
}

export async function deliverText(world: World, text: string, signature?: string): Promise<number> {
  const secret = world.deps.payments.webhookSecrets[0] ?? ''
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/webhooks/paddle',
    headers: {
      'content-type': 'application/json',
      'paddle-signature':
        signature ?? signatureOf(text, secret, Math.floor(world.clock.now.getTime() / 1000)),
    },
    payload: text,
  })
  return response.statusCode
}
