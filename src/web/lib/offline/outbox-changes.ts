const NAME = 'opaline.outbox'

let channel: BroadcastChannel | null = null
const listeners = new Set<() => void>()

/** Told to this page, to other tabs and to the service worker, which has no account of its own to follow. */
export function tellOutboxChange(): void {
  for (const listener of listeners) listener()
  opened().postMessage(null)
}

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener)
  opened()
  return () => void listeners.delete(listener)
}

function opened(): BroadcastChannel {
  if (channel === null) {
    channel = new BroadcastChannel(NAME)
    channel.onmessage = () => {
      for (const listener of listeners) listener()
    }
  }
  return channel
}
