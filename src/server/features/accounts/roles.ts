import type { Role } from '../../../contract/user.ts'
import type { Deps } from '../../deps.ts'
import { insertAct } from '../../platform/security/audit.queries.ts'
import { findUser, findUserByLogin, insertUser, type UserRow } from './accounts.queries.ts'
import { canonical } from './names.ts'
import { listAdminRows, lockAdmins, setRole } from './roles.queries.ts'

type RoleChange =
  | { is: 'changed' | 'unchanged'; username: string; id: string; isEmailVerified: boolean }
  | { is: 'unknown' }
  | { is: 'last' }

/**
 * Gives or takes a role. `name` is an id, a username or an address; an id wins, since it names one account for ever. Every
 * session of the account ends with the change. The last administrator keeps the role: nobody could give it back over HTTP.
 */
export async function changeRole(deps: Deps, name: string, role: Role): Promise<RoleChange> {
  const user = await findNamed(deps, name)
  if (!user) return { is: 'unknown' }
  const is = await deps.transact(async (tx) => {
    const admins = await lockAdmins(tx)
    const current: Role = admins.includes(user.id) ? 'admin' : 'user'
    if (current === role) return 'unchanged'
    if (current === 'admin' && admins.length === 1) return 'last'
    await setRole(tx, user.id, role)
    await insertAct(tx, { at: deps.now(), actor: 'cli', action: 'role', target: user.id, result: role })
    return 'changed'
  })
  if (is === 'last') return { is }
  return { is, username: user.username, id: user.id, isEmailVerified: user.emailVerifiedAt !== null }
}

async function findNamed(deps: Deps, name: string): Promise<UserRow | undefined> {
  return (await findUser(deps.db, name)) ?? (await findUserByLogin(deps.db, canonical(name)))
}

type Admin = { id: string; username: string; email: string; lastSeenAt: Date | null }

export async function listAdmins(deps: Deps): Promise<Admin[]> {
  return listAdminRows(deps.db)
}

/**
 * The first administrator, as whoever runs the machine names it. An account that has the address already is left as it
 * is: it may belong to somebody who typed an address that is not theirs. The log never holds the address.
 */
export async function createFirstAdmin(
  deps: Deps,
  admin: { email: string; password: string },
): Promise<void> {
  const emailCanon = canonical(admin.email)
  const existing = await findUserByLogin(deps.db, emailCanon)
  if (existing) return sayExisting(deps, existing.role)
  const passwordHash = await deps.passwords.hash(admin.password)
  // Signs in by the address. A name such as "admin" would be the first that is tried by whoever guesses.
  const username = `keeper-${deps.randomBytes(4).toString('hex')}`
  const now = deps.now()
  const made = await deps.transact(async (tx) => {
    const row = await insertUser(tx, {
      id: deps.newId('usr'),
      username,
      usernameCanon: username,
      email: admin.email,
      emailCanon,
      passwordHash,
      role: 'admin',
      emailVerifiedAt: now,
      createdAt: now,
    })
    if (row)
      await insertAct(tx, { at: now, actor: 'settings', action: 'role', target: row.id, result: 'admin' })
    return row
  })
  // Another process on the same database may have been first.
  if (made) deps.log.info({ userId: made.id }, 'the first administrator was created')
}

function sayExisting(deps: Deps, role: string): void {
  if (role === 'admin') return
  deps.log.warn(
    'an account has the address of ADMIN_EMAIL already and was left as it is: bin/opaline admin grant gives it the role',
  )
}
