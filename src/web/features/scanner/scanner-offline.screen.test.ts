import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { takeOverCopies } from '../../lib/offline/copies-owner.ts'
import type { FromEngine, ToEngine } from '../../lib/offline/engine-worker.ts'
import type { EngineAnswer, EngineTask } from '../../lib/offline/own-engine.ts'
import { deleteOfflineStore } from '../../lib/offline/offline-store.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { limitsOf } from '../../testing/sample-answers.test-support.ts'
import { realAnalysis } from '../../testing/sample-results.test-support.ts'
import { address, openScreen } from '../../testing/screen.test-support.tsx'

/** The engine has a worker of its own, and knowledge from the server: the journeys run it. */
class PlayedEngine extends EventTarget {
  static answer: EngineAnswer | null = null
  static asked: EngineTask[] = []
  static opened: PlayedEngine | null = null
  onmessage: ((event: { data: FromEngine }) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  constructor() {
    super()
    PlayedEngine.opened = this
  }
  postMessage({ id, task }: ToEngine): void {
    PlayedEngine.asked.push(task)
    queueMicrotask(() => this.onmessage?.({ data: { id, answer: PlayedEngine.answer } }))
  }
  terminate(): void {
    PlayedEngine.opened = null
  }
}
beforeEach(() => {
  PlayedEngine.asked = []
  vi.stubGlobal('Worker', PlayedEngine)
})
afterEach(() => {
  vi.unstubAllGlobals()
  // The next list is for an engine of the page's own again.
  PlayedEngine.opened?.onerror?.(new Event('error'))
})

const LIST = 'Aqua, Glycerin, Parfum'

async function analyseOnDevice(): Promise<void> {
  const { analysisResults } = await realAnalysis(LIST)
  PlayedEngine.answer = { results: analysisResults } as EngineAnswer
  server.answers(CALLS.listAnalyses, [])
  server.answers(CALLS.listFaceAnalyses, [])
  server.answers(CALLS.limits, limitsOf())
  await deleteOfflineStore()
  await takeOverCopies(server.account()?.id ?? '')
  await openScreen('/dashboard')
  await page.getByLabelText('Ingredient list').fill(LIST)
  await page.getByRole('button', { name: 'Analyze Ingredients' }).click()
}

test.each([502, 504])(
  'UX-19 a list is analysed here where a proxy answers %s for the server',
  async (status) => {
    server.answersOddly(CALLS.analyze, '<h1>Bad Gateway</h1>', status)
    await analyseOnDevice()

    await expect.poll(address, { timeout: 10_000 }).toMatch(/^\/analysis\/waiting-/)
    await expect.element(page.getByText('Worked out on this device, not yet saved')).toBeVisible()
  },
)

test('UX-19 what the server itself says of a list is told, and nothing is made here', async () => {
  server.refuses(CALLS.analyze, 503, { code: 'UNAVAILABLE', message: 'Please try again in a moment.' })
  await analyseOnDevice()

  await expect.element(page.getByText('Analysis Failed').first()).toBeVisible()
  expect(PlayedEngine.asked.filter((task) => task.do === 'analyze')).toEqual([])
})
