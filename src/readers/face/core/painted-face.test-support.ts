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

type Reading = SkinReading | RefusedPhoto

/** The flat paint of each size, which every face begins with, and what is read of it once somebody asked. */
const flats = new Map<number, { light: Float64Array; reading: Reading | null }>()

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
  /** Of the paint as it is. */
  private known: { reading: Reading | null }

  constructor(eyeDistancePx = EYE_DISTANCE_PX) {
    this.points = placed(eyeDistancePx)
    this.scale = eyeDistancePx / EYE_DISTANCE_PX
    const box = bounds(this.points)
    this.width = Math.ceil(box.right + 0.2 * eyeDistancePx)
    this.height = Math.ceil(box.bottom + 0.2 * eyeDistancePx)
    const flat = flats.get(eyeDistancePx)
    this.light = flat?.light.slice() ?? new Float64Array(this.width * this.height * 3)
    this.known = { reading: null }
    if (!flat) this.paintFlat()
    const kept = flat ?? { light: this.light.slice(), reading: null }
    flats.set(eyeDistancePx, kept)
    this.known = kept
  }

  private paintFlat(): void {
    this.everywhere(() => SKIN)
    for (const outline of FEATURE_OUTLINES) this.inside(outline, () => [0.12, 0.08, 0.06])
    for (const eye of EYE_OPENINGS) {
      this.inside(eye, () => [0.3, 0.3, 0.3])
      const middle = this.middleOf(eye)
      this.inside(eye, (light, x) => (Math.abs(x - middle) < 9 ? [0.03, 0.03, 0.03] : light))
    }
  }

  everywhere(paint: Paint): this {
    this.known = { reading: null }
    for (let at = 0; at < this.width * this.height; at++) this.paintAt(at, paint)
    return this
  }

  zone(zone: SkinZone, paint: Paint): this {
    return this.inside(ZONE_OUTLINES[zone], paint)
  }

  inside(outline: readonly number[], paint: Paint): this {
    this.known = { reading: null }
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

  /** The same paint is read once. */
  read(): Reading {
    this.known.reading ??= readFaceAt(this.raster(), this.points)
    return this.known.reading
  }

  private middleOf(outline: readonly number[]): number {
    const corners = outline.map((index) => this.points[index]?.x ?? 0)
    return corners.reduce((sum, x) => sum + x, 0) / corners.length / this.scale
  }

  private paintAt(at: number, paint: Paint): void {
    const from = 3 * at
    const light: Light = [this.light[from] ?? 0, this.light[from + 1] ?? 0, this.light[from + 2] ?? 0]
    const painted = paint(light, (at % this.width) / this.scale, Math.floor(at / this.width) / this.scale)
    // Millions of pixels are painted, and taking a list over costs more than painting it.
    this.light[from] = painted[0]
    this.light[from + 1] = painted[1]
    this.light[from + 2] = painted[2]
  }
}

export const times =
  (red: number, green = red, blue = green): Paint =>
  (light) => [light[0] * red, light[1] * green, light[2] * blue]

export const disc =
  (centre: { x: number; y: number }, radius: number, paint: Paint): Paint =>
  (light, x, y) =>
    Math.hypot(x - centre.x, y - centre.y) <= radius ? paint(light, x, y) : light

/** The largest byte of at most so much light, by steps finer than the darkest byte's. */
const BYTES_BELOW = Uint8Array.from({ length: 4096 }, (_, step) => {
  const above = TO_LINEAR.findIndex((light) => light > step / 4096)
  return (above < 0 ? 255 : above) - 1
})

function toByte(linear: number): number {
  let low = BYTES_BELOW[Math.min(4095, Math.max(0, Math.floor(linear * 4096)))] ?? 0
  while (low < 254 && (TO_LINEAR[low + 1] ?? 1) <= linear) low += 1
  const high = low + 1
  return linear - (TO_LINEAR[low] ?? 0) < (TO_LINEAR[high] ?? 1) - linear ? low : high
}
