import type { Deps } from '../../deps.ts'
import { network, refuse } from '../../platform/security/throttle.ts'
import { queueMail, sendSoon } from '../mail/mail.ts'
import type { UserRow } from './accounts.queries.ts'
import {
  countDelayedTry,
  countPacedTry,
  deleteTriesBefore,
  findLastTry,
  forgetTries,
  markOnce,
  uncountTry,
} from './login-failures.queries.ts'

/** After five failures one place waits 1, 2, 4 ... 300 s between tries at one account. */
const ONE_PLACE = { free: 5, secondsMax: 300 }

/** All places together: after fifty failures in an hour an account answers one try in five seconds. */
const ALL_PLACES = { anHour: 50, seconds: 5 }

const DAY_MS = 86_400_000

/** Who tries, and where from. */
type Tried = {
  /** Undefined where no account has the name. */
  user: UserRow | undefined
  /** As it was typed, in canonical form: what is counted where there is no account, so that both are answered alike. */
  name: string
  ip: string
  /** A device that signed in to this account before: its tries are counted apart. */
  device: string | null
}

/**
 * Verifies the password of a login unless the account is being guessed at. Every try is counted before its password is
 * looked at, in one statement, so that many at once cannot all pass; the right password takes its count back. The account
 * is never locked: a device that signed in to it before is not held up by the tries of others, and whoever has the mailbox
 * gets such a device by setting a new password.
 */
export async function verifyBraked(deps: Deps, tried: Tried, verify: Verify): Promise<boolean> {
  const account = tried.user?.id ?? tried.name
  if (tried.device !== null)
    return counted(deps, deps.secrets.keyed('login-device', account, tried.device), null, verify)
  const place = deps.secrets.keyed('login', account, network(tried.ip, 24))
  const all = deps.secrets.keyed('login-account', account)
  return counted(deps, place, { key: all, user: tried.user }, verify)
}

/** The same for the current password of somebody signed in: whoever holds the session of another must not guess it. */
export async function verifyOwnBraked(deps: Deps, userId: string, verify: Verify): Promise<boolean> {
  return counted(deps, deps.secrets.keyed('own-password', userId), null, verify)
}

type Verify = () => Promise<boolean>
type Account = { key: Buffer; user: UserRow | undefined }

async function counted(deps: Deps, place: Buffer, account: Account | null, verify: Verify): Promise<boolean> {
  const level = await countTry(deps, place, account?.key ?? null)
  let isRight: boolean | null = null
  try {
    isRight = await verify()
    return isRight
  } finally {
    // What was never looked at, because too many people sign in, is no failure either.
    if (isRight === null) await uncountTry(deps.db, place)
    if (isRight === true) await forgetTries(deps.db, place)
    if (isRight !== false && account) await uncountTry(deps.db, account.key)
    if (isRight === false && account?.user && level >= ALL_PLACES.anHour) warnOwner(deps, account.user)
  }
}

/** Counted in both or in neither: a place must not be slowed down by what the account refused. Answers the account's level. */
async function countTry(deps: Deps, place: Buffer, account: Buffer | null): Promise<number> {
  const at = deps.now()
  return deps.transact(async (tx) => {
    if (!(await countDelayedTry(tx, place, at, ONE_PLACE)))
      refuse(secondsLeft(await findLastTry(tx, place), at))
    if (account === null) return 0
    return (await countPacedTry(tx, account, at, ALL_PLACES)) ?? refuse(ALL_PLACES.seconds)
  })
}

function secondsLeft(last: { count: number; lastAt: Date } | undefined, now: Date): number {
  if (!last) return 1
  const delay = Math.min(ONE_PLACE.secondsMax, 2 ** (last.count - ONE_PLACE.free))
  return Math.max(1, Math.ceil((last.lastAt.getTime() + delay * 1000 - now.getTime()) / 1000))
}

/** Beside the answer, so that its time does not tell that there is an account; one mail a day, however long it goes on. */
function warnOwner(deps: Deps, user: UserRow): void {
  deps.backgroundTasks.run('warning of guesses', async () => {
    const now = deps.now()
    await deps.transact(async (tx) => {
      const key = deps.secrets.keyed('login-warned', user.id)
      if (!(await markOnce(tx, key, now, new Date(now.getTime() - DAY_MS)))) return
      await queueMail(deps, tx, { userId: user.id, to: user.email, letter: { kind: 'password-guessed' } })
    })
    sendSoon(deps)
  })
}

/** A try of yesterday counts no more: the guesser has stopped, or the owner has remembered. */
export async function forgetOldFailures(deps: Deps): Promise<void> {
  await deleteTriesBefore(deps.db, new Date(deps.now().getTime() - DAY_MS))
}
