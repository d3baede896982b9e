import { failureText } from '../../lib/failure-text.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { authMessages } from '../../lib/messages/auth.ts'
import { commonMessages } from '../../lib/messages/common.ts'

/** Only a refused password has the agreed sentence; trouble of ours must not send people to a new password. */
export function loginFailureText(error: unknown): string {
  if (isStatus(error, 401)) return authMessages.loginFailed.text
  return failureText(error, { fallback: commonMessages.causes.server })
}
