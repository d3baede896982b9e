import type { CheckoutOpenOptions, Paddle } from '@paddle/paddle-js'
import type { CheckoutAnswer, PaymentSettings } from '../../../contract/billing.ts'

const PATIENCE_MS = 15_000

let loading: Promise<Paddle> | null = null

/**
 * The provider's script, fetched and started once a document, with the first page that sells. A second try needs a new
 * document: the script's element and its loader both keep the first failure.
 */
export function loadOverlay(token: string, environment: PaymentSettings['environment']): Promise<Paddle> {
  loading ??= withinTime(start(token, environment))
  return loading
}

async function start(token: string, environment: PaymentSettings['environment']): Promise<Paddle> {
  const { initializePaddle } = await import('@paddle/paddle-js')
  const overlay = await initializePaddle({ token, environment: environment ?? 'sandbox' })
  if (overlay === undefined) throw new Error('The overlay of the payment provider is missing')
  return overlay
}

/** Some blockers leave the request hanging instead of ending it. */
function withinTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('The overlay of the payment provider took too long')), PATIENCE_MS)
  })
  return Promise.race([work, late])
}

type Sold = CheckoutAnswer & { priceId: string }

/** The order as the overlay takes it. Only `intent` is believed on its way back: the rest passes through the browser. */
export function overlayOrder(answer: Sold, theme: 'light' | 'dark'): CheckoutOpenOptions {
  const { priceId, customerEmail, successUrl, userId, planId, intent } = answer
  return {
    items: [{ priceId, quantity: 1 }],
    ...(customerEmail === undefined ? {} : { customer: { email: customerEmail } }),
    settings: { allowLogout: false, theme, ...(successUrl === undefined ? {} : { successUrl }) },
    customData: { userId, planId, source: 'opaline-web', intent },
  }
}
