import { PLANS } from '../../../contract/plan-catalogue.ts'
import type { PaymentConfig } from '../../payment-config.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/security/secrets.ts'
import { openPaddle } from './paddle/provider.ts'
import type { PaymentProvider } from './provider.ts'
import { openTestProvider } from './test-provider.ts'

type Parts = {
  origin: string
  log: Log
  secrets: Secrets
  now: () => Date
  randomBytes: (size: number) => Buffer
}

/** Whoever takes the money in this installation: Paddle where it is configured, else nobody, and a checkout is a test. */
export function openProvider(payment: PaymentConfig | null, parts: Parts): PaymentProvider {
  if (payment) {
    const unsold = PLANS.filter(({ id, price }) => price > 0 && !payment.prices[id]).map(({ id }) => id)
    if (unsold.length > 0) parts.log.warn({ unsold }, 'plans without a price are not sold')
    return openPaddle({ ...payment, origin: parts.origin, log: parts.log })
  }
  // Of this database: an event that was made for another one is forged here.
  const secret = parts.secrets.keyed('paddle-test-webhook').toString('hex')
  return openTestProvider({ ...parts, secret })
}
