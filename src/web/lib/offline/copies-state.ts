/** `refused`: the browser stores nothing, as some do in private windows; `full`: the device has no room. */
type CopiesState = 'unknown' | 'kept' | 'refused' | 'full'

let state: CopiesState = 'unknown'
const listeners = new Set<() => void>()

export function noteCopies(next: CopiesState): void {
  state = next
  for (const listener of listeners) listener()
}

export function copiesState(): CopiesState {
  return state
}

export function onCopiesState(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
