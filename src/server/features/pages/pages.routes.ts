import type { Deps } from '../../deps.ts'
import { drawPreview } from '../../adapters/picture/preview-picture.ts'
import type { App } from '../../platform/http/call.ts'
import { ingredientSlug } from '../../../contract/ingredient-slug.ts'
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
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`
}

/** The public pages and every curated ingredient; a sitemap may hold 50,000 addresses (sitemaps.org). */
function sitemap(origin: string, knowledge: Knowledge): string {
  const curated = knowledge.ingredients.filter(({ isImported }) => !isImported)
  const slugs = new Set(curated.map(({ inci }) => ingredientSlug(inci)))
  const paths = [...PAGES, ...[...slugs].map((slug) => `/ingredients/${slug}`)]
  const urls = paths.map((path) => `<url><loc>${escapeMarkup(new URL(path, origin).href)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

const A_DAY = 'public, max-age=86400'

/** What search engines and link previews ask for besides the pages. */
export function pageRoutes(app: App, deps: Deps): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', A_DAY).type('text/plain; charset=utf-8').send(robots(deps.origin)),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .header('Cache-Control', A_DAY)
      .type('application/xml; charset=utf-8')
      .send(sitemap(deps.origin, deps.knowledge)),
  )
  app.get('/og/opaline.png', (_request, reply) =>
    reply
      .header('Cache-Control', A_DAY)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/png')
      .send(
        drawPreview({
          title: 'What is in it, and who says so',
          line: 'Ingredient lists and skin photos, read and explained',
          score: null,
        }),
      ),
  )
}
