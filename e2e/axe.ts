import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

type AxeCore = typeof axe

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a theme can break; all other rules look at the markup, which is the same in both. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on a page as it stands, in the theme it has and then in the other one: rule, theme and place. Both are
 * looked at in one document, which is nine tenths of the work of opening it for each.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  const theme = (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'dark' : 'light'
  const other = theme === 'light' ? 'dark' : 'light'
  const found = await axeRun(page, within, null)
  await turn(page, other)
  const ofOther = await axeRun(page, within, OF_COLOUR)
  await turn(page, theme)
  return [...found.map((line) => `${theme} ${line}`), ...ofOther.map((line) => `${other} ${line}`)]
}

/** As when the system changes its theme, which a page follows where nobody has chosen one. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' })
  // Colours that pass over into others are in neither theme on their way; an inherited one starts again when its parent's has ended.
  await page.evaluate(async () => {
    const passing = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    do {
      await Promise.allSettled(passing().map(({ finished }) => finished))
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    } while (passing().length > 0)
  })
}

/** Pages here have no foreign frames, and no sound that would have to be loaded first; what passed is not written up. */
export async function axeRun(page: Page, within: string, rules: string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([selector, only]) => {
      const { axe: tool } = window as unknown as { axe: AxeCore }
      const { violations } = await tool.run(selector, {
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
        ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
    },
    [within, rules] as const,
  )
}
