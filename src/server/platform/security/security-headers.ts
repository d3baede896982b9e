import helmet, { type HelmetOptions } from 'helmet'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { PaymentSettings } from '../../../contract/billing.ts'

const SELF = "'self'"
const NONE = "'none'"

/**
 * The headers of every page. Nothing foreign is let in, but for the payment overlay where one is in use. They are the same for every
 * answer: helmet is asked once, as it puts them together anew each time.
 */
export function securityHeaders(payment: PaymentSettings['mode']): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(optionsFor(payment))(request, response, () => undefined)
  return Object.fromEntries(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]))
}

function optionsFor(payment: PaymentSettings['mode']): HelmetOptions {
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
