import { ProviderFault } from '../../adapters/payment/provider.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'

const RETRY_AFTER_SECONDS = 60

/** Asks the provider; its faults become words for the person who waits, and the reason goes to the log. */
export async function asking<T>(deps: Deps, what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.warn({ err: error, what, kind: error.kind }, 'the payment provider did not do it')
    throw new Failure('UNAVAILABLE', WORDS[error.kind], {
      cause: error,
      ...(error.kind === 'unreachable' ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {}),
    })
  }
}

const WORDS = {
  unreachable:
    'Our payment provider does not answer right now. Please look at your plan in a minute, and try again if nothing has changed.',
  refused:
    'Our payment provider did not accept this, so nothing was changed. Please check your payment method, or write to us.',
} as const
