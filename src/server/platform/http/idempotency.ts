import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { IdKind } from '../ids.ts'
import { Failure } from '../failure.ts'
import { claimKey, findKey, freeKey, renewKey, storeAnswer } from './idempotency.queries.ts'
import { LEASE_MS, whileRenewing } from '../jobs/lease.ts'

/** A day, as payment services keep theirs: nobody tries again later than that. */
const KEEP_MS = 86_400_000
const ASK_AGAIN_MS = 50
/** Longer than a lease: whoever repeats a call of a killed process gets an answer and no refusal. */
const WAIT_MS_MAX = LEASE_MS + 2_000
const RETRY_AFTER_SECONDS = 2

/** The key of one intention, chosen by the client; null where it sent none. Throws INVALID for what is no key. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,255}$/.test(key)) {
    throw new Failure('INVALID', 'The Idempotency-Key must have 8 to 255 printable characters.')
  }
  return key
}

export type KeyedCall = { name: string; userId: string | null; key: string; sent: unknown }
export type Answered<T> = { answer: T; isReplayed: boolean }

/**
 * Runs `work` once for one key: the same call with the same key and content is answered with the first answer for a day,
 * also where the first process was killed after it had stored it. While the first is under way the second waits; what fails
 * leaves the key free. Leases, not locks: no connection is held while the work runs.
 *
 * Throws IDEMPOTENCY_MISMATCH for another content under the same key, BUSY when the first takes longer than people wait.
 */
export async function answerOnce<T>(
  deps: Deps,
  { name, userId, key, sent }: KeyedCall,
  work: () => Promise<T>,
): Promise<Answered<T>> {
  const id = deps.secrets.keyed('idempotency', name, userId ?? 'visitor', key)
  const fingerprint = deps.secrets.keyed('idempotency-content', JSON.stringify(sent, withoutSecrets) ?? '')
  const attempt = deps.randomBytes(12).toString('base64url')
  const until = () => new Date(deps.now().getTime() + LEASE_MS)
  const from = performance.now()
  for (;;) {
    const now = deps.now()
    const expiresAt = new Date(now.getTime() + KEEP_MS)
    const claim = { id, userId, fingerprint, attempt, leaseUntil: until(), expiresAt }
    if (await claimKey(deps.db, claim, now)) break
    const first = await findKey(deps.db, id)
    if (first && !first.fingerprint.equals(fingerprint))
      throw new Failure('IDEMPOTENCY_MISMATCH', 'This request was already sent with another content.')
    if (first?.answer) return { answer: unsealed<T>(deps, first.answer), isReplayed: true }
    if (performance.now() - from > WAIT_MS_MAX)
      throw new Failure('BUSY', 'This is being worked on already. Please wait a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    await pause(ASK_AGAIN_MS)
  }
  try {
    const answer = await whileRenewing(() => renewKey(deps.db, id, attempt, until()), work)
    // The work is done and is answered whatever becomes of the note.
    await storeAnswer(deps.db, id, attempt, sealed(deps, answer)).catch((err: unknown) => {
      deps.log.warn({ err, call: name }, 'an answer could not be kept for its idempotency key')
    })
    return { answer, isReplayed: false }
  } catch (error) {
    await freeKey(deps.db, id, attempt).catch(() => undefined)
    throw error
  }
}

/**
 * The id of what one intention makes: the same for every attempt with its key, so that an attempt that was killed after its
 * commit, and before its answer was kept, is found by the next one instead of being made twice. `who`: whose intention it is.
 */
export function idOfIntention(deps: Deps, kind: IdKind, who: string, key: string | null): string {
  if (key === null) return deps.newId(kind)
  return `${kind}_${deps.secrets.keyed('intention', kind, who, key).subarray(0, 16).toString('base64url')}`
}

/** Passwords are left out: a quick hash of one, kept for a day, would be easier to guess than the slow one. */
function withoutSecrets(name: string, value: unknown): unknown {
  return /password/i.test(name) ? undefined : value
}

const PURPOSE = 'idempotency'

/** Answers hold what people typed: they are not to be read in the database. */
function sealed(deps: Deps, answer: unknown): Buffer {
  return deps.secrets.seal(PURPOSE, JSON.stringify({ answer }))
}

function unsealed<T>(deps: Deps, bytes: Buffer): T {
  const { answer } = JSON.parse(deps.secrets.unseal(PURPOSE, bytes)) as { answer: T }
  return answer
}
