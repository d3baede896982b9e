import { failureText } from '../../lib/failure-text.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { authWords } from '../../lib/words/auth.ts'
import { commonWords } from '../../lib/words/common.ts'

/** Only a refused password has the agreed sentence; trouble of ours must not send people to a new password. */
export function loginFailureText(error: unknown): string {
  if (isStatus(error, 401)) return authWords.loginFailed.text
  return failureText(error, { fallback: commonWords.causes.server })
}
