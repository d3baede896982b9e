import type { VerifyEmailRequest } from '../../../contract/account.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { Actor } from '../../platform/session.ts'
import { network, throttle } from '../../platform/throttle.ts'
import { queueMail, sendSoon } from '../mail/mail.ts'
import { getUserRow } from './user-row.ts'
import { markEmailVerified } from './accounts.queries.ts'
import { isTokenShaped, newEmailToken } from './email-token.ts'
import { findToken, insertToken, useToken, voidTokens } from './email-token.queries.ts'

const SEND_RULE = { name: 'verify-send-hour', max: 3, windowSeconds: 3_600 }
const OPEN_RULE = { name: 'verify-open-hour', max: 20, windowSeconds: 3_600 }

export async function sendVerification(deps: Deps, actor: Actor): Promise<{ message: string }> {
  const user = await getUserRow(deps, actor.userId)
  if (user.emailVerifiedAt) return { message: 'Your address is confirmed already.' }
  await throttle(deps, SEND_RULE, actor.userId)
  const { token, row } = newEmailToken(deps, user.id, 'verify-email')
  await deps.transact(async (tx) => {
    await voidTokens(tx, user.id, 'verify-email', deps.now())
    await insertToken(tx, row)
    await queueMail(deps, tx, { userId: user.id, to: user.email, letter: { kind: 'verify-email', token } })
  })
  sendSoon(deps)
  return { message: 'A link is on its way to your address.' }
}

/** Works without a session: the mail is often opened on another device. */
export async function verifyEmail(deps: Deps, { token }: VerifyEmailRequest, ip: string) {
  await throttle(deps, OPEN_RULE, network(ip))
  const now = deps.now()
  const hash = deps.secrets.sha256(token)
  const found = isTokenShaped(token) ? await findToken(deps.db, hash, 'verify-email', now) : undefined
  if (!found) throw deadLink()
  await deps.transact(async (tx) => {
    if (!(await useToken(tx, hash, now))) throw deadLink()
    await markEmailVerified(tx, found.userId, now)
  })
  return { message: 'Thank you, your address is confirmed.' }
}

function deadLink(): Failure {
  return new Failure('INVALID', 'This link is invalid or has expired. You can have another one sent.')
}
