import type { Profile } from '../../../engine/profile.ts'
import {
  type LoginRequest,
  type ProfileUpdate,
  type RegisterRequest,
  type User,
} from '../../../contract/user.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import { openSession, type Actor } from '../../platform/session.ts'
import { network, throttle } from '../../platform/throttle.ts'
import { findUserByLogin, insertUser, updateUserProfile } from './accounts.queries.ts'
import { isCommonPassword } from './common-passwords.ts'
import { openLoginDelay } from './login-delay.ts'
import { canonical, isReserved } from './names.ts'
import { getUserRow, signedOut, toUser } from './user-row.ts'

type Visitor = { ip: string; userAgent: string | undefined }
export { eraseDeletedAccounts, hasConsent, letsProviderLook } from './care.ts'
export { forgetOldFailures } from './login-delay.ts'
export { changeRole, createFirstAdmin, listAdmins } from './roles.ts'

export type SignedIn = { user: User; token: string }

const LOGIN_RULES = [
  { name: 'login-minute', max: 10, windowSeconds: 60 },
  { name: 'login-hour', max: 100, windowSeconds: 3_600 },
]
const REGISTER_RULE = { name: 'register-hour', max: 5, windowSeconds: 3_600 }

export async function register(deps: Deps, input: RegisterRequest, visitor: Visitor): Promise<SignedIn> {
  await throttle(deps, REGISTER_RULE, network(visitor.ip))
  if (isReserved(input.username)) {
    throw invalid('username', 'This username is reserved. Please choose another one.')
  }
  if (isCommonPassword(input.password, [input.username, input.email])) {
    throw invalid('password', 'This password is too easy to guess. Please choose another one.')
  }
  const passwordHash = await deps.passwords.hash(input.password)
  return deps.transact(async (tx) => {
    const row = await insertUser(tx, {
      id: deps.newId('usr'),
      username: input.username,
      usernameCanon: canonical(input.username),
      email: input.email,
      emailCanon: canonical(input.email),
      passwordHash,
      firstName: input.firstName || null,
      lastName: input.lastName || null,
      createdAt: deps.now(),
    })
    // One message for both: which of the two is taken is nobody's business.
    if (!row) throw new Failure('CONFLICT', 'This username or e-mail address is already in use.')
    return { user: toUser(row), token: await openSession(deps, tx, row, visitor) }
  })
}

export async function login(deps: Deps, input: LoginRequest, visitor: Visitor): Promise<SignedIn> {
  for (const rule of LOGIN_RULES) await throttle(deps, rule, network(visitor.ip))
  const account = canonical(input.username)
  const delay = await openLoginDelay(deps, account, visitor.ip)
  const row = await findUserByLogin(deps.db, account)
  const matches = await deps.passwords.verify(row?.passwordHash ?? null, input.password)
  if (!row || !matches) {
    await delay.failed()
    throw new Failure('UNAUTHENTICATED', 'Invalid username/email or password.')
  }
  await delay.succeeded()
  return { user: toUser(row), token: await openSession(deps, deps.db, row, visitor) }
}

/** Null: no account has this name or address. For commands on this machine; over HTTP nobody may ask that. */
export async function findUserId(deps: Deps, name: string): Promise<string | null> {
  return (await findUserByLogin(deps.db, canonical(name)))?.id ?? null
}

export async function getUser(deps: Deps, actor: Actor): Promise<User> {
  return toUser(await getUserRow(deps, actor.userId))
}

export async function updateProfile(deps: Deps, actor: Actor, input: ProfileUpdate): Promise<User> {
  const columns = {
    ...(input.skinType === undefined ? {} : { skinType: input.skinType }),
    ...(input.allergies === undefined ? {} : { allergies: withoutRepeats(input.allergies) }),
    ...input.preferences,
    ...(input.isPregnant === undefined ? {} : { isPregnant: input.isPregnant }),
  }
  if (Object.keys(columns).length === 0) return getUser(deps, actor)
  const row = await updateUserProfile(deps.db, actor.userId, columns)
  if (!row) throw signedOut()
  return toUser(row)
}

/** What the engine needs to know about somebody to warn them. */
export async function getProfile(deps: Deps, userId: string): Promise<Profile> {
  const { skinType, allergies, preferences, isPregnant } = toUser(await getUserRow(deps, userId))
  return { skinType, allergies, preferences, isPregnant }
}

/** 'Nickel' and 'nickel' are one allergy; the first spelling stays. */
function withoutRepeats(allergies: readonly string[]): string[] {
  const byCanon = new Map<string, string>()
  for (const allergy of allergies) {
    const canon = canonical(allergy)
    if (!byCanon.has(canon)) byCanon.set(canon, allergy)
  }
  return [...byCanon.values()]
}

function invalid(field: string, message: string): Failure {
  return new Failure('INVALID', message, { fields: { [field]: message } })
}
