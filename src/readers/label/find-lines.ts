import { wholeArea, type Area, type Raster } from '../image/raster.ts'
import { resizeArea } from '../image/resize.ts'
import { detectLines } from './detect.ts'
import type { Model } from './models.ts'
import { cornersOf, scaleLine, typicalHeight, type TextLine } from './text-line.ts'

/** A first look at the whole picture, its longer side brought down to this. */
const FIRST_LOOK_PX = 1280
/** Lines lower than this run into each other in the detector's eyes: look again, closer. */
const HEIGHT_PX_MIN = 24
const HEIGHT_PX_WANTED = 32
const SECOND_LOOK_PX_MAX = 2048
/** The detector's time grows with the picture. */
const LOOK_PIXELS_MAX = 1_000_000
/** A second look that is hardly closer than the first finds nothing new. */
const CLOSER_MIN = 1.15

/** Lines of text in the picture's own coordinates. */
export async function findLines(detector: Model, picture: Raster): Promise<TextLine[]> {
  const whole = wholeArea(picture)
  const scale = Math.min(1, largestScale(whole, FIRST_LOOK_PX))
  const first = await look(detector, picture, whole, scale)
  const height = typicalHeight(first) * scale
  if (first.length === 0 || height >= HEIGHT_PX_MIN) return first

  const area = textArea(first, picture)
  const closer = Math.min((scale * HEIGHT_PX_WANTED) / height, largestScale(area, SECOND_LOOK_PX_MAX))
  if (closer < scale * CLOSER_MIN) return first
  const second = await look(detector, picture, area, closer)
  return second.length > 0 ? second : first
}

function largestScale({ width, height }: Area, sidePxMax: number): number {
  return Math.min(sidePxMax / Math.max(width, height), Math.sqrt(LOOK_PIXELS_MAX / (width * height)))
}

async function look(detector: Model, picture: Raster, area: Area, scale: number): Promise<TextLine[]> {
  const width = Math.max(1, Math.round(area.width * scale))
  const height = Math.max(1, Math.round(area.height * scale))
  const isAsItIs = width === picture.width && height === picture.height
  const seen = isAsItIs ? picture : await resizeArea(picture, area, width, height)
  const lines = await detectLines(detector, seen)
  return lines.map((line) => scaleLine(line, 1 / scale, area.left, area.top))
}

/** The box around all lines with a margin of one and a half lines, where the first look may have missed some. */
function textArea(lines: readonly TextLine[], picture: Raster): Area {
  const corners = lines.flatMap(cornersOf)
  const margin = 1.5 * typicalHeight(lines)
  const left = Math.max(0, Math.floor(Math.min(...corners.map(([x]) => x)) - margin))
  const top = Math.max(0, Math.floor(Math.min(...corners.map(([, y]) => y)) - margin))
  const right = Math.min(picture.width, Math.ceil(Math.max(...corners.map(([x]) => x)) + margin))
  const bottom = Math.min(picture.height, Math.ceil(Math.max(...corners.map(([, y]) => y)) + margin))
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}
