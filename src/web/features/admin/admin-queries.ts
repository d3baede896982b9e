import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { AdminUserQuery, WithdrawalStep } from '../../../contract/admin.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { FeedbackStatus } from '../../../contract/feedback.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { adminMessages } from './admin.messages.ts'
import { useToast } from '../../ui/toast-context.ts'

const HEALTH_EVERY_MS = 30_000

/** Asked again only while the page is in sight and the browser has a connection, which the query client sees to. */
export const healthQuery = queryOptions({
  queryKey: [ENDPOINTS.adminHealth.path],
  queryFn: ({ signal }) => send(ENDPOINTS.adminHealth, { signal }),
  refetchInterval: HEALTH_EVERY_MS,
  refetchIntervalInBackground: false,
  // The next try comes by itself; until then the strip must not go on showing what was.
  retry: false,
})

export const statsQuery = queryOptions({
  queryKey: [ENDPOINTS.adminStats.path],
  queryFn: ({ signal }) => send(ENDPOINTS.adminStats, { signal }),
})

export const usageQuery = queryOptions({
  queryKey: [ENDPOINTS.adminUsage.path],
  queryFn: ({ signal }) => send(ENDPOINTS.adminUsage, { signal }),
})

export const revenueQuery = queryOptions({
  queryKey: [ENDPOINTS.adminRevenue.path],
  queryFn: ({ signal }) => send(ENDPOINTS.adminRevenue, { signal }),
})

export const auditQuery = queryOptions({
  queryKey: [ENDPOINTS.adminAudit.path],
  queryFn: ({ signal }) => send(ENDPOINTS.adminAudit, { signal }),
})

export const withdrawalsQuery = queryOptions({
  queryKey: [ENDPOINTS.adminWithdrawals.path],
  queryFn: ({ signal }) => send(ENDPOINTS.adminWithdrawals, { signal }),
})

/** The page before stays in sight until the next one is there. */
export function usersQuery(query: AdminUserQuery) {
  return queryOptions({
    queryKey: [ENDPOINTS.adminFindUsers.path, query],
    queryFn: ({ signal }) => send(ENDPOINTS.adminFindUsers, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function feedbackQuery(status: FeedbackStatus | undefined) {
  return queryOptions({
    queryKey: [ENDPOINTS.listFeedback.path, status],
    queryFn: ({ signal }) => send(ENDPOINTS.listFeedback, { query: { status }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useAnswerWithdrawal(onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useIntention({
    send: ({ id, step }: { id: string; step: WithdrawalStep }, key) =>
      send(ENDPOINTS.answerWithdrawal, { params: { id }, body: step, key }),
    onSuccess: () => {
      toast(adminMessages.withdrawals.dialog.done)
      onDone()
    },
    // Also after a failure: somebody else may have answered it.
    onSettled: () =>
      Promise.all(
        [ENDPOINTS.adminWithdrawals, ENDPOINTS.adminAudit].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}

export function useSetStatus() {
  const client = useQueryClient()
  const toast = useToast()
  const messages = adminMessages.feedback
  return useIntention({
    send: ({ id, status }: { id: string; status: FeedbackStatus }, key) =>
      send(ENDPOINTS.setFeedbackStatus, { params: { id }, body: { status }, key }),
    onSuccess: async () => {
      toast(messages.updated)
      await Promise.all(
        [ENDPOINTS.listFeedback, ENDPOINTS.adminAudit].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      )
    },
    onError: (error) =>
      toast({
        ...messages.notUpdated,
        text: failureText(error, { fallback: messages.notUpdated.text }),
        tone: 'danger',
      }),
  })
}
