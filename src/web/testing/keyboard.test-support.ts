import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Goes through the stops of an open dialog by keyboard; none of them lies on the page behind it. */
export async function tabWithinDialog(...keys: ('Tab' | 'Shift+Tab')[]): Promise<void> {
  for (const key of keys) {
    await userEvent.tab({ shift: key === 'Shift+Tab' })
    // Past its last stop the browser may hand the focus to its own bar; the page behind never gets it.
    await expect
      .poll(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      .toBe(true)
  }
}

/** A closed dialog has no role any more, and is still there until the page has heard of it. */
export async function waitForNoDialog(): Promise<void> {
  await expect.element(page.css('dialog')).not.toBeInTheDocument()
}
