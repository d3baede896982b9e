import { openPaddle, type PaddleOptions } from '../../adapters/payment/paddle/provider.ts'
import { deliverInProcess } from '../../adapters/payment/test-provider.ts'
import { openLog } from '../../platform/log.ts'
import { createWorld } from '../world.test-support.ts'
import { openStandIn } from './stand-in.test-support.ts'

export const PRICES = {
  'standard-monthly': 'pri_standard_monthly',
  'standard-annual': 'pri_standard_annual',
  'premium-monthly': 'pri_premium_monthly',
  'premium-annual': 'pri_premium_annual',
} as const

export const CATALOGUE = {
  [PRICES['standard-monthly']]: { planId: 'standard-monthly', interval: 'month', amount: '999' },
  [PRICES['standard-annual']]: { planId: 'standard-annual', interval: 'year', amount: '9590' },
  [PRICES['premium-monthly']]: { planId: 'premium-monthly', interval: 'month', amount: '1999' },
  [PRICES['premium-annual']]: { planId: 'premium-annual', interval: 'year', amount: '19190' },
} as const

export type PaddleWorld = Awaited<ReturnType<typeof createPaddleWorld>>

/** The app on the real SDK against the stand-in: what it would be with keys of Paddle. */
export async function createPaddleWorld(options: Partial<PaddleOptions> = {}) {
  const secret = 'pdl_ntfset_of_the_stand_in'
  const standIn = await openStandIn({ prices: CATALOGUE, secret })
  const logged: string[] = []
  const payments = openPaddle({
    apiKey: 'pdl_sdbx_apikey_of_the_stand_in',
    clientToken: 'test_token',
    environment: 'sandbox',
    webhookSecrets: [secret],
    webhookToleranceSeconds: 60,
    prices: PRICES,
    origin: 'http://localhost:3000',
    log: openLog('debug', { write: (line) => void logged.push(line) }),
    baseUrl: standIn.url,
    timeoutMs: 800,
    random: () => 0.1,
    ...options,
  })
  const world = await createWorld({ payments: () => payments })
  standIn.attach({ now: () => world.clock.now, deliver: deliverInProcess(world.app) })
  return {
    ...world,
    standIn,
    /** What the adapter logged; the app's own lines are in `logged`. */
    adapterLog: logged,
    close: async () => {
      await world.close()
      await standIn.close()
    },
  }
}
