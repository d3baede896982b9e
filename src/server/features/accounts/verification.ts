import type { VerifyEmailRequest } from '../../../contract/account.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import { idOfIntention } from '../../platform/http/idempotency.ts'
import type { Actor } from '../../platform/security/session.ts'
import { mailbox, network, throttle } from '../../platform/security/throttle.ts'
import { queueMail, sendSoon } from '../mail/mail.ts'
import { getUserRow } from './user-row.ts'
import { markEmailVerified } from './accounts.queries.ts'
import { isTokenShaped, newEmailToken } from './email-token.ts'
import { findToken, insertToken, useToken, voidTokens } from './email-token.queries.ts'

const SEND_RULES = [
  { name: 'verify-send-hour', max: 3, windowSeconds: 3_600 },
  { name: 'verify-send-day', max: 10, windowSeconds: 86_400 },
]
const OPEN_RULE = { name: 'verify-open-hour', max: 20, windowSeconds: 3_600 }

export async function sendVerification(
  deps: Deps,
  actor: Actor,
  idempotencyKey: string | null,
): Promise<{ message: string }> {
  const user = await getUserRow(deps, actor.userId)
  if (user.emailVerifiedAt) return { message: 'Your address is confirmed already.' }
  // By the address: another account with it is one deletion away.
  for (const rule of SEND_RULES) await throttle(deps, rule, mailbox(user.email))
  const { token, row } = newEmailToken(deps, user.id, 'verify-email')
  const id = idOfIntention(deps, 'mail', user.id, idempotencyKey)
  await deps.transact(async (tx) => {
    const mail = { id, userId: user.id, to: user.email, letter: { kind: 'verify-email', token } } as const
    if (!(await queueMail(deps, tx, mail))) return
    await voidTokens(tx, user.id, 'verify-email', deps.now())
    await insertToken(tx, row)
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
