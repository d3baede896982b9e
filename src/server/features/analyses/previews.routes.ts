import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/call.ts'
import { Failure } from '../../platform/failure.ts'
import { drawPreview } from '../../adapters/picture/preview-picture.ts'
import { sharedPreview } from './shared-pages.ts'

/** Pictures for link previews. Not kept by anybody on the way: a link that is taken back takes its picture along. */
export function previewRoutes(app: App, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/og/analysis/:file', async (request, reply) => {
    const id = request.params.file.replace(/\.png$/, '')
    const png = await sharedPreview(deps, id)
    if (!png) throw new Failure('NOT_FOUND', 'Not found.')
    return reply
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/png')
      .send(png)
  })
  // A face score is nobody's business in a chat window: the picture is the same for all.
  app.get('/og/face-analysis.png', async (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/png')
      .send(
        drawPreview({ title: 'A skin report', line: 'Cosmetic guidance, not medical advice', score: null }),
      ),
  )
}
