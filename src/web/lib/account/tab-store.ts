import { isRecord } from '../is-record.ts'
import { believedAccount } from './believed.ts'

/** `account`: whose it is; null: a visitor's, whom the next one to sign in here is taken for. */
type Kept = { account: string | null; value: unknown }

const PREFIX = 'opaline.kept.'

/** Keeps a value in this tab for the account of its screen: over a reload, a crash and an expired session. */
export function keep(name: string, value: unknown): void {
  try {
    const kept = { account: believedAccount() ?? null, value }
    sessionStorage.setItem(PREFIX + name, JSON.stringify(kept))
  } catch {
    // Storage is full or refused: the value lives as long as the page.
  }
}

/** What is kept for the account of this screen; undefined where there is nothing, or only another account's. */
export function readKept(name: string): unknown {
  const kept = read(PREFIX + name)
  if (kept === null) return undefined
  const account = believedAccount() ?? null
  if (kept.account === account) return kept.value
  if (kept.account !== null) return undefined
  // Taken over at once: otherwise a third account in this tab would find it too.
  keep(name, kept.value)
  return kept.value
}

export function drop(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing was stored either.
  }
}

/** After a sign-out that was asked for, also in another tab. */
export function dropAllOf(account: string): void {
  for (const key of keys()) {
    if (read(key)?.account === account) drop(key.slice(PREFIX.length))
  }
}

function keys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

function read(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!isRecord(kept)) return null
    const { account, value } = kept
    return account === null || typeof account === 'string' ? { account, value } : null
  } catch {
    return null
  }
}
