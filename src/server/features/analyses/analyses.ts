import type {
  AnalysisResults,
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
import { throttle } from '../../platform/throttle.ts'
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

const ANALYZE_RULE = { name: 'analyze-minute', max: 10, windowSeconds: 60 }

/**
 * Analyses a list and keeps the result. The unit is reserved first and counted together with the stored result; a
 * run that fails costs nothing. The same idempotency key answers with the first result.
 */
export async function createAnalysis(
  deps: Deps,
  actor: Actor,
  input: AnalyzeRequest,
  idempotencyKey: string | null,
): Promise<CosmeticAnalysis> {
  await throttle(deps, ANALYZE_RULE, actor.userId)
  const idempotency = idempotencyKey === null ? null : { key: idempotencyKey, body: JSON.stringify(input) }
  const reserved = await reserve(deps, actor.userId, 'analysis', idempotency)
  if (reserved.is === 'done') return getAnalysis(deps, actor, reserved.analysisId)
  try {
    return await runAnalysis(deps, actor, input, reserved.reservation)
  } catch (error) {
    await release(deps, reserved.reservation)
    throw error
  }
}

async function runAnalysis(
  deps: Deps,
  actor: Actor,
  input: AnalyzeRequest,
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
  const row = toRow(deps, actor.userId, input, results)
  await deps.transact(async (tx) => {
    await insertAnalysis(tx, row)
    await commit(tx, reservation, row.id)
  })
  return toAnalysis(row)
}

export async function listAnalyses(deps: Deps, actor: Actor): Promise<AnalysisSummary[]> {
  const rows = await listSummaries(deps.db, actor.userId)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), status: statusOf(row.status) }))
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
): Promise<PublicCosmeticAnalysis> {
  const row = found(await findUnsafeByShareId(deps.db, shareId), 'Analysis')
  if (actor && actor.userId === row.userId) return toAnalysis(row)
  return withoutOwner(found(row.isPublic ? row : undefined, 'Analysis'))
}

/** Alerts tell allergies and skin type; the record id opens nothing but is nobody's business either. */
function withoutOwner(row: AnalysisRow): PublicCosmeticAnalysis {
  const { id: _id, analysisResults, ...shared } = toAnalysis(row)
  const { personalAlerts: _alerts, alerts: _reasons, ...results } = analysisResults
  return { ...shared, isOwner: false, analysisResults: results }
}

function toRow(deps: Deps, userId: string, input: AnalyzeRequest, results: AnalysisResults): AnalysisRow {
  return {
    id: deps.newId('ana'),
    shareId: deps.newShareId(),
    userId,
    productName: input.productName ?? '',
    createdAt: deps.now(),
    isPublic: false,
    ownerName: null,
    ingredientsList: input.ingredientsList,
    status: 'complete',
    results,
    engineVersion: results.madeBy.engine,
    knowledgeVersion: results.madeBy.knowledge,
    overallScore: results.overallScore,
    isPartial: results.isPartial,
    comedogenicRating: results.comedogenicRating,
    veganStatus: results.veganStatus,
    ingredientCount: results.ingredients.length,
    alertCount: results.personalAlerts?.length ?? 0,
    searchText: searchTextOf(input.productName ?? '', results),
    deletedAt: null,
  }
}

/** What the history searches: the product and its ingredients, as printed and as known. */
function searchTextOf(productName: string, { ingredients }: AnalysisResults): string {
  const names = ingredients.flatMap(({ printed, name }) => (printed === name ? [name] : [printed, name]))
  return [productName, ...names].join(' ').toLowerCase()
}

function toAnalysis(row: AnalysisRow): CosmeticAnalysis {
  return {
    id: row.id,
    shareId: row.shareId,
    productName: row.productName,
    createdAt: row.createdAt.toISOString(),
    isPublic: row.isPublic,
    ownerName: row.ownerName,
    isOwner: true,
    ingredientsList: row.ingredientsList,
    status: statusOf(row.status),
    analysisResults: row.results,
  }
}

function statusOf(text: string): 'complete' | 'failed' {
  return text === 'failed' ? 'failed' : 'complete'
}
