const PAGE_CACHE_TTL_MS = 60_000
const PAGES_MAX = 300

/**
 * Public pages as visitors get them, the same for all of them: rendering one takes milliseconds in which the server does
 * nothing else. Prices and the owner's facts may change behind them, so that nothing is kept longer than a minute.
 */
export function openKeptPages<Page>() {
  const pages = new Map<string, { page: Page; until: number }>()
  return {
    find: (path: string): Page | undefined => {
      const kept = pages.get(path)
      return kept && kept.until > performance.now() ? kept.page : undefined
    },
    keep: (path: string, page: Page): void => {
      pages.delete(path)
      const [oldest] = pages.keys()
      if (pages.size >= PAGES_MAX && oldest !== undefined) pages.delete(oldest)
      pages.set(path, { page, until: performance.now() + PAGE_CACHE_TTL_MS })
    },
  }
}
