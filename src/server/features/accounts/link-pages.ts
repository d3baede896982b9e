import type { PageAnswer } from '../../platform/pages/page-answer.ts'

const TITLES: Record<string, string> = {
  '/reset-password': 'Set a new password',
  '/verify-email': 'Confirm your address',
}

/** Pages whose address carries a key: it is kept from caches, indexes and the addresses they lead to. */
export function mailedLinkPage(path: string): PageAnswer | null {
  const title = TITLES[path]
  return title === undefined ? null : { isPrivate: true, head: { title, robots: 'noindex' } }
}
