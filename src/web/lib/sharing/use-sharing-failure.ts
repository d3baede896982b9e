import { useQueryClient } from '@tanstack/react-query'
import { failureText } from '../failure-text.ts'
import { isStatus } from '../problem-error.ts'
import { forgetResults } from '../queries/analyses-queries.ts'
import { sharingMessages as messages } from '../messages/sharing.ts'
import { useToast } from '../../ui/toast-context.ts'

/** Says why sharing did not change. A result that was deleted in another tab goes from the screen as well. */
export function useSharingFailure() {
  const client = useQueryClient()
  const toast = useToast()
  return (error: unknown, { title, text }: { title: string; text: string }) => {
    if (!isStatus(error, 404)) {
      toast({ title, text: failureText(error, { fallback: text }), tone: 'danger' })
      return
    }
    toast({ ...messages.gone, tone: 'danger' })
    void forgetResults(client)
  }
}
