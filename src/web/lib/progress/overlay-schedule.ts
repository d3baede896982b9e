/** A ready answer is shown within 400 ms; this leaves room for the page itself. */
const TICK_OFF_MS = 280
const LAST_LOOK_MS = 60

type Tick = { afterMs: number; then: 'step' | 'finish' }

/**
 * What happens next, given how many of the steps are done. While the answer is out, steps last as specified and the
 * last one stays active however long it takes; once the answer is here, the remaining steps are ticked off at once.
 */
export function nextTick(
  stepMs: readonly number[],
  stepsDone: number,
  stepsAtAnswer: number | null,
): Tick | null {
  const steps = stepMs.length
  if (stepsAtAnswer === null) {
    const afterMs = stepMs[stepsDone]
    return afterMs === undefined || stepsDone === steps - 1 ? null : { afterMs, then: 'step' }
  }
  if (stepsDone >= steps) return { afterMs: LAST_LOOK_MS, then: 'finish' }
  return { afterMs: TICK_OFF_MS / (steps - stepsAtAnswer), then: 'step' }
}
