import { PAGE_PRESETS } from '../../../contract/page-head.ts'
import type { PageAnswer } from '../../platform/pages/page-answer.ts'

/** Head of `/face-analysis/:id`. Whether it is shared, and what it says, is told to nobody before the page asks for it. */
export function sharedSkinPage(path: string): PageAnswer | null {
  if (!/^\/face-analysis\/[^/]+$/.test(path)) return null
  return { isPrivate: true, head: PAGE_PRESETS.faceAnalysis }
}
