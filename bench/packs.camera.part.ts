import sharp from 'sharp'
import type { Raster } from '../src/readers/image/raster.ts'

/** Angles in degrees. `radius` in widths of the print: round which a cylinder stands it is bent; none is flat. */
export type Shot = {
  radius?: number
  /** The cylinder lies, so that its axis runs along the lines. */
  isLying?: boolean
  pitch: number
  yaw: number
  roll: number
  /** Height of the folds of a sachet, in widths of the print. */
  folds?: number
  /** Strength of a strip of light along the pack, 0-1. */
  glare?: number
  /** How much darker the one side is than the other, 0-1. */
  shade?: number
  blurPx?: number
  noise: number
  /** Longer side of the photo. */
  sidePx: number
  quality: number
  seed: number
}

type Vector = readonly [x: number, y: number, z: number]

/** Distance of the camera in widths of the print. */
const DISTANCE = 2.6
const AROUND = [96, 88, 80] as const

/** A photo of the print on its pack, as JPEG. */
export async function photograph(print: Raster, shot: Shot): Promise<Buffer> {
  const surface = surfaceOf(print, shot)
  const random = randomFrom(shot.seed)
  const aspect = print.height / print.width
  const width = Math.round(aspect > 1.2 ? shot.sidePx / 1.2 : shot.sidePx)
  const height = Math.round(Math.min(shot.sidePx, Math.max(0.5, aspect) * width))
  const data = Buffer.alloc(3 * width * height)
  const seen = { width, height, scale: frameOf(surface, width, height) }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) putPixel(data, print, surface, { x, y }, seen, shot)
  if (shot.noise > 0)
    for (let at = 0; at < data.length; at++) data[at] = clamp((data[at] ?? 0) + gauss(random) * shot.noise)
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  const soft = shot.blurPx ? picture.blur(shot.blurPx) : picture
  return soft.jpeg({ quality: shot.quality }).toBuffer()
}

/** Where a ray of the camera meets the pack: the print's own coordinates in its widths, and how squarely it is seen. */
type Hit = { u: number; v: number; facing: number }
type Surface = { hit: (x: number, y: number) => Hit | undefined }

/** `x`, `y`: of the ray at a distance of 1. */
function surfaceOf(print: Raster, shot: Shot): Surface {
  const turn = rotation(shot)
  const half = print.height / print.width / 2
  const from = turn([0, 0, -DISTANCE])
  const fold = foldsOf(shot)
  return {
    hit: (x, y) => {
      const ray = turn([x, y, 1])
      const met = shot.radius ? onCylinder(from, ray, shot.radius, shot.isLying ?? false) : onPlane(from, ray)
      if (!met) return undefined
      const bump = fold(met.u, met.v)
      const [u, v] = [met.u + 0.5 + bump.u, met.v + half + bump.v]
      const isOnPrint = u >= -0.04 && u <= 1.04 && v >= -0.04 && v <= 2 * half + 0.04
      return isOnPrint ? { u, v, facing: met.facing + bump.light } : undefined
    },
  }
}

/** From the camera's frame to the pack's, whose front looks at the camera from the origin. */
function rotation({ pitch, yaw, roll }: Shot): (vector: Vector) => Vector {
  const [p, w, r] = [pitch, yaw, roll].map((angle) => (angle * Math.PI) / 180) as [number, number, number]
  return ([x0, y0, z]) => {
    const [x, y] = [x0 * Math.cos(r) - y0 * Math.sin(r), x0 * Math.sin(r) + y0 * Math.cos(r)]
    const [y1, z1] = [y * Math.cos(p) - z * Math.sin(p), y * Math.sin(p) + z * Math.cos(p)]
    return [x * Math.cos(w) + z1 * Math.sin(w), y1, -x * Math.sin(w) + z1 * Math.cos(w)]
  }
}

function onPlane([x, y, z]: Vector, [dx, dy, dz]: Vector): Hit | undefined {
  if (dz <= 0.05) return undefined
  const t = -z / dz
  return { u: x + t * dx, v: y + t * dy, facing: 1 }
}

/** The near wall of a cylinder whose surface goes through the origin. */
function onCylinder(
  [x, y, z]: Vector,
  [dx, dy, dz]: Vector,
  radius: number,
  isLying: boolean,
): Hit | undefined {
  const [p, dp, q, dq] = isLying ? [y, dy, x, dx] : [x, dx, y, dy]
  const depth = z - radius
  const a = dp * dp + dz * dz
  const b = p * dp + depth * dz
  const root = b * b - a * (p * p + depth * depth - radius * radius)
  if (root < 0) return undefined
  const t = (-b - Math.sqrt(root)) / a
  const angle = Math.atan2(p + t * dp, -(depth + t * dz))
  const [round, along] = [radius * angle, q + t * dq]
  return isLying
    ? { u: along, v: round, facing: Math.cos(angle) }
    : { u: round, v: along, facing: Math.cos(angle) }
}

/** Folds run across each other; they shift the print and turn it from the light. */
function foldsOf({
  folds = 0,
  seed,
}: Shot): (u: number, v: number) => { u: number; v: number; light: number } {
  if (folds === 0) return () => ({ u: 0, v: 0, light: 0 })
  const random = randomFrom(seed + 7)
  const waves = Array.from({ length: 4 }, () => ({
    x: (random() - 0.5) * 22,
    y: (random() - 0.5) * 22,
    phase: random() * 6.28,
    lean: random() - 0.5,
  }))
  return (u, v) => {
    let [du, dv, light] = [0, 0, 0]
    for (const { x, y, phase, lean } of waves) {
      const wave = Math.sin(u * x + v * y + phase)
      du += folds * lean * wave
      dv += folds * wave
      light += folds * 12 * Math.cos(u * x + v * y + phase)
    }
    return { u: du, v: dv, light }
  }
}

/** How far the whole pack is zoomed to fill the picture. */
function frameOf(surface: Surface, width: number, height: number): number {
  let reach = 0
  for (let y = -1; y <= 1; y += 0.01)
    for (let x = -1; x <= 1; x += 0.01)
      if (surface.hit(x, y)) reach = Math.max(reach, (2 * Math.abs(x)) / width, (2 * Math.abs(y)) / height)
  return reach * 1.04
}

type Seen = { width: number; height: number; scale: number }

function putPixel(
  data: Buffer,
  print: Raster,
  surface: Surface,
  { x, y }: { x: number; y: number },
  seen: Seen,
  shot: Shot,
): void {
  const at = 3 * (y * seen.width + x)
  const hit = surface.hit((x + 0.5 - seen.width / 2) * seen.scale, (y + 0.5 - seen.height / 2) * seen.scale)
  if (!hit) return void data.set(AROUND, at)
  const { share, glare } = lightAt(hit, shot)
  for (let channel = 0; channel < 3; channel++)
    data[at + channel] = clamp(colourAt(print, hit, channel) * share * (1 - glare) + 255 * glare)
}

function lightAt({ u, v, facing }: Hit, { glare = 0, shade = 0 }: Shot): { share: number; glare: number } {
  const share = (0.45 + 0.55 * Math.max(0, Math.min(1.3, facing))) * (1 - shade * u)
  return { share, glare: glare * Math.exp(-(((u - 0.62 + 0.1 * v) / 0.055) ** 2)) }
}

function colourAt({ width, height, data }: Raster, { u, v }: Hit, channel: number): number {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5))
  const y = Math.min(height - 1.001, Math.max(0, v * width - 0.5))
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const value = (dx: number, dy: number) => data[3 * ((top + dy) * width + left + dx) + channel] ?? 0
  const upper = value(0, 0) + (value(1, 0) - value(0, 0)) * (x - left)
  const lower = value(0, 1) + (value(1, 1) - value(0, 1)) * (x - left)
  return upper + (lower - upper) * (y - top)
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** Mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function gauss(random: () => number): number {
  return random() + random() + random() + random() - 2
}
