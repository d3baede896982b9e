import { useQueryClient } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../api.ts'
import { failureText } from '../failure-text.ts'
import { isRefusal } from '../idempotency-key.ts'
import { NotDoneError } from '../problem-error.ts'
import { refreshPlan } from '../queries/plan-queries.ts'
import { useIntention } from '../use-intention.ts'
import { paymentMessages } from '../messages/payment.ts'
import { useToast } from '../../ui/toast-context.ts'

const CANCELED_TOAST_MS = 6_000

type Told = { done: string; failed: { title: string; text: string }; durationMs?: number }

function usePlanChange(call: typeof ENDPOINTS.cancel | typeof ENDPOINTS.reactivate, told: Told) {
  const client = useQueryClient()
  const toast = useToast()
  return useIntention({
    send: async (_: void, key) => {
      const { success, message } = await send(call, { key })
      if (!success) throw new NotDoneError(message)
      return message
    },
    // Running until the new state is here, so that nobody sees the old one beside the words that it changed.
    onSuccess: async (message) => {
      await refreshPlan(client)
      const { done, durationMs } = told
      toast({ title: done, text: message, ...(durationMs === undefined ? {} : { durationMs }) })
    },
    onError: (error) => {
      const { title, text } = told.failed
      toast({ title, text: failureText(error, { fallback: text }), tone: 'danger' })
      // It may have been done in another tab, so that there is nothing left to do.
      if (isRefusal(error)) void refreshPlan(client)
    },
  })
}

const { cancel, reactivate } = paymentMessages

export function useCancel() {
  return usePlanChange(ENDPOINTS.cancel, {
    done: cancel.done,
    failed: cancel.failed,
    durationMs: CANCELED_TOAST_MS,
  })
}

/** Takes back what was scheduled for the end of the period: the end itself, or another plan. */
export function useReactivate() {
  return usePlanChange(ENDPOINTS.reactivate, reactivate)
}
