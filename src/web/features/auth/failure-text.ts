import { waitWords } from '../../lib/format.ts'
import { ApiError, NetworkError, sentenceOf } from '../../lib/problem-error.ts'
import { authWords } from '../../lib/words/auth.ts'
import { commonWords } from '../../lib/words/common.ts'

/** Wrong credentials keep the one agreed sentence; a lost connection or too many tries are told as what they are. */
export function loginFailureText(error: unknown): string {
  return circumstance(error) ?? authWords.loginFailed.text
}

export function failureText(error: unknown, fallback: string): string {
  return circumstance(error) ?? sentenceOf(error) ?? fallback
}

function circumstance(error: unknown): string | null {
  if (error instanceof NetworkError) return authWords.unreachable
  if (!(error instanceof ApiError) || error.status !== 429) return null
  return error.retryAfterSeconds === null
    ? sentenceOf(error)
    : commonWords.busy(waitWords(error.retryAfterSeconds))
}
