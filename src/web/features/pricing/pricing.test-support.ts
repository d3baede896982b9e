import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { texts } from '../../testing/screen.test-support.tsx'

export const card = (id: string) => page.css(`[data-plan="${id}"]`)
/** The one button of a card, whatever it offers. */
export const order = (id: string) => card(id).getByRole('button')
export const ribbons = (id: string) => texts(card(id).css('[data-ribbon]'))

export async function annual(): Promise<void> {
  await page.getByRole('button', { name: 'Annual', exact: true }).click()
  await expect.element(card('standard-annual')).toBeVisible()
}
