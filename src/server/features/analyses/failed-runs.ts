import type { AnalysisFailure, AnalyzeRequest } from '../../../contract/analysis.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import { idOfIntention } from '../../platform/http/idempotency.ts'
import type { Actor } from '../../platform/security/session.ts'
import { eraseAnalysis, eraseFailedBeyond, insertAnalysis } from './analyses.queries.ts'
import { toFailedRow } from './analysis-row.ts'

/** Enough to find what one was about to analyse; more would only be text that somebody sends without end. */
const FAILED_KEPT_MAX = 20

/** A failure that says why the run itself failed. */
export class RunFailure extends Failure {
  readonly reason: AnalysisFailure

  constructor(reason: AnalysisFailure, ...rest: ConstructorParameters<typeof Failure>) {
    super(...rest)
    this.reason = reason
  }
}

/** The row of a failed run follows from its key, so that an intention that fails twice is one row. */
export function failedId(deps: Deps, userId: string, key: string | null): string {
  return idOfIntention(deps, 'ana', `failed ${userId}`, key)
}

type FailedRun = { input: AnalyzeRequest; idempotencyKey: string | null; error: unknown }

/** Keeps a run that failed after it was taken in, beside the answer that says so; where even that fails, the log has it. */
export async function keepFailedRun(
  deps: Deps,
  { userId }: Actor,
  { input, idempotencyKey, error }: FailedRun,
): Promise<void> {
  const row = toFailedRow(deps, userId, input, reasonOf(error))
  const id = failedId(deps, userId, idempotencyKey)
  await deps
    .transact(async (tx) => {
      await eraseAnalysis(tx, userId, id)
      await insertAnalysis(tx, { ...row, id })
      await eraseFailedBeyond(tx, userId, FAILED_KEPT_MAX)
    })
    .catch((err: unknown) => deps.log.warn({ err }, 'a failed analysis could not be kept'))
}

function reasonOf(error: unknown): AnalysisFailure {
  if (error instanceof RunFailure) return error.reason
  return error instanceof Failure && error.code === 'UNAVAILABLE' ? 'timed-out' : 'error'
}
