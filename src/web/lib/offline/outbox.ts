import type { AnalyzeRequest } from '../../../contract/analysis.ts'
import { ANALYSIS_REFUSALS } from '../../../contract/limits-of-input.ts'
import type { User } from '../../../contract/user.ts'
import { believedAccount } from '../account/believed.ts'
import { NotDoneError } from '../problem-error.ts'
import { askOwnEngine } from './ask-own-engine.ts'
import { offlineOwner } from './offline-owner.ts'
import { openOfflineStore, type WaitingList } from './offline-store.ts'
import { tellOutboxChange } from './outbox-changes.ts'

const BACKGROUND_SYNC = 'outbox'
/** Long enough for a tab that shows a list to move to the result that it became. */
const SENT_KEPT_MS = 86_400_000

/**
 * Analyses a list on this device and puts it where it waits for the server. null where this device cannot: it keeps nothing
 * of this account, has no knowledge, or no room. Throws NotDoneError for a text that the server would refuse.
 */
export async function analyzeAndKeep(
  user: User,
  { key, body }: { key: string; body: AnalyzeRequest },
): Promise<WaitingList | null> {
  if (offlineOwner() !== user.id) return null
  const { skinType, allergies, preferences, isPregnant } = user
  const profile = { skinType, allergies, preferences, isPregnant }
  const answer = await askOwnEngine({ do: 'analyze', body, profile })
  if (answer !== null && 'refused' in answer) throw new NotDoneError(ANALYSIS_REFUSALS[answer.refused])
  if (answer === null || !('results' in answer)) return null
  const list: WaitingList = {
    key,
    account: user.id,
    body,
    createdAt: new Date().toISOString(),
    results: answer.results,
    state: 'waiting',
    reason: null,
    sentAs: null,
  }
  if (!(await keepList(list))) return null
  await askForBackgroundSync()
  tellOutboxChange()
  return list
}

/** False where the device has no room, and where its owner has left while the list was worked out. */
async function keepList(list: WaitingList): Promise<boolean> {
  const store = await openOfflineStore()
  if (offlineOwner() !== list.account) return false
  return store.put('outbox', list).then(
    () => true,
    () => false,
  )
}

/** Where the browser has it, the service worker sends even when no page is open any more. */
async function askForBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration === undefined || !('sync' in registration)) return
  const { sync } = registration as { sync: { register: (tag: string) => Promise<void> } }
  // Refused in some windows; the page sends by itself as long as it is open, and at its next start.
  await sync.register(BACKGROUND_SYNC).catch(() => undefined)
}

export async function retryWaiting(key: string): Promise<void> {
  const store = await openOfflineStore()
  const list = await store.get('outbox', key)
  if (list !== undefined) await store.put('outbox', { ...list, state: 'waiting', reason: null })
  tellOutboxChange()
}

export async function deleteWaiting(key: string): Promise<void> {
  const store = await openOfflineStore()
  await store.delete('outbox', key)
  tellOutboxChange()
}

/** Those that are no more than a pointer to their result. */
export async function dropOldSent(): Promise<void> {
  const store = await openOfflineStore()
  const before = new Date(Date.now() - SENT_KEPT_MS).toISOString()
  for (const { key, state, createdAt } of await store.getAll('outbox'))
    if (state === 'sent' && createdAt < before) await store.delete('outbox', key)
}

/** Something was sent since then, by another page or by the service worker while this one was still on its way. */
export async function wasSentSince(ms: number): Promise<boolean> {
  return (await ownLists()).some(({ sentAt = 0 }) => sentAt >= ms)
}

/** Lists of this account that are kept nowhere but on this device. */
export async function countUnsaved(): Promise<number> {
  return (await ownLists()).filter(({ state }) => state !== 'sent').length
}

/** Lists of this account that wait or were sent a short time ago, the newest last. */
export async function ownLists(): Promise<WaitingList[]> {
  const account = believedAccount() ?? null
  const all = await openOfflineStore()
    .then((store) => store.getAll('outbox'))
    .catch(() => [])
  return all
    .filter((list) => list.account === account)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}
