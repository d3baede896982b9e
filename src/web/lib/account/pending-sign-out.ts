import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { ApiError, isCode, NetworkError } from '../problem-error.ts'

const OWED = 'opaline.owed-sign-out'

/**
 * Whose session the server has still to end: somebody signed out, and no answer said that it is done. The cookie is out of a
 * page's reach, and would sign in whoever opens the next one. null: nothing is owed.
 */
export function pendingSignOut(): string | null {
  try {
    return localStorage.getItem(OWED)
  } catch {
    return null
  }
}

/** null: it is done, or somebody signed in since. */
export function notePendingSignOut(account: string | null): void {
  try {
    if (account === null) localStorage.removeItem(OWED)
    else localStorage.setItem(OWED, account)
  } catch {
    // Storage is refused: the session then ends with the call or by itself.
  }
}

/** Ends the session that is owed, and no other account's. Throws where it cannot be done now; it stays owed. */
export async function finishSignOut(): Promise<void> {
  const account = pendingSignOut()
  if (account === null) return
  const answer = await fetch(ENDPOINTS.logout.path, {
    method: ENDPOINTS.logout.method,
    credentials: 'include',
    headers: { 'Opaline-Account': account },
  }).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
  if (!answer.ok) {
    const error = new ApiError(answer.status, await answer.text(), null)
    if (!isCode(error, 'ACCOUNT_CHANGED')) throw error
  }
  notePendingSignOut(null)
}
