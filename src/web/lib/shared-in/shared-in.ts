/** What another app shared into this one. */
type SharedIn = { text: string; photos: readonly File[] } | 'lost'

let held: SharedIn | null = null
const listeners = new Set<() => void>()

/** In the memory of this page until a screen takes it, over signing in as well. */
export function putSharedIn(item: SharedIn): void {
  held = item
  for (const listener of listeners) listener()
}

/** Once: whoever asks again gets null. */
export function takeSharedIn(): SharedIn | null {
  const item = held
  held = null
  return item
}

export function onSharedIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
