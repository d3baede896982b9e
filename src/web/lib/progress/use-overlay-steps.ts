import { useEffect, useEffectEvent, useState } from 'react'
import { nextTick } from './overlay-schedule.ts'

/** Counts the finished steps while the overlay stands, and reports when the last one has been seen. `stepMs` is constant. */
export function useOverlaySteps(stepMs: readonly number[], isReady: boolean, onFinish: () => void): number {
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
