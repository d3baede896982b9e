import type { Role } from '../../../contract/user.ts'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import {
  deleteSession,
  findSession,
  findSessionAndCount,
  insertSession,
  setLastSeen,
  touchSession,
  trimSessions,
} from './session.queries.ts'
import { network } from './throttle.ts'
import type { Window } from './throttle.queries.ts'

/** Who makes a request. Read from the database on every one, so that a lost role is lost at once. */
export type Actor = { userId: string; role: Role; sessionHash: Buffer }

const DAY_MS = 86_400_000
const LIFETIME = {
  user: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  admin: { idleMs: 30 * 60_000, absoluteMs: DAY_MS / 2 },
} as const satisfies Record<Role, { idleMs: number; absoluteMs: number }>

const SESSIONS_PER_USER_MAX = 10
const TOUCH_EVERY_MS = 5 * 60_000
const COOKIE_SECONDS = 1_209_600

type Visitor = { ip: string; userAgent: string | undefined }
type SessionUser = { id: string; role: string; authVersion: number }

/** Makes a session and returns its token, which is in the cookie only. A token from the client is never taken over. */
export async function openSession(
  deps: Pick<Deps, 'randomBytes' | 'now' | 'secrets'>,
  tx: Db,
  user: SessionUser,
  visitor: Visitor,
): Promise<string> {
  const token = deps.randomBytes(32).toString('base64url')
  const now = deps.now()
  const { idleMs, absoluteMs } = LIFETIME[roleOf(user.role)]
  await insertSession(tx, {
    idHash: deps.secrets.sha256(token),
    userId: user.id,
    authVersion: user.authVersion,
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: new Date(now.getTime() + idleMs),
    absExpiresAt: new Date(now.getTime() + absoluteMs),
    ipHmac: deps.secrets.keyed('ip', now.toISOString().slice(0, 10), network(visitor.ip)),
    uaFamily: browserFamily(visitor.userAgent),
  })
  await setLastSeen(tx, user.id, now)
  await trimSessions(tx, user.id, SESSIONS_PER_USER_MAX, now)
  return token
}

/**
 * The actor of a token, or null for a token that is unknown, ended, or older than the user's last new password. Being
 * asked makes the session last on, unless a screen asked by itself: an open tab with nobody before it must run out.
 */
export async function readSession(deps: Deps, token: string, isPolled = false): Promise<Actor | null> {
  if (!TOKEN.test(token)) return null
  const sessionHash = deps.secrets.sha256(token)
  return actorOf(deps, await findSession(deps.db, sessionHash), { sessionHash, isPolled })
}

/** The same, counting a call in `window` whoever it is. */
export async function readSessionAndCount(
  deps: Deps,
  { token, isPolled, window }: { token: string; isPolled: boolean; window: Window },
): Promise<{ actor: Actor | null; count: number }> {
  const sessionHash = deps.secrets.sha256(token)
  const { session, count } = await findSessionAndCount(deps.db, sessionHash, window)
  return { actor: await actorOf(deps, session, { sessionHash, isPolled }), count }
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

async function actorOf(
  deps: Deps,
  row: Awaited<ReturnType<typeof findSession>>,
  { sessionHash, isPolled }: { sessionHash: Buffer; isPolled: boolean },
): Promise<Actor | null> {
  const now = deps.now()
  if (!row || row.authVersion !== row.userAuthVersion) return null
  if (row.idleExpiresAt <= now || row.absExpiresAt <= now) return null
  const role = roleOf(row.role)
  if (!isPolled && now.getTime() - row.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
    const idleExpiresAt = new Date(now.getTime() + LIFETIME[role].idleMs)
    await touchSession(deps.db, sessionHash, row.userId, { lastSeenAt: now, idleExpiresAt })
  }
  return { userId: row.userId, role, sessionHash }
}

export async function closeSession(deps: Deps, actor: Actor): Promise<void> {
  await deleteSession(deps.db, actor.sessionHash)
}

function roleOf(text: string): Role {
  return text === 'admin' ? 'admin' : 'user'
}

function browserFamily(userAgent: string | undefined): string | null {
  const known = [/Edg\//, /OPR\//, /Firefox\//, /Chrome\//, /Safari\//]
  const names = ['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari']
  const index = known.findIndex((pattern) => pattern.test(userAgent ?? ''))
  return names[index] ?? null
}

/** `__Host-` ties the cookie to this host over https; plain http, on one machine only, cannot carry it. */
export function sessionCookie(origin: string) {
  const isSecure = origin.startsWith('https://')
  return {
    name: isSecure ? '__Host-sid' : 'sid',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: COOKIE_SECONDS },
  } as const
}
