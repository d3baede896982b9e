import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { ConsentRequest } from '../../../contract/account.ts'
import type { ProfileUpdate } from '../../../contract/user.ts'
import { send } from '../../lib/api.ts'
import { forgetResults } from '../../lib/queries/analyses-queries.ts'
import { userQuery } from '../../lib/queries/user-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { consentMessages, profileMessages as messages, sessionMessages } from './profile.messages.ts'
import { useToast } from '../../ui/toast-context.ts'
import { useFailureToast } from './use-failure-toast.ts'

export function useUpdateProfile() {
  const client = useQueryClient()
  const toast = useToast()
  const failed = useFailureToast()
  return useIntention({
    send: (body: ProfileUpdate, key) => send(ENDPOINTS.updateProfile, { body, key }),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user)
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
      toast(messages.saved)
    },
    // One sentence for every cause, as it was agreed on.
    onError: (error) => failed(error, messages.failed, { isTold: false }),
  })
}

export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: [ENDPOINTS.suggestAllergies.path, q],
    queryFn: ({ signal }) => send(ENDPOINTS.suggestAllergies, { query: { q }, signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
  })

export function useSendVerification() {
  const toast = useToast()
  const failed = useFailureToast()
  return useIntention({
    send: (_: void, key) => send(ENDPOINTS.sendVerification, { key }),
    onSuccess: () => toast(messages.account.sent),
    onError: (error) => failed(error, messages.account.sendFailed),
  })
}

export const sessionsQuery = queryOptions({
  queryKey: [ENDPOINTS.listSessions.path],
  queryFn: ({ signal }) => send(ENDPOINTS.listSessions, { signal }),
})

export function useEndSession() {
  const client = useQueryClient()
  const toast = useToast()
  const failed = useFailureToast()
  return useIntention({
    send: (id: string, key) => send(ENDPOINTS.endSession, { params: { id }, key }),
    onSuccess: () => toast(sessionMessages.ended),
    onError: (error) => failed(error, sessionMessages.endFailed),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export const consentsQuery = queryOptions({
  queryKey: [ENDPOINTS.listConsents.path],
  queryFn: ({ signal }) => send(ENDPOINTS.listConsents, { signal }),
})

/** Asked for at the moment it is shown: a link may have been opened since in another tab. */
export const sharedLinksQuery = queryOptions({
  queryKey: [ENDPOINTS.sharedLinks.path],
  queryFn: ({ signal }) => send(ENDPOINTS.sharedLinks, { signal }),
  staleTime: 0,
  gcTime: 0,
  retry: false,
})

export function useSetConsent() {
  const client = useQueryClient()
  const toast = useToast()
  const failed = useFailureToast()
  return useIntention({
    send: (body: ConsentRequest, key) => send(ENDPOINTS.setConsent, { body, key }),
    onSuccess: (consents, { isGiven, kind }) => {
      client.setQueryData(consentsQuery.queryKey, consents)
      if (isGiven) return toast(consentMessages.saved)
      if (kind !== 'sharing') return toast(consentMessages.taken)
      toast(consentMessages.closed)
      void forgetResults(client)
    },
    onError: (error) => failed(error, consentMessages.failed),
  })
}
