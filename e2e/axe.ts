import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { OF_COLOUR, runAxe } from '../src/web/testing/axe-run.test-support.ts'

type InPage = { axe: typeof axe; runAxe: typeof runAxe }

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * axe comes written for browsers without private fields and keeps those of each colour in seven weak maps, which are slow to fill and
 * to collect: a sixth of a run. Kept on the objects themselves they say the same.
 */
const LIGHT_MAPS = `(() => {
  class Kept {
    key = Symbol()
    has(object) { return this.key in object }
    get(object) { return object[this.key] }
    set(object, value) { object[this.key] = value }
    add(object) { object[this.key] = true }
  }
  return [Kept, Kept]
})()`

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

/** What axe finds in a part of a page in the theme it has, by all rules or by some. */
export async function axeRun(page: Page, within: string, rules: string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(
      `((WeakMap, WeakSet) => {${SOURCE}})(...${LIGHT_MAPS});window.runAxe = ${String(runAxe)}`,
    )
  return page.evaluate(
    ([selector, only]) => {
      const here = window as unknown as InPage
      return here.runAxe(here.axe, selector, only)
    },
    [within, rules] as const,
  )
}
