import {
  FULL_ROWS_A_PAGE,
  type AnalysisListQuery,
  type AnalyzeRequest,
  type Comparison,
  type CosmeticAnalysis,
  type ListedAnalysis,
  type PublicCosmeticAnalysis,
} from '../../../contract/analysis.ts'
import { ANALYSIS_REFUSALS, INGREDIENTS_MAX } from '../../../contract/limits-of-input.ts'
import { assessList } from '../../../engine/analyze.ts'
import { parseList } from '../../../engine/inci/parse.ts'
import type { Profile } from '../../../engine/profile.ts'
import type { Deps } from '../../deps.ts'
import { Failure, found } from '../../platform/failure.ts'
import type { Actor } from '../../platform/security/session.ts'
import { LEASE_MS } from '../../platform/jobs/lease.ts'
import { type HeldLock, userLockOf, whileHolding, withUserLock } from '../../platform/jobs/user-lock.ts'
import { measured } from '../../platform/tracing/spans.ts'
import { refuse, secondsLeft, throttle, windowOf } from '../../platform/security/throttle.ts'
import { getProfile, signedOut, toProfile } from '../accounts/accounts.ts'
import { limitVisitors } from '../results/results.ts'
import {
  holdOnFree,
  type IdempotencyKey,
  isUniqueViolation,
  release,
  reserve,
  tookTooLong,
  type Reservation,
} from '../subscription/subscription.ts'
import {
  findAnalyses,
  findAnalysis,
  findUnsafeByShareId,
  listFullRows,
  listWithProfile,
} from './analyses.queries.ts'
import { askForWords } from './ai-words.ts'
import { toFullEntry, toRow, toSummary } from './analysis-row.ts'
import { beginAnalysis, keepAnalysis } from './analysis-run.queries.ts'
import { failedId, keepFailedRun, RunFailure } from './failed-runs.ts'
import { asMade, columnsOfNow, lookAgain, mustLookAgain, withToday } from './today.ts'

const ANALYZE_RULE = { name: 'analyze-minute', max: 10, windowSeconds: 60 }
const ANALYZE_LOCK = {
  name: 'analysis',
  // Longer than a killed process keeps its lock.
  waitMs: LEASE_MS + 1_000,
  busy: 'Another of your analyses is still running. Please wait a moment and try again.',
}

/**
 * Analyses a list and keeps the result, one of a user at a time. The unit is reserved first and counted together with the stored result; a
 * run that fails costs nothing and is kept as failed. The same idempotency key answers with the first result, and runs again after a failure.
 */
export async function createAnalysis(
  deps: Deps,
  actor: Actor,
  input: AnalyzeRequest,
  idempotencyKey: string | null,
  signal?: AbortSignal,
): Promise<CosmeticAnalysis> {
  const idempotency = idempotencyKey === null ? null : { key: idempotencyKey, body: JSON.stringify(input) }
  const asked: Asked = { input, signal, idempotency }
  const lock = userLockOf(deps, ANALYZE_LOCK, actor.userId)
  const { hold, limit } = holdOnFree(deps, actor.userId, 'analysis', idempotency)
  const window = windowOf(deps, ANALYZE_RULE, actor.userId)
  const wanted = { window, triesMax: ANALYZE_RULE.max, lock, now: deps.now(), hold, limit }
  const begun = await beginAnalysis(deps.db, wanted).catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'repeated' as const
    throw error
  })
  if (begun === undefined) throw signedOut()
  if (begun === 'repeated') await throttle(deps, ANALYZE_RULE, actor.userId)
  else if (begun.tries > ANALYZE_RULE.max) refuse(secondsLeft(deps, window))
  if (begun === 'repeated' || !begun.hasLock) {
    return withUserLock(deps, ANALYZE_LOCK, actor.userId, (held) => reserveAndRun(deps, actor, asked, held))
  }
  return whileHolding(deps, ANALYZE_LOCK, lock, (held) =>
    begun.hasUnit
      ? runOrRelease(deps, actor, asked, {
          ...{ lock: held, profile: toProfile(begun) },
          reservation: { id: hold.id, kind: 'analysis' },
        })
      : reserveAndRun(deps, actor, asked, held),
  )
}

type Asked = { input: AnalyzeRequest; signal: AbortSignal | undefined; idempotency: IdempotencyKey | null }

async function reserveAndRun(
  deps: Deps,
  actor: Actor,
  asked: Asked,
  lock: HeldLock,
): Promise<CosmeticAnalysis> {
  const reserved = await reserve(deps, actor.userId, 'analysis', asked.idempotency)
  if (reserved.is === 'done') return getAnalysis(deps, actor, reserved.analysisId)
  const { reservation } = reserved
  return runOrRelease(deps, actor, asked, { lock, reservation, profile: null })
}

/** `profile`: as it was read with the lock; null where it must be read yet. */
type Reserved = { lock: HeldLock; reservation: Reservation; profile: Profile | null }

async function runOrRelease(
  deps: Deps,
  actor: Actor,
  asked: Asked,
  reserved: Reserved,
): Promise<CosmeticAnalysis> {
  const { input, idempotency } = asked
  try {
    return await runAnalysis(deps, actor, asked, reserved)
  } catch (error) {
    const analysisId = await release(deps, reserved.reservation)
    if (analysisId !== null) return getAnalysis(deps, actor, analysisId)
    if (!(error instanceof TooManyNames)) {
      await keepFailedRun(deps, actor, { input, idempotencyKey: idempotency?.key ?? null, error })
    }
    throw error
  }
}

/** Refused for what was sent, like a text that is too long: nothing of it is kept. */
class TooManyNames extends Failure {
  constructor() {
    const message = ANALYSIS_REFUSALS.tooMany
    super('INVALID', message, { fields: { ingredientsList: message } })
  }
}

async function runAnalysis(
  deps: Deps,
  actor: Actor,
  { input, signal, idempotency }: Asked,
  { lock, reservation, profile: read }: Reserved,
): Promise<CosmeticAnalysis> {
  const profile = read ?? (await getProfile(deps, actor.userId))
  const results = measured('engine', () => {
    const text = input.ingredientsList
    const list = parseList(text, deps.knowledge)
    // Thousands of names take ten times as long to judge as to read.
    if (list.items.length > INGREDIENTS_MAX) throw new TooManyNames()
    return assessList(text, list, deps.knowledge, {
      profile,
      ...(input.productType ? { productType: input.productType } : {}),
      ...(input.productName ? { productName: input.productName } : {}),
    })
  })
  if (results.ingredients.length === 0) {
    throw new RunFailure('no-list', 'INVALID', ANALYSIS_REFUSALS.noList, {
      fields: { ingredientsList: 'No ingredients found' },
    })
  }
  const words = await askForWords(deps, results, signal)
  const whole = { ...results, ...words }
  const row = { ...toRow(deps, actor.userId, input, whole), ...columnsOfNow(deps, results, profile) }
  const failed = idempotency === null ? null : failedId(deps, actor.userId, idempotency.key)
  const kept = { row, hold: reservation.id, failedId: failed, lock }
  if (!(await keepAnalysis(deps.db, kept))) throw tookTooLong()
  return asMade(deps, row, whole)
}

export async function listAnalyses(
  deps: Deps,
  { userId }: Actor,
  { full, page }: AnalysisListQuery,
): Promise<ListedAnalysis[]> {
  if (full === '0') return (await listSeenToday(deps, userId)).map(toSummary)
  await lookAgain(deps, userId)
  const part = { limit: FULL_ROWS_A_PAGE, offset: (page - 1) * FULL_ROWS_A_PAGE }
  return (await listFullRows(deps.db, userId, part)).map(toFullEntry)
}

/** Most lists were looked at before, under the same profile and law: whether this one was stands in its rows. */
async function listSeenToday(deps: Deps, userId: string) {
  const listed = await listWithProfile(deps.db, userId)
  if (!listed) throw signedOut()
  const { rows, profile } = listed
  if (!mustLookAgain(deps, rows, toProfile(profile))) return rows
  await lookAgain(deps, userId)
  return (await listWithProfile(deps.db, userId))?.rows ?? []
}

export async function getAnalysis(deps: Deps, actor: Actor, id: string): Promise<CosmeticAnalysis> {
  const row = found(await findAnalysis(deps.db, actor.userId, id), 'Analysis')
  return withToday(deps, row, await getProfile(deps, actor.userId))
}

/** Own results side by side: the stored figures as they were made, and beside them what is known today. */
export async function compareAnalyses(deps: Deps, actor: Actor, ids: readonly string[]): Promise<Comparison> {
  const profile = await getProfile(deps, actor.userId)
  const rows = await findAnalyses(deps.db, actor.userId, ids)
  const inOrder = ids.map((id) =>
    found(
      rows.find((row) => row.id === id),
      'Analysis',
    ),
  )
  if (inOrder.some(({ status }) => status === 'failed')) {
    throw new Failure('INVALID', 'One of these analyses failed. Only completed ones can be compared.')
  }
  return {
    products: inOrder.map((row) => {
      const analysis = withToday(deps, row, profile)
      return { analysis, alerts: analysis.today?.alerts ?? [] }
    }),
  }
}

/** For the owner all of it, public or not; for everybody else only what was shared, without a trace of the owner. */
export async function getPublicAnalysis(
  deps: Deps,
  actor: Actor | null,
  shareId: string,
  ip: string,
): Promise<PublicCosmeticAnalysis> {
  const row = await findUnsafeByShareId(deps.db, shareId)
  if (actor && row && actor.userId === row.userId) {
    return withToday(deps, row, await getProfile(deps, actor.userId))
  }
  const shared = row?.isPublic ? row : undefined
  await limitVisitors(deps, ip, shared === undefined)
  return withoutOwner(withToday(deps, found(shared, 'Analysis'), null))
}

/** Alerts tell allergies and skin type; the record id opens nothing but is nobody's business either. */
function withoutOwner(analysis: CosmeticAnalysis): PublicCosmeticAnalysis {
  const { id: _id, analysisResults, ...shared } = analysis
  const { personalAlerts: _alerts, alerts: _reasons, ...results } = analysisResults
  return { ...shared, isOwner: false, analysisResults: results }
}

export { renewSearchTexts, repackResults } from './lifecycle.ts'
