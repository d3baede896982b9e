import { writtenMoment } from '../../platform/written-date.ts'
import type { ForgotPasswordRequest, ResetPasswordRequest } from '../../../contract/user.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import { idOfIntention } from '../../platform/http/idempotency.ts'
import { isWithin, network, throttle } from '../../platform/security/throttle.ts'
import { queueMail, sendSoon } from '../mail/mail.ts'
import { findUser, findUserByLogin, setPassword } from './accounts.queries.ts'
import { EMAIL_TOKEN_MS, isTokenShaped, newEmailToken } from './email-token.ts'
import { findToken, insertToken, useToken, voidTokens } from './email-token.queries.ts'
import { withKnownDevice } from './known-device.ts'
import { canonical } from './names.ts'
import { refuseEasyPassword } from './password-strength.ts'

const FORGOT_RULE = { name: 'forgot-hour', max: 10, windowSeconds: 3_600 }
const FORGOT_ACCOUNT_RULE = { name: 'forgot-account-hour', max: 3, windowSeconds: 3_600 }
const RESET_RULE = { name: 'reset-hour', max: 10, windowSeconds: 3_600 }
const VALIDATE_RULE = { name: 'validate-hour', max: 20, windowSeconds: 3_600 }

const SENT = { message: 'If an account has this address, a reset link is on its way.' }

/** One answer for every address, at the same speed: whether there is an account shows in the mailbox only. */
export async function forgotPassword(deps: Deps, { email }: ForgotPasswordRequest, asked: Asked) {
  await throttle(deps, FORGOT_RULE, network(asked.ip))
  deps.backgroundTasks.run('reset mail', () => sendResetLink(deps, canonical(email), asked.idempotencyKey))
  return SENT
}

type Asked = { ip: string; idempotencyKey: string | null }

/** One mail for one key, however often it is asked for: the link of the first one stays good. */
async function sendResetLink(deps: Deps, emailCanon: string, idempotencyKey: string | null): Promise<void> {
  // The asker has had the same answer already; the mailbox is spared.
  if (!(await isWithin(deps, FORGOT_ACCOUNT_RULE, emailCanon))) return
  const user = await findUserByLogin(deps.db, emailCanon)
  if (!user || user.emailCanon !== emailCanon) return
  const { token, row } = newEmailToken(deps, user.id, 'reset-password')
  const id = idOfIntention(deps, 'mail', emailCanon, idempotencyKey)
  await deps.transact(async (tx) => {
    const mail = { id, userId: user.id, to: user.email, letter: { kind: 'reset-password', token } } as const
    if (!(await queueMail(deps, tx, mail))) return
    await voidTokens(tx, user.id, 'reset-password', deps.now())
    await insertToken(tx, row)
  })
  sendSoon(deps)
}

/** Looks without using the token up. */
export async function validateResetToken(deps: Deps, token: string, ip: string) {
  await throttle(deps, VALIDATE_RULE, network(ip))
  return { valid: (await liveToken(deps, token)) !== undefined }
}

/**
 * A new password ends every session of the account, and the owner is told by mail. Whoever has the mailbox has shown whose
 * account it is: their device is known from here on, and somebody else's guesses do not hold up its sign-in.
 */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: ResetPasswordRequest,
  { ip, device }: { ip: string; device: string | undefined },
): Promise<{ message: string; device: string }> {
  await throttle(deps, RESET_RULE, network(ip))
  const found = await liveToken(deps, token)
  const user = found ? await findUser(deps.db, found.userId) : undefined
  if (!found || !user) throw deadLink()
  refuseEasyPassword('newPassword', newPassword, user)
  const passwordHash = await deps.passwords.hash(newPassword)
  const authVersion = await deps.transact(async (tx) => {
    // The row lock makes one of two parallel resets the winner.
    if (!(await useToken(tx, found.tokenHash, deps.now()))) throw deadLink()
    const version = await setPassword(tx, user.id, passwordHash)
    await voidTokens(tx, user.id, 'reset-password', deps.now())
    await queueMail(deps, tx, { userId: user.id, to: user.email, letter: changedLetter(deps) })
    return version
  })
  sendSoon(deps)
  return {
    message: 'Your password has been updated successfully',
    device: withKnownDevice(deps, device, { id: user.id, authVersion }),
  }
}

async function liveToken(deps: Deps, token: string) {
  if (!isTokenShaped(token)) return undefined
  return findToken(deps.db, deps.secrets.sha256(token), 'reset-password', deps.now())
}

export function changedLetter(deps: Deps) {
  return { kind: 'password-changed', at: writtenMoment(deps.now()) } as const
}

function deadLink(): Failure {
  const hours = EMAIL_TOKEN_MS['reset-password'] / 3_600_000
  return new Failure(
    'INVALID',
    `This password reset link is invalid or has expired. Links work once and for ${hours} hour.`,
  )
}
