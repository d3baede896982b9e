import { ApiError, NotDoneError } from './problem-error.ts'

/** `randomUUID` exists on secure origins only; the app may run on a plain one in a house network. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Nothing was done for certain. After a lost connection, a time-out or a failure of the server it may have been done all
 * the same, and BUSY says that it is being done: the next try then has to carry the same key.
 */
export function isRefusal(error: unknown): boolean {
  if (error instanceof NotDoneError) return true
  if (!(error instanceof ApiError) || error.problem?.code === 'BUSY') return false
  return error.status >= 400 && error.status < 500 && error.status !== 408
}

/** The key of what somebody is about to do: the same for the same content until it is done or refused. */
export function createKeyring() {
  let held: { content: string; key: string } | null = null
  return {
    keyOf: (content: unknown): string => {
      const text = JSON.stringify(content) ?? ''
      if (held?.content !== text) held = { content: text, key: newIdempotencyKey() }
      return held.key
    },
    settle: (error?: unknown): void => {
      if (error === undefined || isRefusal(error)) held = null
    },
  }
}
