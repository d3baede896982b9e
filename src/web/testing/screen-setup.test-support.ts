import { options } from 'preact'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { playedFetch, resetServer } from './played-server.test-support.ts'
import { playNewAccount } from './sample-answers.test-support.ts'
import { problems } from './problems.test-support.ts'
import { resetScreen } from './screen.test-support.tsx'
import '../ui/base.css'

globalThis.fetch = playedFetch

// Each try of a poll moves faked time on by its interval: how often it tried, and so how fast the machine is, would decide what
// time it is. What is due runs; time passes where a test lets it.
const { advanceTimersByTime } = vi
Object.assign(vi, { advanceTimersByTime: () => advanceTimersByTime(0) })

// Effects run after the next frame, which time that is faked would hold back, and whose length no test should wait for.
Object.assign(options, { requestAnimationFrame: (run: () => void) => queueMicrotask(run) })

beforeEach(() => {
  playNewAccount()
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await resetScreen()
  expect(resetServer(), 'calls that the contract or the test does not know').toEqual([])
  expect(problems.splice(0), 'errors that a screen told the console, or did not catch').toEqual([])
})
