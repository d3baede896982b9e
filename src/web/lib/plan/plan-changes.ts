import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import { send } from '../api.ts'
import { sentenceOf } from '../problem-error.ts'
import { refreshPlan } from '../queries/plan-queries.ts'
import { paymentWords } from '../words/payment.ts'
import { useToast } from '../../ui/toast-context.ts'

const CANCELED_TOAST_MS = 6_000

/** The server may answer that it did not do it: that is a failure like any other. */
class NotDone extends Error {}

type Told = { done: string; failed: { title: string; text: string }; durationMs?: number }

function usePlanChange(call: typeof CALLS.cancel | typeof CALLS.reactivate, told: Told) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async () => {
      const { success, message } = await send(call)
      if (!success) throw new NotDone(message)
      return message
    },
    // Running until the new state is here, so that nobody sees the old one beside the words that it changed.
    onSuccess: async (message) => {
      await refreshPlan(client)
      const { done, durationMs } = told
      toast({ title: done, text: message, ...(durationMs === undefined ? {} : { durationMs }) })
    },
    onError: (error) => {
      const said = error instanceof NotDone ? error.message : sentenceOf(error)
      const { title, text } = told.failed
      toast({ title, text: said || text, tone: 'danger' })
    },
  })
}

const { cancel, reactivate } = paymentWords

export function useCancel() {
  return usePlanChange(CALLS.cancel, {
    done: cancel.done,
    failed: cancel.failed,
    durationMs: CANCELED_TOAST_MS,
  })
}

/** Takes back what was scheduled for the end of the period: the end itself, or another plan. */
export function useReactivate() {
  return usePlanChange(CALLS.reactivate, reactivate)
}
