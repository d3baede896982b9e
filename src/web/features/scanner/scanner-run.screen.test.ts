import { expect, test, vi } from 'vitest'
import { commands, page, userEvent, type Locator } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { limitsOf, playPlan } from '../../testing/sample-answers.test-support.ts'
import { realAnalysis, summary } from '../../testing/sample-results.test-support.ts'
import { address, dismissToasts, openScreen, toast } from '../../testing/screen.test-support.tsx'
import { analyzeButton, box, LABEL, legend, playAnalysis, playLookUp, typed } from './scanner.test-support.ts'
import { STEP_MS } from './progress-overlay.tsx'

const productName = () => page.getByLabelText('Product name')
const sent = () => server.requests(CALLS.analyze)

/** The scanner, once it knows what is left. */
async function openScanner() {
  await openScreen('/dashboard')
  await expect.element(page.getByText('5 analyses left this month')).toBeVisible()
}

/** Ends at the result, while the stopped time runs on. */
async function isAtResult() {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(50)
      return address()
    })
    .toMatch(/^\/analysis\//)
}

test('SCAN-18 SCAN-20 SCAN-22 SCAN-24 SCAN-26 DEC-27 DEC-38 typed text becomes a result at once', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  const made = await realAnalysis(LABEL, { productName: 'Calm Cream' })
  server.answers(CALLS.analyze, made)
  await openScanner()
  await expect.element(analyzeButton()).toBeDisabled()

  await box().fill(`  ${LABEL}  `)
  await productName().fill('Calm Cream')
  const answer = server.holds(CALLS.analyze)
  await analyzeButton().click()
  // Below the overlay, where neither a click nor a key reaches it.
  const pending = page.css('button[type=submit]').filter({ hasText: 'Analyzing...' })
  await expect.element(pending).toBeDisabled()
  vi.useFakeTimers()
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
  await expect.element(toast()).toHaveTextContent('Analysis Complete!')
  await isAtResult()

  expect(sent().map(({ body }) => body)).toEqual([{ ingredientsList: LABEL, productName: 'Calm Cream' }])
  expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{32,36}$/)
  await expect.element(page.getByRole('heading', { name: 'Calm Cream', level: 1 })).toBeVisible()
})

test('SCAN-31 SCAN-38 a slow answer keeps the last step active; the others were done one after another', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  await playLookUp()
  playAnalysis()
  const answer = server.holds(CALLS.analyze)
  await openScanner()
  await box().fill(LABEL)
  await expect.element(legend()).toBeVisible()
  vi.useFakeTimers()
  await analyzeButton().click()

  const overlay = page.getByRole('dialog', { name: 'Analysis under way' })
  const inState = (state: string) => overlay.css(`[data-state=${state}]`)
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(5)
      return overlay.elements().length
    })
    .toBe(1)
  expect(inState('done').elements()).toEqual([])
  for (const [steps, stepMs] of STEP_MS.slice(0, -1).entries()) {
    await vi.advanceTimersByTimeAsync(stepMs - 100)
    await expect.element(inState('done')).toHaveLength(steps)
    await vi.advanceTimersByTimeAsync(100)
    await expect.element(inState('done')).toHaveLength(steps + 1)
    await expect.element(inState('now')).toHaveLength(1)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(overlay).toBeVisible()
  expect(inState('done').elements()).toHaveLength(5)
  answer()
  await isAtResult()
})

test('SCAN-27 SCAN-28 SCAN-29 a failed analysis says what happened and keeps every word that was typed', async () => {
  await openScanner()
  await box().fill(LABEL)
  const fails = async (words: string) => {
    await analyzeButton().click()
    await expect.element(toast()).toHaveTextContent(words)
    await expect.element(toast()).toHaveTextContent('Analysis Failed')
    await expect.element(box()).toHaveValue(LABEL)
    await dismissToasts()
  }
  server.refuses(CALLS.analyze, 400, { message: 'No list in this text.', code: 'INVALID' })
  await fails('No list in this text.')
  server.answersOddly(CALLS.analyze, '', 500)
  await fails('Server error: 500')
  server.loses(CALLS.analyze)
  await fails('Network error')
  await openScanner()
  await expect.element(box()).toHaveValue(LABEL)
})

test('SCAN-30 an answer that makes no sense ends in the last of the agreed sentences', async () => {
  server.answersOddly(CALLS.analyze, { made: true })
  await openScanner()
  await box().fill(LABEL)
  await analyzeButton().click()
  await expect.element(toast()).toHaveTextContent('Analysis Failed')
  await expect.element(toast()).toHaveTextContent('Failed to analyze ingredients. Please try again.')
  await expect.element(box()).toHaveValue(LABEL)
})

test('SCAN-19 sending a blank list by the keyboard says what is missing, and makes no call', async () => {
  await openScanner()
  const says = async (keys: string, where: Locator) => {
    ;(where.element() as HTMLElement).focus()
    await userEvent.keyboard(keys)
    await expect.element(toast()).toHaveTextContent('No Ingredients')
    await expect.element(toast()).toHaveTextContent('Please enter ingredients to analyze or upload an image.')
    await dismissToasts()
  }
  await says('{Control>}{Enter}{/Control}', box())
  await says('{Enter}', productName())
  await box().fill('  \n ')
  await says('{Control>}{Enter}{/Control}', box())
  expect(sent()).toEqual([])
})

test('SCAN-02 UX-05 Ctrl+Enter in the list starts the analysis once, and Enter there is a line break', async () => {
  playAnalysis()
  await openScanner()
  await box().fill('Aqua, Glycerin')
  await userEvent.keyboard('{End}{Enter}')
  await expect.poll(typed).toBe('Aqua, Glycerin\n')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(address).toMatch(/^\/analysis\//)
  expect(sent()).toHaveLength(1)
})

test('SCAN-02 Enter in the product name starts the analysis once', async () => {
  playAnalysis()
  await openScanner()
  await box().fill('Aqua, Glycerin')
  await productName().fill('Calm Cream')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Calm Cream', level: 1 })).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('SCAN-25 after an analysis the list and what is left are up to date without a reload', async () => {
  playAnalysis()
  await openScanner()
  await expect.element(page.getByText('Nothing here yet.')).toBeVisible()
  await box().fill(LABEL)
  await productName().fill('Calm Cream')
  playPlan(limitsOf({ analyses: 1 }))
  server.answers(CALLS.listAnalyses, [summary(1, { productName: 'Calm Cream' })])
  await analyzeButton().click()
  await expect.poll(address).toMatch(/^\/analysis\//)
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()

  await expect.element(page.getByText('4 analyses left this month')).toBeVisible()
  const recent = page.getByRole('region', { name: 'Recent Analyses' })
  await expect.element(recent.getByText('Calm Cream')).toBeVisible()
})
