import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from './open-pages.ts'

/** The screens as built for the server. They come as a file of the build: no code of the server knows a screen. */
export async function openRenderer(distDir: string): Promise<RenderPage> {
  const file = pathToFileURL(join(distDir, 'web-server', 'render-page.js')).href
  const { renderPage } = (await import(file)) as { renderPage: RenderPage }
  return renderPage
}
