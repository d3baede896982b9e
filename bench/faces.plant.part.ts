import type { SkinZone } from '../src/contract/skin.ts'
import { blur } from '../src/readers/face/core/blur.ts'
import { LEFT_EYE_OUTER, RIGHT_EYE_OUTER, ZONE_OUTLINES } from '../src/readers/face/core/landmarks.ts'
import { TO_LINEAR } from '../src/readers/face/core/linear.ts'
import { fillOutline } from '../src/readers/face/core/outlines.ts'
import { newPlane, type Plane } from '../src/readers/face/core/plane.ts'
import { distance, pointAt, type Point } from '../src/readers/face/core/points.ts'
import type { Raster } from '../src/readers/image/raster.ts'
import { seeded } from './faces.photos.part.ts'

type Light = [number, number, number]
/** Linear light of one pixel after the change; `amount` is the mask there, 0 to 1. */
type Change = (light: Light, amount: number) => Light

export function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, value)))
}

function changed({ width, height, data }: Raster, mask: Plane | undefined, change: Change): Raster {
  const out = Uint8Array.from(data)
  for (let at = 0; at < width * height; at++) {
    const amount = mask ? (mask.data[at] ?? 0) : 1
    if (Math.abs(amount) < 1e-4) continue
    const [red, green, blue] = [0, 1, 2].map(
      (channel) => TO_LINEAR[data[3 * at + channel] ?? 0] ?? 0,
    ) as Light
    out.set(change([red, green, blue], amount).map(toByte), 3 * at)
  }
  return { width, height, data: out }
}

const unit = (points: readonly Point[]) =>
  distance(pointAt(points, RIGHT_EYE_OUTER), pointAt(points, LEFT_EYE_OUTER))

function zoneMask(
  raster: Raster,
  points: readonly Point[],
  zones: readonly SkinZone[],
  softness = 0.02,
): Plane {
  const mask = newPlane(raster.width, raster.height)
  for (const zone of zones) {
    const { data } = fillOutline(raster, points, ZONE_OUTLINES[zone])
    for (let at = 0; at < data.length; at++) if (data[at]) mask.data[at] = 1
  }
  return blur(mask, Math.max(0.8, softness * unit(points)))
}

export type Plant = (raster: Raster, points: readonly Point[], strength: number) => Raster

/** Blood: green and blue fall, red stays. Full: 20 %. */
export const redder: Plant = (raster, points, strength) =>
  changed(raster, zoneMask(raster, points, ['right-cheek', 'left-cheek', 'nose']), ([r, g, b], amount) => {
    const left = 1 - 0.2 * strength * amount
    return [r, g * left, b * left]
  })

/** Full: 30 % darker below the eyes. */
export const darkerBelowEyes: Plant = (raster, points, strength) =>
  changed(
    raster,
    zoneMask(raster, points, ['right-under-eye', 'left-under-eye']),
    (light, amount) => light.map((value) => value * (1 - 0.3 * strength * amount)) as Light,
  )

/** Full: a quarter of white over the matt skin of the T-zone, in patches of a third of it. */
export const shinier: Plant = (raster, points, strength) => {
  const random = seeded(3)
  const mask = zoneMask(raster, points, ['forehead', 'nose', 'chin'])
  const cell = Math.max(2, Math.round(0.08 * unit(points)))
  const patches = newPlane(raster.width, raster.height)
  const columns = Math.ceil(raster.width / cell)
  const on = Uint8Array.from({ length: columns * Math.ceil(raster.height / cell) }, () =>
    random() < 0.35 ? 1 : 0,
  )
  for (let at = 0; at < patches.data.length; at++) {
    const x = Math.floor((at % raster.width) / cell)
    const y = Math.floor(Math.floor(at / raster.width) / cell)
    patches.data[at] = (on[y * columns + x] ?? 0) * (mask.data[at] ?? 0)
  }
  return changed(raster, blur(patches, cell / 4), (light, amount) => {
    const brightest = Math.max(...light)
    return light.map(
      (value) => value + strength * amount * 0.7 * Math.min(brightest, 0.93 - brightest),
    ) as Light
  })
}

/** Three lines across the forehead, 0.012 D wide. Full: 30 % darker. */
export const lined: Plant = (raster, points, strength) => {
  const d = unit(points)
  const [right, left, top] = [pointAt(points, 105), pointAt(points, 334), pointAt(points, 10)]
  const mask = newPlane(raster.width, raster.height)
  for (const share of [0.3, 0.5, 0.7]) {
    const from = { x: right.x + (top.x - right.x) * share * 0.75, y: right.y + (top.y - right.y) * share }
    const to = { x: left.x + (top.x - left.x) * share * 0.75, y: left.y + (top.y - left.y) * share }
    drawLine(mask, from, to, 0.006 * d)
  }
  return darkened(raster, mask, 0.3 * strength)
}

function drawLine(
  mask: Plane,
  from: { x: number; y: number },
  to: { x: number; y: number },
  half: number,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  for (let at = 0; at < mask.data.length; at++) {
    const [x, y] = [(at % mask.width) - from.x, Math.floor(at / mask.width) - from.y]
    const along = x * ux + y * uy
    const away = Math.abs(y * ux - x * uy)
    if (along < 0 || along > length || away > 4 * half) continue
    mask.data[at] = Math.max(mask.data[at] ?? 0, Math.exp(-(away * away) / (2 * half * half)))
  }
}

function darkened(raster: Raster, mask: Plane, by: number): Raster {
  return changed(raster, mask, (light, amount) => light.map((value) => value * (1 - by * amount)) as Light)
}

/** Pits of the size of pores over all zones. Full: 12 % around their mean, all of them darker, so that nothing is clipped. */
export const rougher: Plant = (raster, points, strength) => {
  const band = mottle(raster, points, 0.009)
  for (let at = 0; at < band.data.length; at++) band.data[at] = Math.max(0, (band.data[at] ?? 0) + 2)
  return darkened(raster, inZones(raster, points, band), 0.12 * strength)
}

/** How much of the light of red and of blue melanin takes where it takes one part of green's (absorption by wavelength^-3.3). */
const MELANIN = { red: 0.7, blue: 1.8 }

/** Patches of pigment of a quarter of the distance of the eyes over all zones. Full: 12 % up and down in green. */
export const blotched: Plant = (raster, points, strength) => {
  const patches = inZones(raster, points, mottle(raster, points, 0.06))
  return changed(raster, patches, ([r, g, b], amount) => {
    const left = 1 - 0.12 * strength * amount
    return [r * left ** MELANIN.red, g * left, b * left ** MELANIN.blue]
  })
}

/** Noise of spread 1; `size` in D: the sigma that it is blurred with. */
function mottle(raster: Raster, points: readonly Point[], size: number): Plane {
  const random = seeded(5)
  const noise = newPlane(raster.width, raster.height)
  for (let at = 0; at < noise.data.length; at++) noise.data[at] = random() + random() - 1
  const band = blur(noise, Math.max(0.6, size * unit(points)))
  let power = 0
  for (const value of band.data) power += value * value
  const gain = 1 / Math.sqrt(power / band.data.length)
  for (let at = 0; at < band.data.length; at++) band.data[at] = (band.data[at] ?? 0) * gain
  return band
}

/** As the reader has it. */
const CLIPPED_BYTE = 250

/** Only where no channel is clipped: made darker, what that channel hides would come back as a false colour. */
function inZones(raster: Raster, points: readonly Point[], plane: Plane): Plane {
  const zones = zoneMask(raster, points, ['forehead', 'right-cheek', 'left-cheek', 'nose', 'chin'])
  for (let at = 0; at < plane.data.length; at++) {
    const isClipped = [0, 1, 2].some((channel) => (raster.data[3 * at + channel] ?? 0) >= CLIPPED_BYTE)
    plane.data[at] = isClipped ? 0 : (plane.data[at] ?? 0) * (zones.data[at] ?? 0)
  }
  return plane
}

export type PlantedSpot = { x: number; y: number; radius: number }

const SPOT_ZONES: readonly SkinZone[] = ['forehead', 'right-cheek', 'left-cheek', 'chin']

/** Places for twelve round spots of 0.025 to 0.05 D across, some 2.2 to 4.5 mm, well inside the zones and apart, in pixels of the photo. */
export function spotPlaces(raster: Raster, points: readonly Point[], seed: number): PlantedSpot[] {
  const random = seeded(seed)
  const d = unit(points)
  const { x, y, x2, y2 } = boundsOf(points)
  const inside = zoneMask(raster, points, SPOT_ZONES, 0.03)
  const places: PlantedSpot[] = []
  for (let attempt = 0; attempt < 4000 && places.length < 12; attempt++) {
    const spot = {
      x: x + random() * (x2 - x),
      y: y + random() * (y2 - y),
      radius: (0.0125 + 0.0125 * random()) * d,
    }
    const at = Math.round(spot.y) * raster.width + Math.round(spot.x)
    if ((inside.data[at] ?? 0) < 0.985) continue
    if (places.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > 0.12 * d)) places.push(spot)
  }
  return places
}

function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { x: Math.min(...xs), y: Math.min(...ys), x2: Math.max(...xs), y2: Math.max(...ys) }
}

/** Discs with a soft edge. `contrast` 0.2 is 20 % darker; of `blood`, in green and blue alone. */
export function spotted(
  raster: Raster,
  spots: readonly PlantedSpot[],
  contrast: number,
  blood = false,
): Raster {
  const mask = newPlane(raster.width, raster.height)
  for (const { x, y, radius } of spots)
    for (let py = Math.floor(y - 2 * radius); py <= y + 2 * radius; py++)
      for (let px = Math.floor(x - 2 * radius); px <= x + 2 * radius; px++) {
        const away = Math.hypot(px - x, py - y) / radius
        mask.data[py * raster.width + px] = 1 / (1 + Math.exp((away - 1) * 8))
      }
  return changed(raster, mask, ([r, g, b], amount) => {
    const left = 1 - contrast * amount
    return blood ? [r, g * left, b * left] : [r * left, g * left, b * left]
  })
}

export const manySpots: Plant = (raster, points, strength) =>
  spotted(raster, spotPlaces(raster, points, 11), 0.4 * strength)

export const manyBlemishes: Plant = (raster, points, strength) =>
  spotted(raster, spotPlaces(raster, points, 11), 0.4 * strength, true)

/** What a camera does and skin does not. */
export const exposed = (raster: Raster, gain: number): Raster =>
  changed(raster, undefined, (light) => light.map((value) => value * gain) as Light)

export const cast = (raster: Raster, [red, green, blue]: Light): Raster =>
  changed(raster, undefined, ([r, g, b]) => [r * red, g * green, b * blue])
