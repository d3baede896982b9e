import type { ProblemCode } from '../../contract/problem.ts'
import type { ImageRefusal } from '../../readers/image/refusal.ts'
import { QueueFull, ReadingTimedOut } from '../../readers/pool.ts'
import { Failure } from './failure.ts'

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
  if (error instanceof QueueFull) {
    throw new Failure(
      'UNAVAILABLE',
      'Many photos are being read right now. Please try again in a few seconds.',
      {
        retryAfterSeconds: error.retryAfterSeconds,
      },
    )
  }
  if (error instanceof ReadingTimedOut) {
    throw new Failure(
      'UNAVAILABLE',
      'This photo took too long to read. Please try a smaller or sharper one.',
      {
        retryAfterSeconds: 1,
      },
    )
  }
  throw error
}
