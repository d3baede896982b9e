import { SHARE_PARTS, SHARED_LOST, SHARED_PARAM } from '../../contract/offline.ts'
import type { SharedItem } from '../lib/offline/worker-messages.ts'

/** As long as a browser may take to open a page; it ends idle workers later than that. */
const HELD_MS = 60_000
/** As many photos as a list takes, and the most bytes that one of them may have. */
const PHOTOS_MAX = 5
const PHOTO_BYTES_MAX = 10 * 1024 * 1024

const held = new Map<string, { item: SharedItem; letGo: () => void }>()

/**
 * Answers the system's share sheet: what came is held in this worker's memory until the page it leads to asks for it, for a
 * minute at most. Nothing of it is sent or stored.
 */
export async function takeShared(event: FetchEvent): Promise<Response> {
  const item = isOfOtherSite(event.request) ? null : await readItem(event.request)
  const id = item === null ? SHARED_LOST : crypto.randomUUID()
  if (item !== null) event.waitUntil(hold(id, item))
  return Response.redirect(`/dashboard?${SHARED_PARAM}=${id}`, 303)
}

/**
 * The share sheet names no page that it comes from. A page of another site that names itself is no share sheet; one that hides
 * cannot be told from it, and what it puts into the scanner is said there and can be undone.
 */
function isOfOtherSite({ referrer }: Request): boolean {
  return /^https?:/.test(referrer) && new URL(referrer).origin !== self.location.origin
}

/** Once: whoever asks again gets null. */
export function giveShared(id: string): SharedItem | null {
  const found = held.get(id)
  held.delete(id)
  found?.letGo()
  return found?.item ?? null
}

/** The worker lives as long as the promise. */
function hold(id: string, item: SharedItem): Promise<void> {
  return new Promise((letGo) => {
    held.set(id, { item, letGo })
    setTimeout(() => {
      held.delete(id)
      letGo()
    }, HELD_MS)
  })
}

async function readItem(request: Request): Promise<SharedItem | null> {
  const form = await request.formData().catch(() => null)
  if (form === null) return null
  const texts = [SHARE_PARTS.title, SHARE_PARTS.text, SHARE_PARTS.url].flatMap((part) => form.getAll(part))
  const files = form.getAll(SHARE_PARTS.photos).filter((part) => part instanceof File)
  const photos = files.slice(0, PHOTOS_MAX).filter(({ size }) => size > 0 && size <= PHOTO_BYTES_MAX)
  return {
    text: texts.filter((part) => typeof part === 'string' && part.trim() !== '').join('\n'),
    // A copy: what stands behind a file of a form is the browser's, which may write large ones to its disk.
    photos: await Promise.all(
      photos.map(async (file) => ({ name: file.name, type: file.type, bytes: await file.arrayBuffer() })),
    ),
  }
}
