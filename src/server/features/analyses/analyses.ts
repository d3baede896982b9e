import type {
  AnalysisSummary,
  AnalyzeRequest,
  Comparison,
  CosmeticAnalysis,
  PublicCosmeticAnalysis,
} from '../../../contract/analysis.ts'
import type { PersonalAlert } from '../../../contract/finding.ts'
import { analyze } from '../../../engine/analyze.ts'
import type { Profile } from '../../../engine/profile.ts'
import type { Deps } from '../../deps.ts'
import { Failure, found } from '../../platform/failure.ts'
import type { Actor } from '../../platform/session.ts'
import { oneAtATime } from '../../platform/one-at-a-time.ts'
import { network, throttle } from '../../platform/throttle.ts'
import { getProfile } from '../accounts/accounts.ts'
import { commit, release, reserve, type Reservation } from '../subscription/subscription.ts'
import {
  findAnalyses,
  findAnalysis,
  findUnsafeByShareId,
  insertAnalysis,
  listSummaries,
  type AnalysisRow,
} from './analyses.queries.ts'
import { askForWords } from './ai-words.ts'
import { toAnalysis, toRow, toSummary } from './analysis-row.ts'
import { KEPT_MS } from './keeping.ts'
import { eraseDeletedBefore } from './keeping.queries.ts'

const ANALYZE_RULE = { name: 'analyze-minute', max: 10, windowSeconds: 60 }
const ANALYZE_TURN = {
  name: 'analysis',
  // The engine, and the words of a provider behind it.
  holdMs: 10_000,
  waitMs: 5_000,
  busy: 'Another of your analyses is still running. Please wait a moment and try again.',
}

/**
 * Analyses a list and keeps the result, one of a user at a time. The unit is reserved first and counted together with the stored result; a
 * run that fails costs nothing. The same idempotency key answers with the first result.
 */
export async function createAnalysis(
  deps: Deps,
  actor: Actor,
  input: AnalyzeRequest,
  idempotencyKey: string | null,
  leaving?: AbortSignal,
): Promise<CosmeticAnalysis> {
  await throttle(deps, ANALYZE_RULE, actor.userId)
  return oneAtATime(deps, ANALYZE_TURN, actor.userId, () =>
    analyzeOnce(deps, actor, { input, leaving }, idempotencyKey),
  )
}

type Asked = { input: AnalyzeRequest; leaving: AbortSignal | undefined }

async function analyzeOnce(
  deps: Deps,
  actor: Actor,
  asked: Asked,
  idempotencyKey: string | null,
): Promise<CosmeticAnalysis> {
  const idempotency =
    idempotencyKey === null ? null : { key: idempotencyKey, body: JSON.stringify(asked.input) }
  const reserved = await reserve(deps, actor.userId, 'analysis', idempotency)
  if (reserved.is === 'done') return getAnalysis(deps, actor, reserved.analysisId)
  try {
    return await runAnalysis(deps, actor, asked, reserved.reservation)
  } catch (error) {
    await release(deps, reserved.reservation)
    throw error
  }
}

async function runAnalysis(
  deps: Deps,
  actor: Actor,
  { input, leaving }: Asked,
  reservation: Reservation,
): Promise<CosmeticAnalysis> {
  const profile = await getProfile(deps, actor.userId)
  const results = analyze(input.ingredientsList, deps.knowledge, {
    profile,
    ...(input.productType ? { productType: input.productType } : {}),
  })
  if (results.ingredients.length === 0) {
    throw new Failure(
      'INVALID',
      'We could not find an ingredient list in this text. Please paste the part that starts after “Ingredients:”.',
      { fields: { ingredientsList: 'No ingredients found' } },
    )
  }
  const words = await askForWords(deps, results, leaving)
  const row = toRow(deps, actor.userId, input, { ...results, ...words })
  await deps.transact(async (tx) => {
    await insertAnalysis(tx, row)
    await commit(tx, reservation, row.id)
  })
  return toAnalysis(row)
}

export async function listAnalyses(deps: Deps, actor: Actor): Promise<AnalysisSummary[]> {
  return (await listSummaries(deps.db, actor.userId)).map(toSummary)
}

export async function getAnalysis(deps: Deps, actor: Actor, id: string): Promise<CosmeticAnalysis> {
  return toAnalysis(found(await findAnalysis(deps.db, actor.userId, id), 'Analysis'))
}

/**
 * Own results side by side. The stored figures stay as they were made; the alerts are asked for anew, because a profile
 * that has learnt of an allergy since must warn here too.
 */
export async function compareAnalyses(deps: Deps, actor: Actor, ids: readonly string[]): Promise<Comparison> {
  const profile = await getProfile(deps, actor.userId)
  const rows = await findAnalyses(deps.db, actor.userId, ids)
  const inOrder = ids.map((id) =>
    found(
      rows.find((row) => row.id === id),
      'Analysis',
    ),
  )
  return {
    products: inOrder.map((row) => ({
      analysis: toAnalysis(row),
      alerts: alertsToday(deps, row, profile),
    })),
  }
}

function alertsToday({ knowledge }: Deps, row: AnalysisRow, profile: Profile): PersonalAlert[] {
  const productType = row.results.productType.value
  return analyze(row.ingredientsList, knowledge, { profile, productType }).alerts ?? []
}

/** For the owner all of it, public or not; for everybody else only what was shared, without a trace of the owner. */
export async function getPublicAnalysis(
  deps: Deps,
  actor: Actor | null,
  shareId: string,
  ip: string,
): Promise<PublicCosmeticAnalysis> {
  const row = await findUnsafeByShareId(deps.db, shareId)
  if (actor && row && actor.userId === row.userId) return toAnalysis(row)
  const shared = row?.isPublic ? row : undefined
  await limitVisitors(deps, ip, shared === undefined)
  return withoutOwner(found(shared, 'Analysis'))
}

const SHARED_RULE = { name: 'shared-minute', max: 60, windowSeconds: 60 }
const SHARED_MISS_RULE = { name: 'shared-miss-minute', max: 20, windowSeconds: 60 }

/** Shared results of both kinds count together; owners looking at their own count for nothing. */
export async function limitVisitors(deps: Deps, ip: string, isMiss: boolean): Promise<void> {
  await throttle(deps, SHARED_RULE, network(ip))
  if (isMiss) await throttle(deps, SHARED_MISS_RULE, network(ip))
}

/** Alerts tell allergies and skin type; the record id opens nothing but is nobody's business either. */
function withoutOwner(row: AnalysisRow): PublicCosmeticAnalysis {
  const { id: _id, analysisResults, ...shared } = toAnalysis(row)
  const { personalAlerts: _alerts, alerts: _reasons, ...results } = analysisResults
  return { ...shared, isOwner: false, analysisResults: results }
}

/** Ends for good what nobody brought back within its day. Tells how many there were. */
export async function eraseDeleted(deps: Deps): Promise<number> {
  return eraseDeletedBefore(deps.db, new Date(deps.now().getTime() - KEPT_MS))
}
