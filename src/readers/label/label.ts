import type { Photo } from '../image/photo.ts'
import { sureness } from './decode.ts'
import { findLines } from './find-lines.ts'
import type { LabelModels } from './models.ts'
import { readingOrder } from './order.ts'
import type { LabelReading } from './reading.ts'
import { scriptOf } from './script.ts'
import { composeText, writeBars } from './text.ts'
import { scaleLine, typicalHeight } from './text-line.ts'
import { readUpright, type ReadLine } from './upright.ts'
import type { ReadingProblem } from '../../contract/analysis.ts'

/** Raised whenever the same photo may give another text. */
const READER_VERSION = 'ppocr-v4/6'

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

/** A line surer than this says something; below it are textures, bars and scripts the model does not know. */
const LINE_SURE_MIN = 0.5
const READABLE_MIN = 0.7
/** Letters need about five pixels; a detected line is roughly twice as high as its small letters. */
const HEIGHT_PX_READABLE = 11
/** Fewer letters than this is no text. */
const LETTERS_MIN = 3

/** What kept the photo from being read, for advice on the next try; undefined when it was read. */
function problemOf(found: readonly ReadLine[], kept: readonly ReadLine[]): ReadingProblem | undefined {
  const letters = kept.flatMap((line) => line.letters).filter(({ char }) => /[\p{L}\d]/u.test(char))
  const sure = sureness(kept.map((line) => line.letters))
  if (letters.length >= LETTERS_MIN && sure >= READABLE_MIN) return undefined
  if (found.length === 0) return 'no-text'
  if (typicalHeight(found.map(({ line }) => line)) < HEIGHT_PX_READABLE) return 'too-small'
  return letters.length < LETTERS_MIN ? 'no-text' : 'too-blurred'
}
