import sharp from 'sharp'
import type { SkinReading, SkinZone } from '../../../contract/skin.ts'
import { openFaceNetworks } from '../networks.ts'
import { farTestFace } from '../test-face.test-support.ts'
import { EYE_DISTANCE_PX } from './align.ts'
import { findFaces } from './find-faces.ts'
import { EYE_OPENINGS, FEATURE_OUTLINES, ZONE_OUTLINES } from './landmarks.ts'
import { TO_LINEAR } from './linear.ts'
import { fillOutline } from './outlines.ts'
import { bounds, type Point } from './points.ts'
import { readFaceAt, type RefusedPhoto } from './read-skin.ts'
import type { Raster } from '../../image/raster.ts'

type Light = [number, number, number]
export type Paint = (light: Light, x: number, y: number) => Light

/** Linear light of light skin; 100·log10(R/G) is 17.6. */
const SKIN: Light = [0.48, 0.32, 0.22]

/** The mesh of a real face, moved to the corner and scaled so that the eyes lie `eyeDistancePx` apart. */
const points = await (async () => {
  const { data, info } = await sharp(farTestFace()).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [face] = await findFaces(await openFaceNetworks(), { width: info.width, height: info.height, data })
  if (!face) throw new Error('the test face was not found')
  return face.points
})()

function placed(eyeDistancePx: number): Point[] {
  const box = bounds(points)
  const [right, left] = [points[33], points[263]]
  const d = Math.hypot((left?.x ?? 0) - (right?.x ?? 0), (left?.y ?? 0) - (right?.y ?? 0))
  const scale = eyeDistancePx / d
  return points.map(({ x, y, z }) => ({
    x: (x - box.left) * scale + 0.2 * eyeDistancePx,
    y: (y - box.top) * scale + 0.2 * eyeDistancePx,
    z: z * scale,
  }))
}

/**
 * A face of flat paint: skin of one colour, white eyes with irises, dark brows and lips, a grey room. `paint` changes
 * the skin; places are pixels at the scale of measuring whatever the size.
 */
export class PaintedFace {
  readonly points: Point[]
  readonly width: number
  readonly height: number
  private readonly light: Float64Array
  private readonly scale: number

  constructor(eyeDistancePx = EYE_DISTANCE_PX) {
    this.points = placed(eyeDistancePx)
    this.scale = eyeDistancePx / EYE_DISTANCE_PX
    const box = bounds(this.points)
    this.width = Math.ceil(box.right + 0.2 * eyeDistancePx)
    this.height = Math.ceil(box.bottom + 0.2 * eyeDistancePx)
    this.light = new Float64Array(this.width * this.height * 3)
    this.everywhere(() => SKIN)
    for (const outline of FEATURE_OUTLINES) this.inside(outline, () => [0.12, 0.08, 0.06])
    for (const eye of EYE_OPENINGS) {
      this.inside(eye, () => [0.3, 0.3, 0.3])
      this.inside(eye, (light, x) => (Math.abs(x - this.middleOf(eye)) < 9 ? [0.03, 0.03, 0.03] : light))
    }
  }

  everywhere(paint: Paint): this {
    for (let at = 0; at < this.width * this.height; at++) this.paintAt(at, paint)
    return this
  }

  zone(zone: SkinZone, paint: Paint): this {
    return this.inside(ZONE_OUTLINES[zone], paint)
  }

  inside(outline: readonly number[], paint: Paint): this {
    const { data } = fillOutline(this, this.points, outline)
    for (let at = 0; at < data.length; at++) if (data[at]) this.paintAt(at, paint)
    return this
  }

  /** Mean place of a zone, at the scale of measuring. */
  centreOf(zone: SkinZone): { x: number; y: number } {
    const corners = ZONE_OUTLINES[zone].map((index) => this.points[index] ?? { x: 0, y: 0 })
    const mean = (values: number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length / this.scale
    return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) }
  }

  raster(): Raster {
    const data = new Uint8Array(this.light.length)
    for (let at = 0; at < data.length; at++) data[at] = toByte(this.light[at] ?? 0)
    return { width: this.width, height: this.height, data }
  }

  read(): SkinReading | RefusedPhoto {
    return readFaceAt(this.raster(), this.points)
  }

  private middleOf(outline: readonly number[]): number {
    const corners = outline.map((index) => this.points[index]?.x ?? 0)
    return corners.reduce((sum, x) => sum + x, 0) / corners.length / this.scale
  }

  private paintAt(at: number, paint: Paint): void {
    const light = [0, 1, 2].map((channel) => this.light[3 * at + channel] ?? 0) as Light
    const [x, y] = [at % this.width, Math.floor(at / this.width)]
    this.light.set(paint(light, x / this.scale, y / this.scale), 3 * at)
  }
}

export const times =
  (red: number, green = red, blue = green): Paint =>
  (light) => [light[0] * red, light[1] * green, light[2] * blue]

export const disc =
  (centre: { x: number; y: number }, radius: number, paint: Paint): Paint =>
  (light, x, y) =>
    Math.hypot(x - centre.x, y - centre.y) <= radius ? paint(light, x, y) : light

function toByte(linear: number): number {
  let [low, high] = [0, 255]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((TO_LINEAR[middle] ?? 0) <= linear) low = middle
    else high = middle
  }
  return linear - (TO_LINEAR[low] ?? 0) < (TO_LINEAR[high] ?? 1) - linear ? low : high
}
