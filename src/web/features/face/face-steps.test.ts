import { expect, test } from 'vitest'
import { nextTick } from '../../lib/progress/step-overlay.tsx'
import { faceMessages } from '../../lib/messages/face.ts'
import { FACE_STEP_MS } from './photo-panel.tsx'

test('FACE-30 FACE-31 FACE-32 FACE-33 FACE-34 FACE-35 six steps last as specified while the answer is out', () => {
  expect(FACE_STEP_MS).toEqual([1_000, 1_200, 1_100, 900, 1_000, 800])
  expect(faceMessages.overlay.steps).toHaveLength(FACE_STEP_MS.length)
  for (const [done, ms] of FACE_STEP_MS.slice(0, -1).entries())
    expect(nextTick(FACE_STEP_MS, done, null)).toEqual({ afterMs: ms, then: 'step' })
})

test('DEC-38 the last step is held while the answer is out, and a ready answer waits 400 ms at most', () => {
  expect(nextTick(FACE_STEP_MS, 5, null)).toBeNull()
  for (let doneAtAnswer = 0; doneAtAnswer <= 6; doneAtAnswer += 1) {
    let ms = 0
    for (let at = doneAtAnswer; at <= 6; at += 1)
      ms += nextTick(FACE_STEP_MS, at, doneAtAnswer)?.afterMs ?? 1_000
    expect(ms).toBeLessThanOrEqual(400)
  }
})
