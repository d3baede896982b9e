import { createHmac, timingSafeEqual } from 'node:crypto'

/** Longer ones are not read: a header is not the place for an attack on the parser. */
const HEADER_CHARACTERS_MAX = 1_024

type Check = { secrets: readonly string[]; toleranceSeconds: number; now: Date }

/**
 * Whether `Paddle-Signature: ts=<unix seconds>;h1=<hex>` was made over exactly these bytes with one of our secrets, at
 * about this time. While a secret is replaced a header holds several h1, and any of them may be the right one. Written
 * here because the validator of the provider's SDK compares byte by byte in changing time, reads one h1 only and
 * accepts times in the future. Source: developer.paddle.com, signature verification.
 */
export function isSignedByProvider(raw: Buffer, header: string | undefined, check: Check): boolean {
  if (header === undefined || header.length > HEADER_CHARACTERS_MAX) return false
  const { ts, signatures } = partsOf(header)
  if (ts === null || signatures.length === 0) return false
  const driftSeconds = Math.abs(check.now.getTime() / 1000 - Number(ts))
  if (!(driftSeconds <= check.toleranceSeconds)) return false
  const right = check.secrets.map((secret) =>
    createHmac('sha256', secret).update(`${ts}:`).update(raw).digest(),
  )
  // Every pair is compared, so that the time taken tells nothing about which secret or signature came near.
  let isRight = false
  for (const expected of right) {
    for (const given of signatures) isRight = timingSafeEqual(expected, given) || isRight
  }
  return isRight
}

function partsOf(header: string): { ts: string | null; signatures: Buffer[] } {
  const pairs = header.split(';').map((part) => part.split('=', 2) as [string, string?])
  const times = pairs.filter(([name]) => name === 'ts').map(([, value = '']) => value)
  const [ts = ''] = times
  const signatures = pairs
    .filter(([name, value = '']) => name === 'h1' && /^[0-9a-f]{64}$/.test(value))
    .map(([, value = '']) => Buffer.from(value, 'hex'))
  return { ts: times.length === 1 && /^\d{10}$/.test(ts) ? ts : null, signatures }
}
