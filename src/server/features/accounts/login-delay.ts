import type { Deps } from '../../deps.ts'
import { network, refuse } from '../../platform/throttle.ts'
import {
  countLoginFailure,
  deleteLoginFailure,
  deleteLoginFailuresBefore,
  findLoginFailure,
} from './accounts.queries.ts'

const FREE_TRIES = 5
const DELAY_SECONDS_MAX = 300

/** A failure this old counts no more: the guesser has stopped, or the owner has remembered. */
const FORGET_AFTER_MS = 86_400_000

/**
 * After five failures one account answers one network ever more slowly (1, 2, 4 ... 300 s). The account is never
 * locked: its owner, elsewhere, is not held up by somebody guessing.
 */
export async function openLoginDelay(deps: Deps, account: string, ip: string) {
  const key = deps.secrets.keyed('login', account, network(ip, 24))
  const failure = await findLoginFailure(deps.db, key)
  const waitSeconds = failure ? secondsLeft(failure, deps.now()) : 0
  if (waitSeconds > 0) refuse(waitSeconds)
  return {
    failed: () => countLoginFailure(deps.db, key, deps.now()),
    succeeded: async () => {
      if (failure) await deleteLoginFailure(deps.db, key)
    },
  }
}

function secondsLeft({ count, lastAt }: { count: number; lastAt: Date }, now: Date): number {
  if (count < FREE_TRIES) return 0
  const delay = Math.min(DELAY_SECONDS_MAX, 2 ** (count - FREE_TRIES))
  return Math.ceil((lastAt.getTime() + delay * 1000 - now.getTime()) / 1000)
}

export async function forgetOldFailures(deps: Deps): Promise<void> {
  await deleteLoginFailuresBefore(deps.db, new Date(deps.now().getTime() - FORGET_AFTER_MS))
}
