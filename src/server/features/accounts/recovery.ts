import type { ForgotPasswordRequest, ResetPasswordRequest } from '../../../contract/user.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import { network, throttle } from '../../platform/throttle.ts'
import { queueMail, sendSoon } from '../mail/mail.ts'
import { findUser, findUserByLogin, setPassword } from './accounts.queries.ts'
import { isCommonPassword } from './common-passwords.ts'
import { EMAIL_TOKEN_MS, isTokenShaped, newEmailToken } from './email-token.ts'
import { findToken, insertToken, useToken, voidTokens } from './email-token.queries.ts'
import { canonical } from './names.ts'

const FORGOT_RULE = { name: 'forgot-hour', max: 10, windowSeconds: 3_600 }
const FORGOT_ACCOUNT_RULE = { name: 'forgot-account-hour', max: 3, windowSeconds: 3_600 }
const RESET_RULE = { name: 'reset-hour', max: 10, windowSeconds: 3_600 }
const VALIDATE_RULE = { name: 'validate-hour', max: 20, windowSeconds: 3_600 }

const SENT = { message: 'If an account has this address, a reset link is on its way.' }

/** One answer for every address, at the same speed: whether there is an account shows in the mailbox only. */
export async function forgotPassword(deps: Deps, { email }: ForgotPasswordRequest, ip: string) {
  await throttle(deps, FORGOT_RULE, network(ip))
  deps.later.run('reset mail', () => sendResetLink(deps, canonical(email)))
  return SENT
}

async function sendResetLink(deps: Deps, emailCanon: string): Promise<void> {
  try {
    await throttle(deps, FORGOT_ACCOUNT_RULE, emailCanon)
  } catch (error) {
    // The asker has had the same answer already; the mailbox is spared.
    if (error instanceof Failure) return
    throw error
  }
  const user = await findUserByLogin(deps.db, emailCanon)
  if (!user || user.emailCanon !== emailCanon) return
  const { token, row } = newEmailToken(deps, user.id, 'reset-password')
  await deps.transact(async (tx) => {
    await voidTokens(tx, user.id, 'reset-password', deps.now())
    await insertToken(tx, row)
    await queueMail(deps, tx, { userId: user.id, to: user.email, letter: { kind: 'reset-password', token } })
  })
  sendSoon(deps)
}

/** Looks without using the token up. */
export async function validateResetToken(deps: Deps, token: string, ip: string) {
  await throttle(deps, VALIDATE_RULE, network(ip))
  return { valid: (await liveToken(deps, token)) !== undefined }
}

/** A new password ends every session of the account, and the owner is told by mail. */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: ResetPasswordRequest,
  ip: string,
): Promise<{ message: string }> {
  await throttle(deps, RESET_RULE, network(ip))
  const found = await liveToken(deps, token)
  const user = found ? await findUser(deps.db, found.userId) : undefined
  if (!found || !user) throw deadLink()
  if (isCommonPassword(newPassword, [user.username, user.email])) throw tooEasy('newPassword')
  const passwordHash = await deps.passwords.hash(newPassword)
  await deps.transact(async (tx) => {
    // The row lock makes one of two parallel resets the winner.
    if (!(await useToken(tx, found.tokenHash, deps.now()))) throw deadLink()
    await setPassword(tx, user.id, passwordHash)
    await voidTokens(tx, user.id, 'reset-password', deps.now())
    await queueMail(deps, tx, { userId: user.id, to: user.email, letter: changedLetter(deps) })
  })
  sendSoon(deps)
  return { message: 'Your password has been updated successfully' }
}

async function liveToken(deps: Deps, token: string) {
  if (!isTokenShaped(token)) return undefined
  return findToken(deps.db, deps.secrets.sha256(token), 'reset-password', deps.now())
}

export function changedLetter(deps: Deps) {
  const at = deps.now().toISOString().slice(0, 16).replace('T', ' at ')
  return { kind: 'password-changed', at } as const
}

export function tooEasy(field: string): Failure {
  const message = 'This password is too easy to guess. Please choose another one.'
  return new Failure('INVALID', message, { fields: { [field]: message } })
}

function deadLink(): Failure {
  const hours = EMAIL_TOKEN_MS['reset-password'] / 3_600_000
  return new Failure(
    'INVALID',
    `This password reset link is invalid or has expired. Links work once and for ${hours} hour.`,
  )
}
