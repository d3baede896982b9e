import { randomBytes } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import type { AppProcess } from './app-process.ts'
import { openDatabase } from '../src/server/db/client.ts'
import { insertUser } from '../src/server/features/accounts/accounts.queries.ts'
import { deviceCookie, withKnownDevice } from '../src/server/features/accounts/known-device.ts'
import { canonical } from '../src/server/features/accounts/names.ts'
import { newId } from '../src/server/platform/ids.ts'
import { openPasswords } from '../src/server/platform/security/passwords.ts'
import { openSecrets } from '../src/server/platform/security/secrets.ts'
import { openSession, sessionCookie } from '../src/server/platform/security/session.ts'

export const PASSWORD = 'a quiet harbour'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

export type Accounts = {
  /** The cookies of somebody who has just registered as Ana Reis. */
  make: (username: string) => Promise<Cookies>
  close: () => Promise<void>
}

type CookieKind = ReturnType<typeof sessionCookie> | ReturnType<typeof deviceCookie>

let passwordHash: Promise<string> | null = null

/** Accounts as registering leaves them, without the hash that takes a core for some 40 ms each time. */
export async function openAccounts(databaseUrl: string, origin: string): Promise<Accounts> {
  const { db, close } = openDatabase({ url: databaseUrl, connectionsMax: 2 })
  const deps = { secrets: await openSecrets(db), randomBytes, now: () => new Date() }
  const cookie = ({ name, options }: CookieKind, value: string): Cookies[number] => ({
    name,
    value,
    domain: new URL(origin).hostname,
    path: options.path,
    expires: Math.floor(Date.now() / 1000) + options.maxAge,
    httpOnly: options.httpOnly,
    secure: options.secure,
    sameSite: 'Lax',
  })
  const hashed = (passwordHash ??= openPasswords('nobody').then(({ hash }) => hash(PASSWORD)))
  return {
    make: async (username) => {
      const email = `${username}@example.test`
      const row = await insertUser(db, {
        id: newId('usr'),
        username,
        usernameCanon: canonical(username),
        email,
        emailCanon: canonical(email),
        passwordHash: await hashed,
        firstName: 'Ana',
        lastName: 'Reis',
        createdAt: deps.now(),
      })
      if (!row) throw new Error(`${username} is taken`)
      const token = await openSession(deps, db, row, { ip: '127.0.0.1', userAgent: 'Chrome/1' })
      return [
        cookie(sessionCookie(origin), token),
        cookie(deviceCookie(origin), withKnownDevice(deps, undefined, row)),
      ]
    },
    close,
  }
}

/**
 * The `cookie` headers of people who have just registered, by rows: an app that many ask for a password's hash at once rightly
 * tells some of them to come back.
 */
export async function signedIn(app: AppProcess, usernames: readonly string[]): Promise<string[]> {
  const accounts = await openAccounts(app.databaseUrl(), app.origin)
  const made = await Promise.all(usernames.map((username) => accounts.make(username)))
  await accounts.close()
  return made.map((cookies) => cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}
