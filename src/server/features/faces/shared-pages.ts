import type { PageAnswer } from '../../platform/page-head.ts'

/** Head of `/face-analysis/:id`. Whether it is shared, and what it says, is told to nobody before the page asks for it. */
export function sharedFacePage(path: string): PageAnswer | null {
  if (!/^\/face-analysis\/[^/]+$/.test(path)) return null
  return {
    status: 200,
    isPrivate: true,
    head: {
      title: 'A skin report',
      description: 'Cosmetic guidance from a photo, not medical advice. The photo itself is not stored.',
      robots: 'noindex',
      image: '/og/face-analysis.png',
    },
  }
}
