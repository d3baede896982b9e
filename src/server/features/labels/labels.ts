import type { OcrAnswer, ReadingProblem } from '../../../contract/analysis.ts'
import type { ReadListAnswer, ReadListRequest } from '../../../contract/label-reading.ts'
import { NO_INGREDIENTS_FOUND } from '../../../contract/limits-of-input.ts'
import type { ProblemCode } from '../../../contract/problem.ts'
import { readList } from '../../../engine/read-list.ts'
import { parseList } from '../../../engine/inci/parse.ts'
import type { ImageRefusal } from '../../../readers/image/refusal.ts'
import type { LabelReading } from '../../../readers/label/reading.ts'
import { QueueFull, ReadingTimedOut } from '../../../readers/pool.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { Actor } from '../../platform/session.ts'
import { throttle } from '../../platform/throttle.ts'

const OCR_RULES = [
  { name: 'ocr-minute', max: 10, windowSeconds: 60 },
  { name: 'ocr-day', max: 60, windowSeconds: 86_400 },
]

const NOT_EXTRACTED =
  'Could not extract ingredients from this image. Please try a clearer photo or enter ingredients manually.'

/** Reads the ingredient list on a photo. The photo lives in memory until the answer, and nowhere else. */
export async function extractLabel(
  deps: Deps,
  actor: Actor,
  image: () => Promise<Uint8Array>,
  signal: AbortSignal,
): Promise<OcrAnswer> {
  for (const rule of OCR_RULES) await throttle(deps, rule, actor.userId)
  const reading = await deps.readers.readLabel(await image(), { signal }).catch(translate)
  if (!reading.ok) throw refused(reading)
  return toAnswer(deps, reading)
}

/** Asked at every pause in typing: nothing is stored, counted or logged, and the text is forgotten with the answer. */
export function readTypedList(deps: Deps, { text }: ReadListRequest): ReadListAnswer {
  return readList(text, deps.knowledge)
}

function translate(error: unknown): never {
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

function toAnswer(deps: Deps, reading: LabelReading): OcrAnswer {
  const { listSpan, items } = parseList(reading.text, deps.knowledge)
  if (reading.problem || !listSpan || items.length === 0)
    return nothing(reading, reading.problem ?? 'no-list')
  const extractedText = reading.text.slice(listSpan.start, listSpan.end)
  return {
    success: true,
    extractedText,
    confidence: reading.confidence,
    ...(extractedText === reading.text ? {} : { fullText: reading.text }),
  }
}

function nothing(reading: LabelReading, problem: ReadingProblem): OcrAnswer {
  return {
    success: false,
    extractedText: NO_INGREDIENTS_FOUND,
    message: NOT_EXTRACTED,
    problem,
    confidence: reading.confidence,
    ...(reading.text === '' ? {} : { fullText: reading.text }),
  }
}

const CODE_OF_REFUSAL: Record<ImageRefusal['why'], ProblemCode> = {
  'unsupported-type': 'INVALID_IMAGE',
  heic: 'INVALID_IMAGE',
  'too-large': 'TOO_LARGE',
  'too-many-pixels': 'INVALID_IMAGE',
  'too-small': 'INVALID_IMAGE',
  undecodable: 'INVALID_IMAGE',
}

function refused({ why, message }: ImageRefusal): Failure {
  return new Failure(CODE_OF_REFUSAL[why], message)
}
