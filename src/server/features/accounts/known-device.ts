import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { UserRow } from './accounts.queries.ts'

/** A household shares a browser; whoever signed in longest ago makes room. */
const ACCOUNTS_MAX = 5
const COOKIE_SECONDS = 180 * 86_400

/** `device` is the cookie of a device that signed in before. */
export type Visitor = { ip: string; userAgent: string | undefined; device: string | undefined }

type Holder = Pick<UserRow, 'id' | 'authVersion'>

/**
 * The cookie of a device that signed in before ("device cookies", OWASP Authentication Cheat Sheet): a random name and one
 * signature for each of its accounts. It opens nothing: tries from such a device are only counted apart from those of
 * everybody else. A new password ends it, so that whoever knew the old one is a stranger again.
 */
export function deviceCookie(origin: string) {
  const isSecure = origin.startsWith('https://')
  return {
    name: isSecure ? '__Secure-device' : 'device',
    options: { path: '/api', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: COOKIE_SECONDS },
  } as const
}

/** The name of the device where it is known to the account, else null. */
export function knownDevice(deps: Deps, cookie: string | undefined, user: Holder | undefined): string | null {
  const { device, marks } = read(cookie)
  if (device === null || !user) return null
  const expected = Buffer.from(markOf(deps, device, user))
  const isKnown = marks.some((mark) => {
    const given = Buffer.from(mark)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isKnown ? device : null
}

/** The cookie to send back when somebody has shown on this device that an account is theirs. */
export function withKnownDevice(
  deps: Pick<Deps, 'randomBytes' | 'secrets'>,
  cookie: string | undefined,
  user: Holder,
): string {
  const { device, marks } = read(cookie)
  const name = device ?? deps.randomBytes(16).toString('base64url')
  const mark = markOf(deps, name, user)
  return [name, mark, ...marks.filter((other) => other !== mark)].slice(0, 1 + ACCOUNTS_MAX).join('.')
}

function markOf({ secrets }: Pick<Deps, 'secrets'>, device: string, { id, authVersion }: Holder): string {
  return secrets.keyed('device', device, id, String(authVersion)).toString('base64url')
}

function read(cookie: string | undefined): { device: string | null; marks: string[] } {
  if (!/^[\w-]{22}(\.[\w-]{43}){1,5}$/.test(cookie ?? '')) return { device: null, marks: [] }
  const [device = null, ...marks] = cookie?.split('.') ?? []
  return { device, marks }
}
