const WINDOW_MS = 30_000
const CALLS_MIN = 10
const FAILED_SHARE = 0.5
const OPEN_MS = 30_000

/** `null`: the caller gave up; that says nothing about the provider. */
type Pass = { done: (isFailed: boolean | null) => void }

type Breaker = { enter: () => Pass | null; isOpen: () => boolean }

/**
 * Stops asking a provider that fails: when half of at least ten calls of the last 30 s did, nobody waits for it for
 * 30 s. Then one call tries; the others are still told no.
 */
export function openBreaker(now: () => number): Breaker {
  let calls: { at: number; isFailed: boolean }[] = []
  let openUntil: number | null = null
  let isProbing = false

  function note(isFailed: boolean): void {
    const at = now()
    calls = [...calls.filter((call) => call.at > at - WINDOW_MS), { at, isFailed }]
    const failed = calls.filter((call) => call.isFailed).length
    if (calls.length >= CALLS_MIN && failed / calls.length >= FAILED_SHARE) openUntil = at + OPEN_MS
  }

  function settleProbe(isFailed: boolean | null): void {
    isProbing = false
    if (isFailed === null) return
    calls = []
    openUntil = isFailed ? now() + OPEN_MS : null
  }

  return {
    isOpen: () => openUntil !== null,
    enter: () => {
      if (openUntil === null) return { done: (isFailed) => void (isFailed === null || note(isFailed)) }
      if (now() < openUntil || isProbing) return null
      isProbing = true
      return { done: settleProbe }
    },
  }
}
