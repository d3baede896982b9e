import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { PaymentSettings } from '../../../contract/billing.ts'

const SELF = "'self'"
const NONE = "'none'"

/** The headers of every page. Nothing foreign is let in, but for the payment overlay where one is in use. */
export function securityHeaders(payment: PaymentSettings['mode']): FastifyHelmetOptions {
  const overlay = payment === 'paddle' ? ['https://cdn.paddle.com'] : []
  const frames = payment === 'paddle' ? ['https://buy.paddle.com', 'https://sandbox-buy.paddle.com'] : []
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [NONE],
        scriptSrc: [SELF, ...overlay],
        styleSrc: [SELF, ...overlay],
        imgSrc: [SELF, 'data:', 'blob:'],
        fontSrc: [SELF],
        connectSrc: [SELF],
        ...(frames.length > 0 ? { frameSrc: frames } : {}),
        workerSrc: [SELF, 'blob:'],
        manifestSrc: [SELF],
        formAction: [SELF],
        baseUri: [NONE],
        objectSrc: [NONE],
        frameAncestors: [NONE],
      },
    },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  }
}
