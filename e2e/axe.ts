import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * axe on a page without foreign frames: so it may finish where it runs, and needs no second page for that; what passed is
 * not written up. Together this takes a good part of the time off each run.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}
