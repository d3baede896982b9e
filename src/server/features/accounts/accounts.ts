import type { Profile } from '../../../engine/profile.ts'
import {
  ALLERGIES_FULL,
  ALLERGIES_MAX,
  type LoginRequest,
  type ProfileUpdate,
  type RegisterRequest,
  type User,
} from '../../../contract/user.ts'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import { idOfIntention } from '../../platform/http/idempotency.ts'
import { openSession, type Actor } from '../../platform/security/session.ts'
import { network, throttle } from '../../platform/security/throttle.ts'
import {
  findUser,
  findUserByLogin,
  insertUser,
  lockAllergies,
  updateUserProfile,
  type UserRow,
} from './accounts.queries.ts'
import { knownDevice, withKnownDevice, type Visitor } from './known-device.ts'
import { verifyBraked } from './login-brake.ts'
import { canonical, isReserved } from './names.ts'
import { refuseEasyPassword } from './password-strength.ts'
import { getUserRow, signedOut, toProfile, toUser } from './user-row.ts'

export {
  eraseDeletedAccounts,
  forgetOldTokens,
  hasConsent,
  hasProviderConsent,
  holdsConsent,
} from './account-settings.ts'
export { PROFILE_COLUMNS, type ProfileRow } from './accounts.queries.ts'
export { signedOut, toProfile } from './user-row.ts'
export { forgetOldFailures } from './login-brake.ts'
export { changeRole, createFirstAdmin, listAdmins } from './roles.ts'

/** What both cookies are to hold, beside the user. */
export type SignedIn = { user: User; token: string; device: string }

const LOGIN_RULES = [
  { name: 'login-minute', max: 10, windowSeconds: 60 },
  { name: 'login-hour', max: 100, windowSeconds: 3_600 },
]
const REGISTER_RULE = { name: 'register-hour', max: 5, windowSeconds: 3_600 }

/** `idempotencyKey`: a registration whose answer was lost is answered again, and signs in the account that it made. */
export async function register(
  deps: Deps,
  input: RegisterRequest,
  visitor: Visitor,
  idempotencyKey: string | null,
): Promise<SignedIn> {
  await throttle(deps, REGISTER_RULE, network(visitor.ip))
  if (isReserved(input.username)) {
    throw invalid('username', 'This username is reserved. Please choose another one.')
  }
  refuseEasyPassword('password', input.password, input)
  const passwordHash = await deps.passwords.hash(input.password)
  const [usernameCanon, emailCanon] = [canonical(input.username), canonical(input.email)]
  const id = idOfIntention(deps, 'usr', usernameCanon, idempotencyKey)
  const made = await deps.transact(async (tx) => {
    const row = await insertUser(tx, {
      id,
      username: input.username,
      usernameCanon,
      email: input.email,
      emailCanon,
      passwordHash,
      firstName: input.firstName || null,
      lastName: input.lastName || null,
      createdAt: deps.now(),
    })
    return row ? signedIn(deps, tx, row, visitor) : null
  })
  if (made) return made
  const first = await findUser(deps.db, id)
  if (first?.emailCanon === emailCanon && (await deps.passwords.verify(first.passwordHash, input.password)))
    return signedIn(deps, deps.db, first, visitor)
  // One message for both: which of the two is taken is nobody's business.
  throw new Failure('CONFLICT', 'This username or e-mail address is already in use.')
}

export async function login(deps: Deps, input: LoginRequest, visitor: Visitor): Promise<SignedIn> {
  for (const rule of LOGIN_RULES) await throttle(deps, rule, network(visitor.ip))
  const account = canonical(input.username)
  const row = await findUserByLogin(deps.db, account)
  const device = knownDevice(deps, visitor.device, row)
  const matches = await verifyBraked(deps, { user: row, name: account, ip: visitor.ip, device }, () =>
    deps.passwords.verify(row?.passwordHash ?? null, input.password),
  )
  if (!row || !matches) throw new Failure('UNAUTHENTICATED', 'Invalid username/email or password.')
  return signedIn(deps, deps.db, row, visitor)
}

async function signedIn(deps: Deps, tx: Db, row: UserRow, visitor: Visitor): Promise<SignedIn> {
  const token = await openSession(deps, tx, row, visitor)
  return { user: toUser(row), token, device: withKnownDevice(deps, visitor.device, row) }
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
    ...input.preferences,
    ...(input.isPregnant === undefined ? {} : { isPregnant: input.isPregnant }),
  }
  const { allergies, allergiesSeen } = input
  if (allergies === undefined && Object.keys(columns).length === 0) return getUser(deps, actor)
  const row = await deps.transact(async (tx) => {
    const stored = allergies && allergiesSeen && (await lockAllergies(tx, actor.userId))
    const merged = stored ? mergedAllergies(stored, allergiesSeen, allergies) : allergies
    return await updateUserProfile(tx, actor.userId, {
      ...columns,
      ...(merged === undefined ? {} : { allergies: withoutRepeats(merged) }),
    })
  })
  if (!row) throw signedOut()
  return toUser(row)
}

/** What the engine needs to know about somebody to warn them. */
export async function getProfile(deps: Deps, userId: string): Promise<Profile> {
  return toProfile(await getUserRow(deps, userId))
}

/** What is stored, without what was removed from the list that was seen and with what was added to it. */
function mergedAllergies(
  stored: readonly string[],
  seen: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  const before = new Set(seen.map(canonical))
  const after = new Set(wanted.map(canonical))
  const isRemoved = (canon: string) => before.has(canon) && !after.has(canon)
  const merged = withoutRepeats([
    ...stored.filter((allergy) => !isRemoved(canonical(allergy))),
    ...wanted.filter((allergy) => !before.has(canonical(allergy))),
  ])
  const isFull = merged.length > Math.max(ALLERGIES_MAX, stored.length)
  if (isFull) throw invalid('allergies', ALLERGIES_FULL)
  return merged
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
