import type { Photo } from '../image/photo.ts'
import { sureness } from './decode.ts'
import { findLines } from './find-lines.ts'
import type { LabelModels } from './models.ts'
import { readingOrder } from './order.ts'
import { LINE_SURE_MIN, problemOf } from './problem.ts'
import type { LabelReading } from './reading.ts'
import { scriptOf } from './script.ts'
import { composeText, writeBars } from './text.ts'
import { scaleLine } from './text-line.ts'
import { readUpright } from './upright.ts'

/** Raised whenever the same photo may give another text. */
const READER_VERSION = 'ppocr-v4/5'

/** Photo to text: find the lines, read each of them the right way up, put them in reading order. */
export async function readLabelImage(models: LabelModels, photo: Photo): Promise<LabelReading> {
  const start = performance.now()
  const sight = await findLines(models.detector, photo)
  const upright = await readUpright(models, sight.raster, sight.lines)
  const read = upright.map((one) => ({
    ...one,
    line: scaleLine(one.line, 1 / sight.scale, sight.left, sight.top),
  }))
  const kept = read.filter(({ letters }) => sureness([letters]) >= LINE_SURE_MIN)
  const { text, lines } = composeText(readingOrder(writeBars(kept)))
  const problem = problemOf(read, kept)
  const script = scriptOf(read.map(({ look }) => look))
  return {
    ok: true,
    text,
    lines,
    width: photo.width,
    height: photo.height,
    confidence: sureness(kept.map(({ letters }) => letters)),
    ...(problem && { problem }),
    ...(script && { script }),
    madeBy: READER_VERSION,
    ms: Math.round(performance.now() - start),
  }
}
