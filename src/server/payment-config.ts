import { z } from 'zod'

const text = z.string().trim().min(1).optional()
const price = z
  .string()
  .regex(/^pri_\w+$/, 'must be the id of a price, pri_...')
  .optional()

/** The variables of the payment provider, as a part of the environment's schema. */
export const PAYMENT_ENVIRONMENT = {
  PADDLE_API_KEY: text,
  PADDLE_WEBHOOK_SECRET: text,
  PADDLE_CLIENT_TOKEN: z
    .string()
    .regex(/^(test|live)_\w+$/, 'must start with test_ or live_')
    .optional(),
  PADDLE_ENV: z.enum(['sandbox', 'production']).default('sandbox'),
  PADDLE_PRICE_STANDARD_MONTHLY: price,
  PADDLE_PRICE_STANDARD_ANNUAL: price,
  PADDLE_PRICE_PREMIUM_MONTHLY: price,
  PADDLE_PRICE_PREMIUM_ANNUAL: price,
  PADDLE_WEBHOOK_TOLERANCE_SECONDS: z.coerce.number().int().min(5).max(300).default(60),
  /** Says that test mode is meant, where giving plans away would otherwise be a mistake. */
  BILLING_MODE: z.literal('test').optional(),
}
type PaymentEnvironment = z.output<z.ZodObject<typeof PAYMENT_ENVIRONMENT>> & {
  NODE_ENV?: string | undefined
}

export type PaymentConfig = Readonly<{
  /** Secret: never logged. */
  apiKey: string
  /** Secret: whoever has one can make events that we believe. */
  webhookSecrets: readonly string[]
  /** Publishable; null where the overlay is not to be used. */
  clientToken: string | null
  environment: 'sandbox' | 'production'
  /** Plan id to price id; plans without one are not sold. */
  prices: Readonly<Record<string, string>>
  webhookToleranceSeconds: number
}>

/**
 * Null without problems: nothing is set, and checkouts are tests. Half a configuration is a problem and never falls back
 * to test mode: somebody who believes to sell would give everything away.
 */
export function readPayment(env: PaymentEnvironment): { payment: PaymentConfig | null; problems: string[] } {
  const { PADDLE_API_KEY: apiKey, PADDLE_CLIENT_TOKEN: clientToken = null, PADDLE_ENV: environment } = env
  const webhookSecrets = (env.PADDLE_WEBHOOK_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
  const prices = pricesOf(env)
  const isEmpty = !apiKey && webhookSecrets.length === 0 && !clientToken && Object.keys(prices).length === 0
  if (isEmpty) return { payment: null, problems: unmeantTestMode(env) }
  const problems = [
    ...(apiKey ? [] : ['PADDLE_API_KEY: is missing']),
    ...(webhookSecrets.length > 0 ? [] : ['PADDLE_WEBHOOK_SECRET: is missing']),
    ...priceProblems(prices),
    ...environmentProblems(environment, clientToken, apiKey),
  ]
  if (!apiKey || problems.length > 0) return { payment: null, problems }
  const webhookToleranceSeconds = env.PADDLE_WEBHOOK_TOLERANCE_SECONDS
  return {
    payment: Object.freeze({
      apiKey,
      webhookSecrets,
      clientToken,
      environment,
      prices,
      webhookToleranceSeconds,
    }),
    problems: [],
  }
}

function unmeantTestMode({ NODE_ENV, BILLING_MODE }: PaymentEnvironment): string[] {
  if (NODE_ENV !== 'production' || BILLING_MODE === 'test') return []
  return [
    'PADDLE_API_KEY: is missing. To give plans away in test mode also in production, set BILLING_MODE=test',
  ]
}

function pricesOf(env: PaymentEnvironment): Record<string, string> {
  const given = {
    'standard-monthly': env.PADDLE_PRICE_STANDARD_MONTHLY,
    'standard-annual': env.PADDLE_PRICE_STANDARD_ANNUAL,
    'premium-monthly': env.PADDLE_PRICE_PREMIUM_MONTHLY,
    'premium-annual': env.PADDLE_PRICE_PREMIUM_ANNUAL,
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([planId, priceId]) => (priceId === undefined ? [] : [[planId, priceId]])),
  )
}

/** An event names a price only: two plans of one price could not be told apart. */
function priceProblems(prices: Record<string, string>): string[] {
  const ids = Object.values(prices)
  if (ids.length === 0)
    return ['PADDLE_PRICE_STANDARD_MONTHLY and the other three prices: at least one is needed']
  return new Set(ids).size === ids.length ? [] : ['PADDLE_PRICE_...: two plans have the same price id']
}

/** Keys say by themselves which world they belong to; in the wrong one nothing would work, and only at the first sale. */
function environmentProblems(
  environment: 'sandbox' | 'production',
  clientToken: string | null,
  apiKey = '',
): string[] {
  const foreign = environment === 'sandbox' ? /^(live_|pdl_live_)/ : /^(test_|pdl_sdbx_)/
  return [
    ...(foreign.test(clientToken ?? '')
      ? [`PADDLE_CLIENT_TOKEN: is not for ${environment} (PADDLE_ENV)`]
      : []),
    ...(foreign.test(apiKey) ? [`PADDLE_API_KEY: is not for ${environment} (PADDLE_ENV)`] : []),
  ]
}
