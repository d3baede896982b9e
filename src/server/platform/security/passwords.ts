import { hash, verify } from '@node-rs/argon2'
import { Failure } from '../failure.ts'
import { withLeafSpan } from '../tracing/spans.ts'

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** `null` for an account that does not exist: takes as long as a real check, so that time tells nothing. */
  verify: (storedHash: string | null, password: string) => Promise<boolean>
  /** Those being hashed, and those that wait. */
  counts: () => { running: number; waiting: number }
}

/** Memory in KiB, time in passes. */
export type PasswordCost = { memoryCost: number; timeCost: number }

/** OWASP's second argon2id profile (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const OWASP_SECOND = { memoryCost: 19_456, timeCost: 2 }

const AT_ONCE_MAX = 2
const QUEUE_MAX = 40

/**
 * Hashing takes a core for some 40 ms: two at a time keep the rest of the app quick during a storm of logins.
 * `cost` is another one for tests alone, whose many accounts nobody attacks.
 */
export async function openPasswords(random: string, cost: PasswordCost = OWASP_SECOND): Promise<Passwords> {
  const argon2id = { algorithm: 2, parallelism: 1, ...cost }
  const gate = openGate()
  const nobody = await hash(random, argon2id)
  return {
    counts: gate.counts,
    hash: (password) => withLeafSpan('password', () => gate.enter(() => hash(password, argon2id))),
    verify: (storedHash, password) =>
      withLeafSpan('password', () =>
        gate.enter(async () => {
          const matches = await verify(storedHash ?? nobody, password)
          return matches && storedHash !== null
        }),
      ),
  }
}

function openGate() {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE_MAX) {
      if (waiting.length >= QUEUE_MAX) {
        throw new Failure(
          'UNAVAILABLE',
          'Many people are signing in right now. Please try again in a moment.',
          { retryAfterSeconds: 3 },
        )
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
  return { enter, counts: () => ({ running, waiting: waiting.length }) }
}
