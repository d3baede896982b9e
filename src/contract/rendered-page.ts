import type { PageHead } from './page-head.ts'

/** A page as the built screens draw it, and as the server sends it. */
export type RenderedPage = {
  /** What stands inside #root. */
  html: string
  head: PageHead
  status: 200 | 404
  /** Sources of the page and of its frame, by which the build's manifest knows their files. */
  sources: readonly string[]
}
