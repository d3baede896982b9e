import axe from 'axe-core'
import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { OF_COLOUR, runAxe } from './axe-run.test-support.ts'

/** What axe finds on the screen as it stands, in the light theme and then in the dark one: rule, theme and place. */
export async function axeFindings(): Promise<string[]> {
  const light = await runAxe(axe, 'html', null)
  await turn('dark')
  const dark = await runAxe(axe, 'html', OF_COLOUR)
  await turn('light')
  return [...light.map((line) => `light ${line}`), ...dark.map((line) => `dark ${line}`)]
}

/** As when the system changes its theme, which a page follows where nobody has chosen one. */
async function turn(colorScheme: 'light' | 'dark'): Promise<void> {
  await commands.emulateMedia({ colorScheme })
  await expect.poll(() => document.documentElement.dataset['theme']).toBe(colorScheme)
  // Colours that pass over into others are in neither theme on their way; an inherited one starts again when its parent's has ended.
  await expect
    .poll(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length)
    .toBe(0)
}
