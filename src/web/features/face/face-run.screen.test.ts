import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import {
  FACE_CONSENT,
  faceOf,
  measuredFace,
  measuredReport,
  playFaces,
} from '../../testing/sample-faces.test-support.ts'
import { dismissToasts, texts, toast } from '../../testing/screen.test-support.tsx'
import {
  chosen,
  choosePhoto,
  file,
  main,
  openPanel,
  region,
  report,
  sent,
  start,
} from './face.test-support.ts'
import { FACE_STEP_MS } from './photo-panel.tsx'

const overlay = () => page.getByRole('dialog', { name: 'Face analysis under way' })
const inState = (state: string) => overlay().css(`[data-state=${state}]`)
const again = () => page.getByRole('button', { name: 'Analyze Another Photo' })
const complete = () => page.getByRole('button', { name: 'Analysis Complete!' })

/** What comes of the photo: answered, kept, and told by the list from then on. */
async function playAnalysis(rest: Parameters<typeof measuredFace>[1] = {}) {
  const made = measuredFace(await measuredReport({ redness: 45 }), rest)
  server.answers(CALLS.faceAnalysis, () => {
    playFaces(made)
    return made
  })
}

test('FACE-06 FACE-07 FACE-08 FACE-24 FACE-25 FACE-26 FACE-27 FACE-28 FACE-29 DEC-38 from photo to report', async () => {
  await playAnalysis()
  const answer = server.holds(CALLS.faceAnalysis)
  await openPanel()
  await choosePhoto()
  await expect.element(start()).toBeEnabled()
  vi.useFakeTimers()
  await start().click()

  await expect.element(overlay().getByRole('heading', { name: 'Analyzing your face...' })).toBeVisible()
  await expect.element(page.getByText('Analyzing Your Skin...')).toBeInTheDocument()
  expect(overlay().getByRole('listitem').elements()).toHaveLength(6)
  await expect.element(inState('now')).toHaveTextContent('image')
  // The first step lasts a second, and the drawing goes along with the steps.
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(inState('done')).toHaveLength(1)
  expect(overlay().css('[data-zone]').elements().length).toBeGreaterThan(0)
  const asked = [CALLS.listFaceAnalyses, CALLS.limits].map((call) => server.requests(call).length)
  answer()
  let passedMs = 0
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(5)
      passedMs += 5
      return toast().elements().length
    })
    .toBe(1)
  // A ready answer is shown within 400 ms of the page's own time.
  expect(passedMs).toBeLessThanOrEqual(400)
  await expect.element(toast()).toHaveTextContent('Face Analysis Complete')
  await expect.element(report()).toBeVisible()
  await expect.element(complete()).toHaveAttribute('data-state', 'complete')
  expect(page.css('input[type=file]').elements()).toEqual([])
  await expect
    .poll(() => [CALLS.listFaceAnalyses, CALLS.limits].map((call) => server.requests(call).length))
    .toEqual(asked.map((count) => count + 1))
  // The focus goes over with the next frame.
  await vi.advanceTimersByTimeAsync(20)
  await expect.element(page.css('[data-report-heading]')).toHaveFocus()

  await vi.advanceTimersByTimeAsync(880)
  await expect.element(complete()).toBeVisible()
  await vi.advanceTimersByTimeAsync(100)
  await again().click()
  await expect.element(file()).toBeInTheDocument()
  expect(chosen().elements()).toEqual([])
  expect(sent()).toHaveLength(1)
})

test('DEC-38 FACE-35 the last step is held for as long as the answer is out; the others were done one after another', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  server.answers(CALLS.faceAnalysis, faceOf())
  server.holds(CALLS.faceAnalysis)
  await openPanel()
  await choosePhoto()
  await expect.element(start()).toBeEnabled()
  vi.useFakeTimers()
  await start().click()
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(5)
      return overlay().elements().length
    })
    .toBe(1)
  expect(inState('done').elements()).toEqual([])
  for (const [steps, stepMs] of FACE_STEP_MS.slice(0, -1).entries()) {
    await vi.advanceTimersByTimeAsync(stepMs - 100)
    await expect.element(inState('done')).toHaveLength(steps)
    expect(overlay().getByText('Almost there.').elements()).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    await expect.element(inState('done')).toHaveLength(steps + 1)
  }
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.element(inState('done')).toHaveLength(5)
  await expect.element(inState('now')).toHaveLength(1)
  await expect.element(overlay().getByText('Almost there.')).toBeVisible()
})

test('FACE-36..42 DEC-38 a failure closes the overlay at once, says why, and keeps the photo for another try', async () => {
  await openPanel()
  await choosePhoto()
  for (const [status, problem, title, text] of [
    [429, { message: 'No more.', code: 'LIMIT_EXCEEDED' }, 'Limit Reached', 'Monthly face analysis limit'],
    [413, { message: 'Too much.', code: 'TOO_LARGE' }, 'Image Too Large', 'under 10MB'],
    [403, { message: 'No.', code: 'FORBIDDEN' }, 'Invalid Image', 'clear photo of your face'],
    [
      400,
      { message: 'No human face here.', code: 'INVALID_IMAGE' },
      'Invalid Image',
      'Human content is needed',
    ],
    [500, { message: 'It broke.', code: 'INTERNAL' }, 'Analysis Failed', 'It broke.'],
    [
      502,
      null,
      'Analysis Failed',
      'Unable to analyze your photo. Please try again with a clear facial image.',
    ],
  ] as const) {
    if (problem === null) server.answersOddly(CALLS.faceAnalysis, '<html>413</html>', status)
    else server.refuses(CALLS.faceAnalysis, status, problem)
    await start().click()
    await expect.element(toast().getByText(title, { exact: true })).toBeVisible()
    await expect.element(toast()).toHaveTextContent(text)
    await expect.element(overlay()).not.toBeInTheDocument()
    await expect.element(chosen()).toBeVisible()
    await expect.element(main().getByText('Nothing was counted')).toBeVisible()
    await dismissToasts()
  }
})

test('FACE-39 the reason of a refused photo stays beside it with what to do, until another is chosen', async () => {
  server.refuses(CALLS.faceAnalysis, 400, {
    message: 'Your face is turned too far. Please take a clear photo.',
    code: 'INVALID_IMAGE',
    fields: { photo: 'turned' },
  })
  await openPanel()
  await choosePhoto()
  await start().click()

  await expect.element(main().getByText('Your face is turned too far')).toBeVisible()
  await expect.element(main().getByText('Look straight into the lens')).toBeVisible()
  await choosePhoto()
  await expect.element(main().getByText('Look straight into the lens')).not.toBeInTheDocument()
})

test('DEC-23 a consent taken back elsewhere is asked for again, and the photo is not lost', async () => {
  await openPanel()
  await choosePhoto()
  server.answers(CALLS.listConsents, [{ ...FACE_CONSENT, withdrawnAt: '2026-11-06T10:00:00.000Z' }])
  server.refuses(CALLS.faceAnalysis, 428, { message: 'Please agree first.', code: 'CONSENT_REQUIRED' })
  await start().click()

  const consent = page.getByRole('region', { name: 'Please agree once more' })
  await expect.element(consent.getByText('Your photo is kept here')).toBeVisible()
  await expect.element(chosen()).toBeVisible()
  expect(page.css('[data-toast]').elements()).toEqual([])
  await playAnalysis()
  server.answers(CALLS.setConsent, [FACE_CONSENT])
  await consent.getByRole('button', { name: 'I agree' }).click()
  await start().click()
  await expect.element(report()).toBeVisible()
  expect(sent()).toHaveLength(2)
})

test('FREP-03 B-46 a fresh report has the day of today, whatever the row says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00.000Z') })
  await playAnalysis({ createdAt: '2020-01-01T00:00:00.000Z' })
  await openPanel()
  await choosePhoto()
  await start().click()
  await expect.element(page.getByText('Today, Nov 20, 2026', { exact: true })).toBeVisible()
})

test('FACE-09 FACE-10 FACE-11 FACE-12 FACE-13 DEC-39 the latest five stand at the side and open in place, with their own day', async () => {
  await openPanel()
  await expect.element(page.getByText('Your first analysis will appear here.')).toBeVisible()
  const day = (ago: number) => new Date(Date.UTC(2026, 9, 20 - ago, 12)).toISOString()
  const older = [1, 2, 3, 4, 5, 6].map((ago) => faceOf({}, { place: ago + 1, createdAt: day(ago) }))
  const bare = { safetyScore: null, skinType: null, analysis: { scores: { clarity: 50 } } }
  playFaces(faceOf(bare, { createdAt: day(0) }), ...older)
  await openPanel()

  const entries = region('Recent analyses').getByRole('button')
  await expect.element(entries).toHaveLength(5)
  expect(texts(entries).slice(0, 2)).toEqual(['Analysis Oct 20, 2026 --', 'Oily Oct 19, 2026 71'])

  await entries.nth(1).click()
  await expect.element(page.getByText('Analysed on Oct 19, 2026')).toBeVisible()
  await expect.element(page.css('[data-report-heading]')).toHaveFocus()
  ;(entries.first().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Analysed on Oct 20, 2026')).toBeVisible()
  await again().click()
  await expect.element(file()).toBeInTheDocument()
})

test('FACE-11 UIC-07 an entry whose day is missing or invalid says so', async () => {
  server.answersOddly(CALLS.listFaceAnalyses, [
    { ...faceOf(), createdAt: '2026-13-99T00:00:00.000Z' },
    { ...faceOf({}, { place: 2 }), createdAt: null },
  ])
  await openPanel()
  await expect.element(region('Recent analyses').getByText('Unknown date')).toHaveLength(2)
})
