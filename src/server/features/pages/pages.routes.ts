import type { Deps } from '../../deps.ts'
import { drawPreview } from '../../adapters/picture/preview-picture.ts'
import type { App } from '../../platform/http/call.ts'
import { robots, sitemap } from './crawlers.ts'

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
