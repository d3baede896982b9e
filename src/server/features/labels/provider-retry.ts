import type { OcrAnswer } from '../../../contract/analysis.ts'
import { listOnPhoto } from '../../../engine/inci/list-on-photo.ts'
import type { Deps } from '../../deps.ts'

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
export async function retryWithProvider(
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
