import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { openScreen } from '../../testing/screen.test-support.tsx'

export const plan = () => page.getByRole('region', { name: 'Current Plan' })
export const usage = () => page.getByRole('region', { name: 'Usage Analytics' })
export const invoices = () => page.getByRole('region', { name: 'Invoices' })
export const cancel = () => page.getByRole('button', { name: 'Cancel at Period End' })
export const dialog = () => page.getByRole('dialog', { name: 'Cancel your subscription?' })

/** Ends when all parts of the page are there. */
export async function openBilling(): Promise<void> {
  await openScreen('/billing')
  await expect.element(usage().getByText('Ingredient analyses')).toBeVisible()
  await expect.element(page.css('.animate-breathe')).not.toBeInTheDocument()
}

/** How far each bar of a part of the page is filled, as drawn. */
export function bars(part: Locator): string[] {
  return part
    .css('div[aria-hidden] > div[style]')
    .elements()
    .map((bar) => `${bar.className.split(' ').at(-1)} ${(bar as HTMLElement).style.width}`)
}
