import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { tellOtherTabs } from '../account/account-channel.ts'
import { believedAccount } from '../account/believed.ts'
import { notePendingSignOut } from '../account/pending-sign-out.ts'
import { dropCopies } from '../offline/drop-copies.ts'
import { send } from '../api.ts'
import { isCode } from '../problem-error.ts'
import { useIntention } from '../use-intention.ts'

/** Ends with a fresh document whatever the server said, so that nothing of the account stays in memory. */
export function useSignOut(target: '/' | '/auth') {
  return useIntention({
    send: (_: void, key) => {
      // Until an answer says that it is done: the page may be left before.
      notePendingSignOut(believedAccount() ?? null)
      return send(ENDPOINTS.logout, { key })
    },
    onSettled: (_, error) => {
      if (error === null || isCode(error, 'ACCOUNT_CHANGED')) notePendingSignOut(null)
      // Somebody else is signed in by now and stays so; the page starts anew for them.
      if (isCode(error, 'ACCOUNT_CHANGED')) return
      leaveSignedOut(target)
    },
  })
}

/** Clearing what the device keeps takes milliseconds; what is not done by then the next page does. */
const CLEAR_MS_MAX = 1_000

/** After a sign-out that was asked for nothing of the account stays, in any tab and on the device. */
export function leaveSignedOut(target: string): void {
  const patience = new Promise((resolve) => setTimeout(resolve, CLEAR_MS_MAX))
  void Promise.race([forgetTab(), patience]).then(() => window.location.assign(target))
}

/** What this tab and this device keep, and what the other tabs keep for the same account. */
export function forgetTab(): Promise<void> {
  tellOtherTabs({ signedOut: believedAccount() ?? null })
  try {
    sessionStorage.clear()
  } catch {
    // Storage is refused: nothing was kept either.
  }
  return dropCopies('all')
}
