const OWNER = 'opaline.offline-owner'
const CLEARING = 'opaline.offline-clearing'

const listeners = new Set<() => void>()

/**
 * Whose copies this browser keeps; null: nobody's. It stands apart from them since it can be taken back at once, before a
 * page is left, and copies without it count as gone.
 */
export function offlineOwner(): string | null {
  return readMark(OWNER)
}

export function onOfflineOwner(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** False where the browser refuses storage: then no copies are kept. */
export function setOfflineOwner(account: string | null): boolean {
  const isSet = writeMark(OWNER, account)
  for (const listener of listeners) listener()
  return isSet
}

/** What has still to be cleared of the copies of before. */
export function whatIsBeingCleared(): string | null {
  return readMark(CLEARING)
}

/** Stands until it is done, also for the next page; null: done. */
export function noteClearing(what: 'all' | 'results' | null): void {
  writeMark(CLEARING, what)
}

function readMark(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeMark(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
