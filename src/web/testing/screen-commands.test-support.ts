import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

export type Look = {
  media?: 'print' | null
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
}

/** What a test asks of the browser itself, beyond what Vitest's own locators and events do. */
const emulateMedia: BrowserCommand<[Look]> = async ({ page }, look) => {
  await page.emulateMedia(look)
}

export const screenCommands = { emulateMedia }
