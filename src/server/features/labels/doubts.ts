import type { PhotoDoubt, PhotoPlace } from '../../../contract/analysis.ts'
import type { ParsedItem } from '../../../engine/inci/parse.ts'
import type { LabelLine, LabelReading } from '../../../readers/label/reading.ts'

/** Of 718 names known letter by letter on 39 photos one in a hundred has a word that was read with less, of the others one in six. */
const WORD_SURE_MIN = 0.85
/** Of a list that is mostly unread, marks everywhere would show nothing. */
const DOUBTS_MAX = 60

type Photo = Pick<LabelReading, 'lines' | 'width' | 'height'>
type Corner = readonly [number, number]

/** The names of a list to be compared with the photo: misspelt, unknown or faintly read. In the order of the list. */
export function doubtsOf(items: readonly ParsedItem[], photo: Photo): PhotoDoubt[] {
  const words = photo.lines.flatMap((line) => line.words)
  const isFaint = ({ span }: ParsedItem) =>
    words.some(
      ({ start, end, confidence }) => confidence < WORD_SURE_MIN && start < span.end && end > span.start,
    )
  return items
    .filter((item) => item.match.tier === 'near' || item.match.tier === 'unknown' || isFaint(item))
    .slice(0, DOUBTS_MAX)
    .flatMap(({ printed, span }) => {
      const places = photo.lines.flatMap((line) => placeOn(line, span, photo))
      return places.length > 0 ? [{ text: printed, places }] : []
    })
}

/** The part of a line that holds the stretch of the text, told by the share of its letters: a line has about one width of letters. */
function placeOn(
  { words, quad }: LabelLine,
  span: { start: number; end: number },
  { width, height }: Photo,
): PhotoPlace[] {
  const [from, to] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const [start, end] = [Math.max(from, span.start), Math.min(to, span.end)]
  if (start >= end) return []
  // Letters differ in width: half a one more on each side.
  const [a, b] = [start - 0.5 - from, end + 0.5 - from].map((letters) => letters / (to - from)) as [
    number,
    number,
  ]
  const [topLeft, topRight, bottomRight, bottomLeft] = quad
  const corners = [
    between(topLeft, topRight, a),
    between(topLeft, topRight, b),
    between(bottomLeft, bottomRight, b),
    between(bottomLeft, bottomRight, a),
  ]
  return [corners.map(([x, y]) => [share(x, width), share(y, height)])]
}

function between(one: Corner, other: Corner, share: number): Corner {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share]
}

/** Of four digits: a tenth of a pixel of the largest photo. */
function share(at: number, of: number): number {
  return Math.round(Math.min(1, Math.max(0, at / of)) * 10_000) / 10_000
}
