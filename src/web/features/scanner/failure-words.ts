import { waitWords } from '../../lib/format.ts'
import { ApiError, NetworkError, sentenceOf } from '../../lib/problem-error.ts'
import { commonWords } from '../../lib/words/common.ts'
import { scannerWords } from '../../lib/words/scanner.ts'

export function analyzeFailureText(error: unknown): string {
  const { failed } = scannerWords
  if (error instanceof NetworkError) return failed.network
  if (!(error instanceof ApiError)) return failed.fallback
  return capacityText(error) ?? sentenceOf(error) ?? failed.server(error.status)
}

export function readFailureText(error: unknown): string {
  const { readFailed } = scannerWords
  const capacity = error instanceof ApiError ? capacityText(error) : null
  return capacity ?? sentenceOf(error) ?? readFailed.fallback
}

/** Full or too fast: say how long to wait. The plan's own limit is something else and has its own words. */
function capacityText(error: ApiError): string | null {
  if (error.retryAfterSeconds === null || error.problem?.code === 'LIMIT_EXCEEDED') return null
  const wait = waitWords(error.retryAfterSeconds)
  if (error.status === 503) return commonWords.unavailable(wait)
  return error.status === 429 ? commonWords.busy(wait) : null
}
