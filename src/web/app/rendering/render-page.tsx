import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStringAsync } from 'preact-render-to-string'
import type { FirstState } from '../../../contract/first-state.ts'
import type { PageHead } from '../../../contract/page-head.ts'
import type { RenderedPage } from '../../../contract/rendered-page.ts'
import { HeadListener } from '../../lib/page-head.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { Screens } from '../app.tsx'
import { layIn } from './first-state.ts'
import { renderedPage } from './rendered-pages.ts'

/**
 * A public page as HTML, with `answers` as all that it may show; null for pages that the browser makes. `path` may
 * carry a query. Throws what the page throws.
 */
export async function renderPage(path: string, answers: FirstState): Promise<RenderedPage | null> {
  const page = renderedPage(path.split('?')[0] ?? path, answers)
  if (page === null) return null
  const queryClient = createQueryClient()
  layIn(queryClient, answers)
  let head: PageHead = {}
  const html = await renderToStringAsync(
    <HeadListener value={(told) => (head = told)}>
      <QueryClientProvider client={queryClient}>
        <Screens served={path} />
      </QueryClientProvider>
    </HeadListener>,
  )
  return { html, head, status: page.isFound ? 200 : 404, sources: page.sources }
}
