import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { tellOtherTabs } from '../account/account-channel.ts'
import { believedAccount } from '../account/believed.ts'
import { send } from '../api.ts'
import { isCode } from '../problem-error.ts'
import { useIntention } from '../use-intention.ts'

/** Ends with a fresh document whatever the server said, so that nothing of the account stays in memory. */
export function useSignOut(target: '/' | '/auth') {
  return useIntention({
    send: (_: void, key) => send(ENDPOINTS.logout, { key }),
    onSettled: (_, error) => {
      // Somebody else is signed in by now and stays so; the page starts anew for them.
      if (isCode(error, 'ACCOUNT_CHANGED')) return
      leaveSignedOut(target)
    },
  })
}

/** After a sign-out that was asked for nothing of the account stays, in any tab. */
export function leaveSignedOut(target: string): void {
  forgetTab()
  window.location.assign(target)
}

/** What this tab keeps, and what the other tabs keep for the same account. */
export function forgetTab(): void {
  tellOtherTabs({ signedOut: believedAccount() ?? null })
  sessionStorage.clear()
}
