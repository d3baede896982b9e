import type { ReadingOptions, Readers } from '../../../readers/pool.ts'
import { spanRecorder, withSpan } from './spans.ts'

/** Each reading becomes a span with two inside: its wait for a process, and the work. */
export function tracedReaders(readers: Readers): Readers {
  const reading = <Answer>(
    read: (image: Uint8Array, options: ReadingOptions) => Promise<Answer>,
    image: Uint8Array,
    options: ReadingOptions = {},
  ) =>
    withSpan('reader', () => {
      const record = spanRecorder()
      return read(image, {
        ...options,
        onEnded: (ended) => {
          const now = performance.now()
          const { waitMs, workMs } = ended
          record('reader wait', now - workMs - waitMs, now - workMs)
          if (workMs > 0) record('reader work', now - workMs, now)
          options.onEnded?.(ended)
        },
      })
    })
  return {
    ...readers,
    readLabel: (image, options) => reading(readers.readLabel, image, options),
    readFace: (image, options) => reading(readers.readFace, image, options),
    toSanitisedJpeg: (image, options) => reading(readers.toSanitisedJpeg, image, options),
    readSkinPatch: (image, options) => reading(readers.readSkinPatch, image, options),
  }
}
