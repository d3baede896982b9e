let takeUpdate: (() => void) | null = null
const listeners = new Set<() => void>()

/** `take`: begins the new version; nothing else does while a page is open. */
export function noteUpdate(take: () => void): void {
  takeUpdate = take
  for (const listener of listeners) listener()
}

/** null as long as this page is of the newest version known. */
export function updateToTake(): (() => void) | null {
  return takeUpdate
}

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
