/**
 * A lease that is renewed while its holder lives: short enough that whoever comes after a killed process waits no longer
 * than a person does, long enough that a busy process does not lose it between two renewals.
 */
export const LEASE_MS = 4_000
const RENEW_EVERY_MS = 1_000

/**
 * Calls `renew` while `work` runs, and is over when no renewal is under way any more: one that came after the lease was given
 * back would keep it. A renewal that fails is left to the next one; the lease outlasts several.
 */
export async function whileRenewing<T>(renew: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  let renewal: Promise<unknown> | null = null
  const timer = setInterval(() => {
    renewal ??= renew()
      .catch(() => undefined)
      .finally(() => (renewal = null))
  }, RENEW_EVERY_MS)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await renewal
  }
}
