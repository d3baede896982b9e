import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { analysisId } from '../../testing/sample-results.test-support.ts'
import { toast } from '../../testing/screen.test-support.tsx'
import { button, headingOf, openHistory, playKept } from './history.test-support.ts'

const toasts = () => page.css('[data-toast]')
const toastWith = (text: string) => toasts().filter({ hasText: text })
const undoOf = (name: string) => toastWith(name).getByRole('button', { name: 'Undo' })
const nameField = () => page.getByLabelText('Product name')

test('DEC-27 UX-05 a name is changed in place by keyboard, and Escape leaves it', async () => {
  playKept('Old Name')
  await openHistory()
  await expect.element(button('Rename Old Name')).toBeVisible()
  ;(button('Rename Old Name').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(nameField()).toHaveFocus()
  await userEvent.keyboard('Draft')
  await userEvent.keyboard('{Escape}')
  await expect.element(headingOf('Old Name')).toBeVisible()
  await expect.element(button('Rename Old Name')).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(nameField()).toHaveFocus()
  await userEvent.keyboard('New Name')
  await userEvent.keyboard('{Enter}')
  await expect.element(headingOf('New Name')).toBeVisible()
  await expect.element(toast()).toHaveTextContent('Name saved')
  await expect.element(button('Rename New Name')).toHaveFocus()
  expect(server.bodies(CALLS.renameAnalysis)).toEqual([{ productName: 'New Name' }])
})

test('DEC-27 UX-05 a name by which the search finds the result no more leaves the focus in the list', async () => {
  playKept('Day Cream', 'Night Cream')
  await openHistory()
  await page.getByLabelText('Search').fill('Night')
  await expect.element(headingOf('Day Cream')).not.toBeInTheDocument()
  await button('Rename Night Cream').click()
  await expect.element(nameField()).toHaveFocus()
  await userEvent.keyboard('Balm{Enter}')
  await expect.element(toast()).toHaveTextContent('Balm')
  await expect.element(headingOf('No cosmetic analyses found')).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('status')
})

test('deleting takes a card away at once, leaves the choice, and Undo brings it back', async () => {
  playKept('Gone Cream', 'Kept Cream')
  await openHistory()
  await page.getByLabelText('Compare Gone Cream').click()
  await expect.element(page.getByRole('region', { name: 'Chosen for comparison' })).toBeVisible()

  await button('Delete Gone Cream').click()

  await expect.element(headingOf('Gone Cream')).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').getByText('1 analysis', { exact: true })).toBeVisible()
  expect(page.getByRole('region', { name: 'Chosen for comparison' }).elements()).toEqual([])
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('status')
  expect(server.requests(CALLS.deleteAnalysis).map(({ params }) => params)).toEqual([{ id: analysisId(1) }])

  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(headingOf('Gone Cream')).toBeVisible()
  await expect.element(toast()).toHaveTextContent('Back again')
})

test('UIC-01 two cards deleted in a row both keep their Undo, and a plain message hides neither', async () => {
  playKept('First Cream', 'Second Cream', 'Third Cream')
  await openHistory()
  await button('Delete First Cream').click()
  await expect.element(headingOf('First Cream')).not.toBeInTheDocument()
  await button('Delete Second Cream').click()
  await expect.element(undoOf('Second Cream')).toBeVisible()
  await expect.element(undoOf('First Cream')).toBeVisible()
  await expect.element(toasts()).toHaveLength(2)
  // What is newest stands nearest to the thumb, and nothing covers anything.
  const [first, second] = toasts().elements()
  expect(second?.textContent).toContain('Second Cream')
  expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(second?.getBoundingClientRect().top ?? 0)

  await button('Rename Third Cream').click()
  await nameField().fill('Last Cream')
  await userEvent.keyboard('{Enter}')
  await expect.element(toastWith('Name saved')).toBeVisible()
  await expect.element(toasts()).toHaveLength(3)

  await undoOf('First Cream').click()
  await expect.element(headingOf('First Cream')).toBeVisible()
  expect(headingOf('Second Cream').elements()).toEqual([])
  await expect.element(undoOf('Second Cream')).toBeVisible()
  await undoOf('Second Cream').click()
  await expect.element(headingOf('Second Cream')).toBeVisible()
  await expect.element(toastWith('Back again')).toBeVisible()
  await expect.element(toasts()).toHaveLength(1)
})

/** Everything that live regions have said so far. */
function listen(): () => string {
  const spoken = new Set<string>()
  const hear = () => {
    for (const region of document.querySelectorAll('ol[aria-live] > li'))
      if (region.textContent) spoken.add(region.textContent)
  }
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => [...spoken].join('|')
}

test('each Undo has a time of its own and is spoken; of more than three the oldest goes', async () => {
  playKept('Alder', 'Birch', 'Cedar', 'Dogwood', 'Elder')
  const spoken = listen()
  await openHistory()
  const deleted = async (name: string) => {
    await button(`Delete ${name}`).click()
    await expect.element(toastWith(name)).toBeVisible()
    await expect.poll(spoken).toContain(name)
  }
  // Time is stopped over a list that has come: its answer waits for a timer of the query's.
  await expect.element(button('Delete Elder')).toBeVisible()
  vi.useFakeTimers()
  await deleted('Alder')
  await vi.advanceTimersByTimeAsync(2_000)
  await deleted('Birch')
  // The pointer rests on no message, which would stop its time.
  await page.getByRole('heading', { level: 1 }).hover()
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(100)
      return toastWith('Alder').elements()
    })
    .toEqual([])
  await expect.element(toastWith('Birch')).toBeVisible()

  for (const name of ['Cedar', 'Dogwood', 'Elder']) await deleted(name)
  await expect.element(toasts()).toHaveLength(3)
  expect(toastWith('Birch').elements()).toEqual([])
})

test('a message waits for whoever is at it: F8 leads there, Escape back, and from the last one the focus goes back', async () => {
  playKept('Alder', 'Birch')
  await openHistory()
  await expect.element(button('Delete Birch')).toBeVisible()
  vi.useFakeTimers()
  await button('Delete Alder').click()
  await expect.element(toastWith('Alder')).toBeVisible()
  const filter = page.getByRole('searchbox').element() as HTMLElement
  filter.focus()
  await userEvent.keyboard('{F8}')
  await expect.element(page.getByRole('list', { name: 'Notifications (F8)' })).toHaveFocus()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(toastWith('Alder')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement === filter).toBe(true)

  await userEvent.keyboard('{F8}')
  toasts().getByRole('button', { name: 'Close' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => toasts().elements()).toEqual([])
  await expect.poll(() => document.activeElement === filter).toBe(true)
})

test('what cannot be deleted or renamed says so and stays', async () => {
  playKept('Stubborn')
  server.answersOddly(CALLS.deleteAnalysis, '', 500)
  server.answersOddly(CALLS.renameAnalysis, '', 500)
  await openHistory()
  await button('Delete Stubborn').click()
  await expect.element(toast()).toHaveTextContent('Not deleted')
  await button('Rename Stubborn').click()
  await nameField().fill('Other')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The name could not be saved. Please try again.')).toBeVisible()
  await expect.element(nameField()).toHaveValue('Other')
})

test('HIST-18 SHARE-16 a PDF that cannot be written says so', async () => {
  playKept('Printed')
  server.answersOddly(CALLS.getAnalysis, '', 500)
  await openHistory()
  await button('Export Printed as PDF').click()
  await expect.element(toast()).toHaveTextContent('Failed to export PDF. Please try again.')
  await expect.element(button('Export Printed as PDF')).toBeEnabled()
})
