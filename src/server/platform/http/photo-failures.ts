import type { ProblemCode } from '../../../contract/problem.ts'
import type { ImageRefusal } from '../../../readers/image/refusal.ts'
import { ReadingTimedOut, WorkerLost } from '../../../readers/pool.ts'
import { ReadersBusy } from '../../../readers/reading-queue.ts'
import { Failure } from '../failure.ts'

const CODE_OF_REFUSAL: Record<ImageRefusal['why'], ProblemCode> = {
  'unsupported-type': 'INVALID_IMAGE',
  heic: 'INVALID_IMAGE',
  'too-large': 'TOO_LARGE',
  'too-many-pixels': 'INVALID_IMAGE',
  'too-small': 'INVALID_IMAGE',
  undecodable: 'INVALID_IMAGE',
}

/** A file that is no photo we can read, as the answer to whoever sent it. */
export function refusedImage({ why, message }: ImageRefusal): Failure {
  return new Failure(CODE_OF_REFUSAL[why], message)
}

/** What may go wrong around the reading of any photo, in words; everything else is a bug and stays one. */
export function readingFailed(error: unknown): never {
  if (error instanceof Error && error.name === 'AbortError') {
    throw new Failure('UNAVAILABLE', 'The reading was stopped.', { cause: error })
  }
  if (error instanceof ReadersBusy) {
    const { retryAfterSeconds } = error
    const message = `Many photos are being read right now. Please try again in ${retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`}.`
    throw new Failure('UNAVAILABLE', message, { retryAfterSeconds })
  }
  if (error instanceof WorkerLost) {
    const message = 'The reading of this photo was interrupted. Please send it again.'
    throw new Failure('UNAVAILABLE', message, { retryAfterSeconds: error.retryAfterSeconds, cause: error })
  }
  if (error instanceof ReadingTimedOut) {
    // It would take as long again: no time is named after which to send the same photo once more.
    const message =
      'This photo took too long to read. Please crop it to what matters, or take a smaller part of it.'
    throw new Failure('INVALID', message, { cause: error })
  }
  throw error
}
