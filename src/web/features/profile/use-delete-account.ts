import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { navigate } from '../../lib/navigation.tsx'
import type { DeleteAccountRequest } from '../../../contract/account.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { forgetTab } from '../../lib/queries/sign-out.ts'
import { userQuery } from '../../lib/queries/user-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { dataMessages } from './profile.messages.ts'
import { useToast } from '../../ui/toast-context.ts'

/**
 * Leaves the page first and forgets the account then: the guard of this page would send a reader without an account
 * to the sign-in screen.
 */
export function useDeleteAccount() {
  const client = useQueryClient()
  const toast = useToast()
  const isGone = useRef(false)
  useEffect(
    () => () => {
      if (!isGone.current) return
      void forgetTab()
      client.setQueryData(userQuery.queryKey, null)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
    },
    [client],
  )
  return useIntention({
    send: (body: DeleteAccountRequest, key) => send(ENDPOINTS.deleteAccount, { body, key }),
    onSuccess: async () => {
      isGone.current = true
      // Lists that are asked for again now would answer 401 and lead to the sign-in screen.
      await client.cancelQueries()
      toast(dataMessages.remove.done)
      navigate(paths.home, { replace: true })
    },
  })
}
