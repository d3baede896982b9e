import type * as Ai from 'ai'
import type { AiError } from './provider.ts'
import { BadReply, NotConnected } from './transport.ts'

type Usage = { inputTokens?: number | undefined; outputTokens?: number | undefined }

type Trouble = {
  why: AiError
  /** The same request may work in a moment. */
  isPassing: boolean
  retryAfterMs: number | null
  /** The provider may bill it, although there is no answer. */
  isCharged: boolean
  usage: Usage | undefined
}

/**
 * What a thrown error of the client library means. Its message, request and answer stay inside: they hold what somebody
 * sent.
 */
export function troubleOf(
  ai: Pick<typeof Ai, 'APICallError' | 'NoObjectGeneratedError'>,
  error: unknown,
): Trouble {
  if (ai.NoObjectGeneratedError.isInstance(error)) {
    return { ...charged(noObject(error.finishReason)), usage: error.usage }
  }
  if (ai.APICallError.isInstance(error)) return ofCall(error)
  if (isBadReply(error)) return charged('unreadable')
  // What the transport throws: not reached, or cut off on the way.
  if (isSystemError(error)) return { ...charged('unavailable'), isPassing: true }
  return charged('unreadable')
}

function ofCall({ statusCode, responseHeaders, cause }: InstanceType<typeof Ai.APICallError>): Trouble {
  if (statusCode === undefined)
    return isBadReply(cause) ? charged('unreadable') : { ...charged('unavailable'), isPassing: true }
  if (statusCode < 300) return charged('unreadable')
  const isPassing = statusCode === 429 || statusCode === 408 || statusCode >= 500
  return {
    why: isPassing ? 'unavailable' : 'refused',
    isPassing,
    retryAfterMs: retryAfter(responseHeaders?.['retry-after']),
    isCharged: false,
    usage: undefined,
  }
}

/** Seconds, as those who name a wait do; a date would rest on their clock. */
function retryAfter(header: string | undefined): number | null {
  const seconds = header === undefined || header.trim() === '' ? Number.NaN : Number(header)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null
}

function noObject(finishReason: string | undefined): AiError {
  if (finishReason === 'length') return 'too-long'
  return finishReason === 'content-filter' ? 'blocked' : 'unreadable'
}

function charged(why: AiError): Trouble {
  return { why, isPassing: false, retryAfterMs: null, isCharged: true, usage: undefined }
}

function isBadReply(error: unknown): boolean {
  return error instanceof BadReply || (error instanceof Error && error.cause instanceof BadReply)
}

function isSystemError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'code' in error || error instanceof NotConnected || isSystemError(error.cause)
}
