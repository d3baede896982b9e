import type { OcrAnswer, OtherScript, ReadingProblem } from '../../../contract/analysis.ts'
import type { ReadListAnswer, ReadListRequest } from '../../../contract/label-reading.ts'
import { NO_INGREDIENTS_FOUND } from '../../../contract/limits-of-input.ts'
import { readList } from '../../../engine/read-list.ts'
import { doubtsOf } from './doubts.ts'
import { listOnPhoto } from '../../../engine/inci/list-on-photo.ts'
import type { LabelReading } from '../../../readers/label/reading.ts'
import type { Deps } from '../../deps.ts'
import { LEASE_MS } from '../../platform/jobs/lease.ts'
import { yieldBetweenTasks } from '../../platform/http/yield-between-tasks.ts'
import { withUserLock } from '../../platform/jobs/user-lock.ts'
import { readingFailed, refusedImage } from '../../platform/http/photo-failures.ts'
import type { Actor } from '../../platform/security/session.ts'
import { withLeafSpan } from '../../platform/tracing/spans.ts'
import { throttle } from '../../platform/security/throttle.ts'

const OCR_RULES = [
  { name: 'ocr-minute', max: 10, windowSeconds: 60 },
  { name: 'ocr-day', max: 60, windowSeconds: 86_400 },
]

const OCR_TURN = {
  name: 'ocr',
  // Longer than a killed process keeps its lock, and than a photo needs to stop that somebody has left for another one.
  waitMs: LEASE_MS + 1_000,
  busy: 'Another of your photos is still being read. Please wait a moment and try again.',
}

const NOT_EXTRACTED =
  'Could not extract ingredients from this image. Please try a clearer photo or enter ingredients manually.'

/** Reads the ingredient list on a photo, one of a user at a time. The photo lives in memory until the answer, and nowhere else. */
export async function extractLabel(
  deps: Deps,
  actor: Actor,
  image: () => Promise<Uint8Array>,
  signal: AbortSignal,
): Promise<OcrAnswer> {
  for (const rule of OCR_RULES) await throttle(deps, rule, actor.userId)
  const photo = await withLeafSpan('body', image)
  return withUserLock(deps, OCR_TURN, actor.userId, async () => {
    const reading = await deps.readers.readLabel(photo, { signal, who: actor.userId }).catch(readingFailed)
    if (!reading.ok) throw refusedImage(reading)
    return retryWithProvider(deps, toAnswer(deps, reading), photo, signal)
  })
}

/**
 * The screen asks after each pause of 300 ms. Typing steadily for a minute makes a hundred of them at most: at a key every
 * 400 to 600 ms (whoever is quicker pauses less often, whoever is slower types fewer keys).
 */
const READ_LIST_RULE = { name: 'read-list-minute', max: 120, windowSeconds: 60 }

/** Nothing of it is stored or logged, and the text is forgotten with the answer. */
export async function readTypedList(
  deps: Deps,
  actor: Actor,
  { text }: ReadListRequest,
): Promise<ReadListAnswer> {
  await throttle(deps, READ_LIST_RULE, actor.userId)
  return yieldBetweenTasks(() => readList(text, deps.knowledge))
}

function toAnswer(deps: Deps, reading: LabelReading): OcrAnswer {
  const list = reading.problem ? null : listOnPhoto(reading.text, deps.knowledge)
  if (!list)
    return reading.script
      ? otherScript(reading, reading.script)
      : nothing(reading, reading.problem ?? 'no-list')
  const extractedText = reading.text.slice(list.span.start, list.span.end)
  const doubts = doubtsOf(list.items, reading)
  return {
    success: true,
    extractedText,
    confidence: reading.confidence,
    ...(doubts.length > 0 && { doubts }),
    ...(extractedText === reading.text ? {} : { fullText: reading.text }),
  }
}

/** Its letters were taken for Latin ones: the text that was read says nothing. */
function otherScript({ confidence }: LabelReading, script: OtherScript): OcrAnswer {
  return {
    success: false,
    extractedText: NO_INGREDIENTS_FOUND,
    message: NOT_EXTRACTED,
    problem: 'other-script',
    script,
    confidence,
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

/**
 * Below this our own reading is doubted. Of the 79 label photos we measure with (docs/benchmarks.md) 69 lie above it, with
 * 1,219 of their 1,220 names read; of the ten below it four have lost names.
 */
const SURE_FROM = 0.96

/**
 * Asks the provider for a photo that our own reader found no list on, or is unsure of. Its text goes through the same
 * parser, and stands only where more of its names are known than of ours: a list that is made up or garbled has few.
 * Whatever fails, our own answer stays.
 */
async function retryWithProvider(
  deps: Deps,
  own: OcrAnswer,
  photo: Uint8Array,
  signal: AbortSignal,
): Promise<OcrAnswer> {
  if (!deps.ai.seesPhotos || (own.success && own.confidence >= SURE_FROM)) return own
  const sendable = await deps.readers.toSanitisedJpeg(photo, { signal }).catch(() => null)
  if (!sendable?.ok) return own
  const read = await deps.ai.readLabel(sendable.jpeg, { signal })
  if (!read.ok) return own
  const theirs = listOf(deps, read.value)
  return theirs && theirs.known > knownIn(deps, own) ? theirs.answer : own
}

/** The list is judged in the whole text once more: its heading stands outside of it. */
function knownIn(deps: Deps, { success, extractedText, fullText }: OcrAnswer): number {
  return success ? (listOf(deps, fullText ?? extractedText)?.known ?? 0) : 0
}

/** Null where the text holds no list. */
function listOf(deps: Deps, text: string): { known: number; answer: OcrAnswer } | null {
  const list = listOnPhoto(text, deps.knowledge)
  if (!list) return null
  const { items, span } = list
  const known = items.filter(({ match }) => match.ingredient !== null).length
  const extractedText = text.slice(span.start, span.end)
  return {
    known,
    answer: {
      success: true,
      extractedText,
      confidence: known / items.length,
      ...(extractedText === text ? {} : { fullText: text }),
      readBy: 'provider',
    },
  }
}
