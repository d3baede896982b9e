import { useSyncExternalStore } from 'react'
import type { WaitingList } from './offline-store.ts'
import { ownLists } from './outbox.ts'
import { onOutboxChange } from './outbox-changes.ts'

let lists: readonly WaitingList[] | undefined
const listeners = new Set<() => void>()
let leave: (() => void) | null = null

async function read(): Promise<void> {
  lists = await ownLists()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  leave ??= onOutboxChange(() => void read())
  void read()
  return () => void listeners.delete(listener)
}

/** Lists of this account that wait or were sent a short time ago, the newest last; undefined until they have been read. */
export function useWaitingLists(): readonly WaitingList[] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => lists,
    () => undefined,
  )
}

/** How many of them nobody has saved yet: what leaving this device would lose. */
export function useUnsavedCount(): number {
  return (useWaitingLists() ?? []).filter(({ state }) => state !== 'sent').length
}
