import { noteClearing, offlineOwner, setOfflineOwner, whatIsBeingCleared } from './offline-owner.ts'
import { clearOfflineStore, type WaitingList } from './offline-store.ts'

/**
 * The copies are `account`'s from now on; those of another are cleared first, and what waited to be sent for them. False
 * where the browser refuses storage: then no copies are kept.
 */
export async function takeOverCopies(account: string): Promise<boolean> {
  if (offlineOwner() === account && whatIsBeingCleared() === null) return true
  const isCleared = await clearCopies(whatIsBeingCleared() === 'all' ? null : account)
  return isCleared && setOfflineOwner(account)
}

/** All but the lists of `account` that wait. False where there is no storage to clear: the next page tries again. */
export function clearCopies(account: string | null): Promise<boolean> {
  return clearBut((list) => list.account === account)
}

/** What a page was left before it was done. Lists of a session that only ended stay: whose they were is not known any more. */
export async function finishClearing(): Promise<void> {
  const what = whatIsBeingCleared()
  if (what !== null && offlineOwner() === null) await clearBut(() => what === 'results')
}

async function clearBut(stays: (list: WaitingList) => boolean): Promise<boolean> {
  try {
    await clearOfflineStore(stays)
    noteClearing(null)
    return true
  } catch {
    return false
  }
}
