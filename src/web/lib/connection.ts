import { isOffline } from './problem-error.ts'

/** One lost call may be the call's own; with the second there is nobody at the other end. */
const LOST_MIN = 2

type Connection = 'online' | 'offline' | 'unreachable'

let lostCalls = 0
const listeners = new Set<() => void>()

export function connection(): Connection {
  if (isOffline()) return 'offline'
  return lostCalls >= LOST_MIN ? 'unreachable' : 'online'
}

export function noteAnswer(): void {
  note(0)
}

export function noteLost(): void {
  note(lostCalls + 1)
}

function note(next: number): void {
  const before = connection()
  lostCalls = next
  if (connection() !== before) for (const listener of listeners) listener()
}

export function onConnection(listener: () => void): () => void {
  // With a new connection the calls that were lost say nothing any more.
  const change = () => {
    lostCalls = 0
    listener()
  }
  listeners.add(listener)
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', change)
    window.removeEventListener('offline', change)
  }
}
