import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { BusyScreen } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type StepOverlayProps = {
  words: {
    label: string
    title: string
    steps: readonly string[]
    slow: string
    done: string
    now: string
    next: string
  }
  /** How long each step lasts while the answer is out, in milliseconds. */
  stepMs: readonly number[]
  isReady: boolean
  onFinish: () => void
  /** Drawn above the list, by how many steps are done. */
  drawing: (done: number) => ReactNode
}

/** Covers the page while an analysis runs and says what is done to it, step by step. */
export function StepOverlay({ words, stepMs, isReady, onFinish, drawing }: StepOverlayProps) {
  const done = useOverlaySteps(stepMs, isReady, onFinish)
  const active = words.steps[done]
  return (
    <BusyScreen label={words.label}>
      <div className="w-[min(26rem,calc(100vw-3rem))]">
        <h2 className="text-3xl">{words.title}</h2>
        {drawing(done)}
        <ol className="mt-6 border-t border-line">
          {words.steps.map((step, index) => (
            <li
              key={step}
              data-state={stateOf(index, done)}
              className="flex min-h-12 items-center gap-3 border-b border-line text-muted data-[state=now]:font-semibold data-[state=now]:text-ink data-[state=done]:text-good"
            >
              <span className="grid w-6 place-content-center">
                {index < done && <Check aria-hidden size={20} />}
                {index === done && <Spinner />}
                {index > done && <span aria-hidden className="size-1.5 rounded-full bg-edge" />}
              </span>
              {step}
              <span className="sr-only">{words[stateOf(index, done)]}</span>
            </li>
          ))}
        </ol>
        <p role="status" className="mt-4 min-h-12 text-muted">
          <span className="sr-only">{active}</span>
          {done === words.steps.length - 1 && !isReady && words.slow}
        </p>
      </div>
    </BusyScreen>
  )
}

function stateOf(index: number, done: number): 'done' | 'now' | 'next' {
  return index < done ? 'done' : index === done ? 'now' : 'next'
}

/** Counts the finished steps while the overlay stands, and reports when the last one has been seen. `stepMs` is constant. */
function useOverlaySteps(stepMs: readonly number[], isReady: boolean, onFinish: () => void): number {
  const [done, setDone] = useState(0)
  const [doneAtAnswer, setDoneAtAnswer] = useState<number | null>(null)
  if (isReady && doneAtAnswer === null) setDoneAtAnswer(done)

  const finish = useEffectEvent(onFinish)
  useEffect(() => {
    const tick = nextTick(stepMs, done, doneAtAnswer)
    if (tick === null) return
    const act = () => (tick.then === 'finish' ? finish() : setDone(done + 1))
    const timer = setTimeout(act, tick.afterMs)
    return () => clearTimeout(timer)
  }, [stepMs, done, doneAtAnswer])
  return done
}

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
