import type { ShareContent } from './shareable.ts'

type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** The system's share sheet where there is one, otherwise the clipboard. Closing the sheet is no failure. */
export async function shareOut(content: ShareContent): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(content)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await navigator.clipboard.writeText(content.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
