import { failureText } from '../../lib/failure-text.ts'
import { ApiError, isStatus } from '../../lib/problem-error.ts'
import { scannerMessages } from './scanner.messages.ts'

export function analyzeFailureText(error: unknown): string {
  const { network, server, fallback } = scannerMessages.failed
  return failureText(error, {
    network,
    fallback: error instanceof ApiError ? server(error.status) : fallback,
  })
}

/** A clearer photo helps only where the photo was read. */
export function readFailureText(error: unknown): string {
  const { readFailed, tooLarge, readLater } = scannerMessages
  return failureText(error, {
    network: readLater,
    fallback: isStatus(error, 413) ? tooLarge.text : readFailed.fallback,
  })
}
