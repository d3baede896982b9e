import { limitOf } from '../../../contract/plan-catalogue.ts'
import type { BillingPeriod, UsageKind } from '../../../contract/plans.ts'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import { entitlementOf } from './entitlement.ts'
import { currentEntitlement } from './plan.ts'
import {
  commitHold,
  findHoldByKey,
  findResultOf,
  holdUnit,
  releaseExpired,
  releaseHold,
  type Hold,
} from './subscription.queries.ts'

/** A run that takes longer than this has died; its unit goes back. */
const HOLD_MS = 120_000

export type Reservation = { id: string; kind: UsageKind }

/** A repeated request is told apart from a new one: the first answer stands. */
type Reserved = { is: 'new'; reservation: Reservation } | { is: 'done'; analysisId: string }

export type IdempotencyKey = { key: string; body: string }

const OVER: Record<BillingPeriod, Record<UsageKind, string>> = {
  monthly: {
    analysis: 'Monthly analysis limit reached. Please upgrade your plan to continue.',
    face: 'Monthly face analysis limit reached. Please upgrade your plan to continue.',
  },
  annual: {
    analysis: 'Yearly analysis limit reached. Please upgrade your plan to continue.',
    face: 'Yearly face analysis limit reached. Please upgrade your plan to continue.',
  },
}

/**
 * Takes one unit of the user's allowance before work starts. Failed runs give it back with `release`. The caller has the
 * user's lock for this kind (`withUserLock`), so that a unit held under the same key belongs to a process that died: it goes
 * back, and the run begins anew.
 */
export async function reserve(
  deps: Deps,
  userId: string,
  kind: UsageKind,
  idempotency: IdempotencyKey | null,
): Promise<Reserved> {
  const { plan, period } = await currentEntitlement(deps, userId)
  const limit = limitOf(plan, kind)
  const over = OVER[plan.billingPeriod][kind]
  if (limit === 0) throw new Failure('LIMIT_EXCEEDED', over)
  const hold = holdOf(deps, { userId, kind, periodStart: period.start, idempotency })
  const isHeld = await takeUnit(deps, hold, limit)
  if (isHeld === true) return { is: 'new', reservation: { id: hold.id, kind } }
  // A repeat of a request that used the last unit must still find its answer.
  const first = hold.idemKey === null ? undefined : await findHoldByKey(deps.db, userId, kind, hold.idemKey)
  if (!first) throw new Failure('LIMIT_EXCEEDED', over)
  const analysisId = doneBefore(first, hold)
  if (analysisId !== null) return { is: 'done', analysisId }
  await releaseHold(deps.db, first.id)
  if ((await takeUnit(deps, hold, limit)) !== true) throw new Failure('LIMIT_EXCEEDED', over)
  return { is: 'new', reservation: { id: hold.id, kind } }
}

type Asked = { userId: string; kind: UsageKind; periodStart: Date; idempotency: IdempotencyKey | null }

function holdOf(deps: Deps, { userId, kind, periodStart, idempotency }: Asked): Hold {
  return {
    id: deps.newId('rsv'),
    ...{ userId, kind, periodStart },
    idemKey: idempotency?.key ?? null,
    bodySha256: idempotency ? deps.secrets.sha256(idempotency.body) : null,
    expiresAt: new Date(deps.now().getTime() + HOLD_MS),
  }
}

/** What to hold for somebody without a subscription, for who takes it in a statement of their own (`holdingFrom`, `HAS_NONE`). */
export function holdOnFree(
  deps: Deps,
  userId: string,
  kind: UsageKind,
  idempotency: IdempotencyKey | null,
): { hold: Hold; limit: number | null } {
  const { plan, period } = entitlementOf([], deps.now())
  return {
    hold: holdOf(deps, { userId, kind, periodStart: period.start, idempotency }),
    limit: limitOf(plan, kind),
  }
}

async function takeUnit(deps: Deps, hold: Hold, limit: number | null): Promise<boolean | 'repeated'> {
  try {
    if (await holdUnit(deps.db, hold, limit)) return true
    return (await releaseExpired(deps.db, deps.now())) > 0 && (await holdUnit(deps.db, hold, limit))
  } catch (error) {
    if (isUniqueViolation(error)) return 'repeated'
    throw error
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findHoldByKey>>>

/** The result of the first request with this key; null where it never came to one. */
function doneBefore(first: Found, hold: Hold): string | null {
  if (hold.bodySha256 && !first.bodySha256?.equals(hold.bodySha256)) {
    throw new Failure('IDEMPOTENCY_MISMATCH', 'This request was already sent with another content.')
  }
  return first.state === 'committed' ? first.analysisId : null
}

export function isUniqueViolation(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === '23505') return true
  return false
}

/** Counts the unit as used, in the transaction that stores the result: either both are there or neither. */
export async function commit(tx: Db, reservation: Reservation, analysisId: string): Promise<void> {
  if (!(await commitHold(tx, reservation.id, analysisId))) throw tookTooLong()
}

/** The hold ran out before the result came: its unit went back. */
export function tookTooLong(): Failure {
  return new Failure('UNAVAILABLE', 'The analysis took too long and was not counted. Please try again.')
}

/**
 * Gives the unit of a run that failed back. Answers the result where it was counted after all: the commit came through, and
 * the connection was lost before it said so.
 */
export async function release(deps: Deps, { id }: Reservation): Promise<string | null> {
  return (await releaseHold(deps.db, id)) ? null : findResultOf(deps.db, id)
}

export async function releaseStuck(deps: Deps): Promise<number> {
  return releaseExpired(deps.db, deps.now())
}
