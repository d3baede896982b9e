import type { Photo } from '../image/photo.ts'
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

/** As large as its lines are read from: the recogniser brings them all to 48 pixels. */
const READ_HEIGHT_PX = 64
const READ_PIXELS_MAX = 12_000_000

/** A part of the photo at a scale, and lines of text in its coordinates. */
type Sight = { raster: Raster; left: number; top: number; scale: number; lines: TextLine[] }

/** The lines of text, and as much of the photo as is needed to read them. */
export async function findLines(detector: Model, photo: Photo): Promise<Sight> {
  const { overview } = photo
  const all: Sight = { raster: overview, left: 0, top: 0, scale: overview.width / photo.width, lines: [] }
  const whole = wholeArea(overview)
  const scale = Math.min(1, largestScale(whole, FIRST_LOOK_PX))
  const first = { ...all, lines: await look(detector, overview, whole, scale) }
  const height = typicalHeight(first.lines) * scale
  if (first.lines.length === 0) return first
  const closeTo = await comeCloser(photo, first)
  if (height >= HEIGHT_PX_MIN) return closeTo

  const { raster } = closeTo
  const area = textArea(closeTo.lines, raster)
  const was = (scale * all.scale) / closeTo.scale
  const closer = Math.min((was * HEIGHT_PX_WANTED) / height, largestScale(area, SECOND_LOOK_PX_MAX))
  if (closer < was * CLOSER_MIN) return closeTo
  const second = await look(detector, raster, area, closer)
  return second.length > 0 ? { ...closeTo, lines: second } : closeTo
}

/** The text of a photo that was seen made smaller, as large as it is worth reading. */
async function comeCloser(photo: Photo, seen: Sight): Promise<Sight> {
  if (seen.scale === 1) return seen
  const lines = inPhoto(seen)
  const area = textArea(lines, photo)
  const wanted = Math.min(
    photo.scaleMax,
    READ_HEIGHT_PX / typicalHeight(lines),
    Math.sqrt(READ_PIXELS_MAX / (area.width * area.height)),
  )
  if (wanted <= seen.scale) return seen
  const [width, height] = [Math.round(area.width * wanted), Math.round(area.height * wanted)]
  const raster = await photo.cut(area, width, height)
  const { left, top } = area
  return { raster, left, top, scale: wanted, lines: lines.map((line) => intoSight(line, area, wanted)) }
}

function intoSight(line: TextLine, { left, top }: Area, scale: number): TextLine {
  return scaleLine({ ...line, x: line.x - left, y: line.y - top }, scale, 0, 0)
}

/** The lines in the photo's own coordinates. */
function inPhoto({ lines, scale, left, top }: Sight): TextLine[] {
  return lines.map((line) => scaleLine(line, 1 / scale, left, top))
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
function textArea(lines: readonly TextLine[], picture: { width: number; height: number }): Area {
  const corners = lines.flatMap(cornersOf)
  const margin = 1.5 * typicalHeight(lines)
  const left = Math.max(0, Math.floor(Math.min(...corners.map(([x]) => x)) - margin))
  const top = Math.max(0, Math.floor(Math.min(...corners.map(([, y]) => y)) - margin))
  const right = Math.min(picture.width, Math.ceil(Math.max(...corners.map(([x]) => x)) + margin))
  const bottom = Math.min(picture.height, Math.ceil(Math.max(...corners.map(([, y]) => y)) + margin))
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}
