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
import { analyze } from '../../../engine/analyze.ts'
import { parseList } from '../../../engine/inci/parse.ts'
import type { Deps } from '../../deps.ts'
import { Failure, found } from '../../platform/failure.ts'
import type { Actor } from '../../platform/security/session.ts'
import { LEASE_MS } from '../../platform/jobs/lease.ts'
import { withUserLock } from '../../platform/jobs/user-lock.ts'
import { measured } from '../../platform/tracing/spans.ts'
import { throttle } from '../../platform/security/throttle.ts'
import { getProfile } from '../accounts/accounts.ts'
import { limitVisitors } from '../results/results.ts'
import { commit, release, reserve, type Reservation } from '../subscription/subscription.ts'
import {
  findAnalyses,
  findAnalysis,
  findUnsafeByShareId,
  insertAnalysis,
  listFullRows,
  listSummaries,
} from './analyses.queries.ts'
import { askForWords } from './ai-words.ts'
import { toFullEntry, toRow, toSummary } from './analysis-row.ts'
import { forgetFailedRun, keepFailedRun, RunFailure } from './failed-runs.ts'
import { columnsOfNow, lookAgain, withToday } from './today.ts'

const ANALYZE_RULE = { name: 'analyze-minute', max: 10, windowSeconds: 60 }
const ANALYZE_LOCK = {
  name: 'analysis',
  // Longer than a killed process keeps its turn.
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
  await throttle(deps, ANALYZE_RULE, actor.userId)
  refuseTooMany(deps, input)
  return withUserLock(deps, ANALYZE_LOCK, actor.userId, () =>
    analyzeOnce(deps, actor, { input, signal, idempotencyKey }),
  )
}

function refuseTooMany({ knowledge }: Deps, { ingredientsList: text }: AnalyzeRequest): void {
  // A name and its comma take two characters, so that most texts need not be read twice.
  if (text.length < 2 * INGREDIENTS_MAX || parseList(text, knowledge).items.length <= INGREDIENTS_MAX) return
  const message = ANALYSIS_REFUSALS.tooMany
  throw new Failure('INVALID', message, { fields: { ingredientsList: message } })
}

type Asked = { input: AnalyzeRequest; signal: AbortSignal | undefined; idempotencyKey: string | null }

async function analyzeOnce(deps: Deps, actor: Actor, asked: Asked): Promise<CosmeticAnalysis> {
  const { input, idempotencyKey } = asked
  const idempotency = idempotencyKey === null ? null : { key: idempotencyKey, body: JSON.stringify(input) }
  const reserved = await reserve(deps, actor.userId, 'analysis', idempotency)
  if (reserved.is === 'done') return getAnalysis(deps, actor, reserved.analysisId)
  try {
    return await runAnalysis(deps, actor, asked, reserved.reservation)
  } catch (error) {
    const analysisId = await release(deps, reserved.reservation)
    if (analysisId !== null) return getAnalysis(deps, actor, analysisId)
    await keepFailedRun(deps, actor, { input, idempotencyKey, error })
    throw error
  }
}

async function runAnalysis(
  deps: Deps,
  actor: Actor,
  { input, signal, idempotencyKey }: Asked,
  reservation: Reservation,
): Promise<CosmeticAnalysis> {
  const profile = await getProfile(deps, actor.userId)
  const results = measured('engine', () =>
    analyze(input.ingredientsList, deps.knowledge, {
      profile,
      ...(input.productType ? { productType: input.productType } : {}),
      ...(input.productName ? { productName: input.productName } : {}),
    }),
  )
  if (results.ingredients.length === 0) {
    throw new RunFailure('no-list', 'INVALID', ANALYSIS_REFUSALS.noList, {
      fields: { ingredientsList: 'No ingredients found' },
    })
  }
  const words = await askForWords(deps, results, signal)
  const row = {
    ...toRow(deps, actor.userId, input, { ...results, ...words }),
    ...columnsOfNow(deps, results, profile),
  }
  await deps.transact(async (tx) => {
    await insertAnalysis(tx, row)
    await forgetFailedRun(deps, tx, actor.userId, idempotencyKey)
    await commit(tx, reservation, row.id)
  })
  return withToday(deps, row, profile)
}

export async function listAnalyses(
  deps: Deps,
  { userId }: Actor,
  { full, page }: AnalysisListQuery,
): Promise<ListedAnalysis[]> {
  await lookAgain(deps, userId)
  if (full === '0') return (await listSummaries(deps.db, userId)).map(toSummary)
  const part = { limit: FULL_ROWS_A_PAGE, offset: (page - 1) * FULL_ROWS_A_PAGE }
  return (await listFullRows(deps.db, userId, part)).map(toFullEntry)
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

export { renewSearchTexts } from './search-columns.ts'
