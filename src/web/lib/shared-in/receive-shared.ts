import { SHARED_LOST } from '../../../contract/offline.ts'
import type { SharedItem, ToServiceWorker } from '../offline/worker-messages.ts'
import { putSharedIn } from './shared-in.ts'

const PATIENCE_MS = 10_000

/** Asks the service worker for what it holds under this id, from its memory into this page's. */
export async function receiveShared(id: string): Promise<void> {
  const item = id === SHARED_LOST ? null : await askFor(id)
  if (item === null) return putSharedIn('lost')
  const photos = item.photos.map(({ name, type, bytes }) => new File([bytes], name, { type }))
  putSharedIn({ text: item.text, photos })
}

async function askFor(id: string): Promise<SharedItem | null> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return null
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<SharedItem | null>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<SharedItem | null>) => resolve(data)
    setTimeout(resolve, PATIENCE_MS, null)
  })
  worker.postMessage({ say: 'give-shared', id } satisfies ToServiceWorker, [port2])
  return answer
}
