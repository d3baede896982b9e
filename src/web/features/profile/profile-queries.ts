import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import type { ProfileUpdate } from '../../../contract/user.ts'
import { send } from '../../lib/api.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { userQuery } from '../../lib/queries/user-queries.ts'
import { profileWords as words } from '../../lib/words/profile.ts'
import { useToast } from '../../ui/toast-context.ts'

const LEAVE_AFTER_MS = 500

export function useUpdateProfile() {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: ProfileUpdate) => send(CALLS.updateProfile, { body }),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user)
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
      toast(words.saved)
    },
    onError: (error) => {
      if (!isStatus(error, 401)) return toast({ ...words.failed, tone: 'danger' })
      toast({ ...words.unauthorized, tone: 'danger' })
      // The guard leads to the sign-in screen as soon as there is no user; leaving before would bounce right back.
      setTimeout(() => client.setQueryData(userQuery.queryKey, null), LEAVE_AFTER_MS)
    },
  })
}
