import { useQueryClient } from '@tanstack/react-query'
import { waitWords } from '../../lib/format.ts'
import { ApiError, isStatus, NetworkError, sentenceOf } from '../../lib/problem-error.ts'
import { userQuery } from '../../lib/queries/user-queries.ts'
import { commonWords } from '../../lib/words/common.ts'
import { profileWords as words } from '../../lib/words/profile.ts'
import { useToast } from '../../ui/toast-context.ts'

const LEAVE_AFTER_MS = 500

type Words = { title: string; text: string }

/** Says why a change was not made; a session that ended meanwhile leads to the sign-in screen. */
export function useFailureToast() {
  const client = useQueryClient()
  const toast = useToast()
  return (error: unknown, { title, text }: Words, { isTold = true } = {}) => {
    if (!isStatus(error, 401)) {
      return toast({ title, text: isTold ? causeOf(error, text) : text, tone: 'danger' })
    }
    toast({ ...words.unauthorized, tone: 'danger' })
    // The guard leads to the sign-in screen as soon as there is no user; leaving before would bounce right back.
    setTimeout(() => client.setQueryData(userQuery.queryKey, null), LEAVE_AFTER_MS)
  }
}

export function causeOf(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return words.unreachable
  if (error instanceof ApiError && error.status === 429 && error.retryAfterSeconds !== null)
    return commonWords.busy(waitWords(error.retryAfterSeconds))
  return sentenceOf(error) ?? fallback
}
