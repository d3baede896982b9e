import { SkinType, type User } from '../../../contract/user.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import { findUser, type ProfileRow, type UserRow } from './accounts.queries.ts'

export async function getUserRow(deps: Deps, userId: string): Promise<UserRow> {
  const row = await findUser(deps.db, userId)
  if (!row) throw signedOut()
  return row
}

/** What a user may see of their own row. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    ...toProfile(row),
    isEmailVerified: row.emailVerifiedAt !== null,
    role: row.role === 'admin' ? 'admin' : 'user',
  }
}

const KnownSkinType = SkinType.nullable().catch(null)

/** What the engine needs to know about somebody to warn them. */
export function toProfile(row: ProfileRow) {
  return {
    skinType: KnownSkinType.parse(row.skinType),
    allergies: row.allergies,
    preferences: {
      veganOnly: row.veganOnly,
      naturalOnly: row.naturalOnly,
      lowComedogenic: row.lowComedogenic,
    },
    isPregnant: row.isPregnant,
  }
}

export function signedOut(): Failure {
  return new Failure('UNAUTHENTICATED', 'Please sign in.')
}
