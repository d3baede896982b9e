import { ingredientSlug } from '../../../contract/ingredient.ts'
import type { Knowledge } from '../../../engine/knowledge/load.ts'
import { escapeMarkup } from '../../platform/pages/escape-markup.ts'

const PAGES = [
  '/',
  '/pricing',
  '/about',
  '/contact',
  '/ingredients',
  '/terms',
  '/privacy',
  '/refund',
  '/withdraw',
]

/**
 * Only calls are closed to crawlers. Pages that no index may keep say so themselves, and can do that only to a crawler
 * that may read them.
 */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`
}

/** The public pages and every curated ingredient; a sitemap may hold 50,000 addresses (sitemaps.org). */
export function sitemap(origin: string, knowledge: Knowledge): string {
  const curated = knowledge.ingredients.filter(({ isImported }) => !isImported)
  const slugs = new Set(curated.map(({ inci }) => ingredientSlug(inci)))
  const paths = [...PAGES, ...[...slugs].map((slug) => `/ingredients/${slug}`)]
  const urls = paths.map((path) => `<url><loc>${escapeMarkup(new URL(path, origin).href)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
