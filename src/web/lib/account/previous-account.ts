import { isRecord } from '../is-record.ts'

const KEY = 'opaline.account-was'
export type PreviousAccount = { id: string; name: string }

const listeners = new Set<() => void>()

/** Whom the screen stood for before another tab changed the account; outlives the reload that this takes. */
export function rememberPreviousAccount(was: PreviousAccount): void {
  write(JSON.stringify(was))
}

export function forgetPreviousAccount(): void {
  write(null)
}

/** The stored text, which is the same as long as nothing changes. */
export function storedPreviousAccount(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function readPreviousAccount(text: string | null): PreviousAccount | null {
  try {
    const was: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(was) || typeof was['id'] !== 'string' || typeof was['name'] !== 'string') return null
    return { id: was['id'], name: was['name'] }
  } catch {
    return null
  }
}

export function watchPreviousAccount(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Storage is refused: the reload then goes without its notice.
  }
  for (const listener of listeners) listener()
}
