import { useMutation } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { send } from '../api.ts'

/** Ends with a fresh document whatever the server said, so that nothing of the account stays in memory. */
export function useSignOut(target: '/' | '/auth') {
  return useMutation({
    mutationFn: () => send(CALLS.logout),
    onSettled: () => {
      sessionStorage.clear()
      window.location.assign(target)
    },
  })
}
