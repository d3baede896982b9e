import sharp from 'sharp'
import { TO_LINEAR } from '../src/readers/face/core/linear.ts'
import type { Raster } from '../src/readers/image/raster.ts'
import { asJpeg, scaled } from './faces.photos.part.ts'
import { toByte } from './faces.plant.part.ts'

/** How one photo of a face differs from another of the same hour. */
export type Shot = {
  /** Of the three channels in linear light: exposure and the colour of the light at once. */
  light: readonly [number, number, number]
  /** Light from one side: so much more of it at that edge of the face and so much less at the other. */
  slope: { across: number; down: number }
  /** Of the pixels of the side. */
  scale: number
  turnDegrees: number
  jpeg: number
}

const STILL: Shot = { light: [1, 1, 1], slope: { across: 0, down: 0 }, scale: 1, turnDegrees: 0, jpeg: 92 }

/** One thing alone, each at the far end of what `randomShot` draws. */
export const SINGLE_SHOTS: [string, Shot][] = [
  ['darker', { ...STILL, light: [0.7, 0.7, 0.7] }],
  ['brighter', { ...STILL, light: [1.2, 1.2, 1.2] }],
  ['warm light', { ...STILL, light: [1, 0.95, 0.82] }],
  ['cool light', { ...STILL, light: [0.9, 0.97, 1] }],
  ['light from one side', { ...STILL, slope: { across: 0.2, down: 0 } }],
  ['light from above', { ...STILL, slope: { across: 0, down: -0.2 } }],
  ['further away', { ...STILL, scale: 0.65 }],
  ['turned in the plane', { ...STILL, turnDegrees: 7 }],
  ['JPEG 60', { ...STILL, jpeg: 60 }],
]

/** All of it at once, each evenly between its ends. */
export function randomShot(random: () => number): Shot {
  const between = (low: number, high: number) => low + (high - low) * random()
  const exposure = between(0.7, 1.2)
  const warmth = between(-1, 1)
  return {
    light: [
      exposure * (warmth < 0 ? 1 + 0.1 * warmth : 1),
      exposure * (1 - 0.04 * Math.abs(warmth)),
      exposure * (warmth > 0 ? 1 - 0.18 * warmth : 1),
    ],
    slope: { across: between(-0.2, 0.2), down: between(-0.2, 0.2) },
    scale: between(0.65, 1),
    turnDegrees: between(-7, 7),
    jpeg: Math.round(between(60, 92)),
  }
}

/** Where the face lies in a picture: its middle and the width that a slope of light goes over. */
type Place = { x: number; y: number; width: number }

export async function shotOf(raster: Raster, shot: Shot, face: Place): Promise<Raster> {
  const lit = relit(raster, shot, face)
  const near = shot.scale === 1 ? lit : await scaled(lit, shot.scale)
  return asJpeg(shot.turnDegrees === 0 ? near : await turned(near, shot.turnDegrees), shot.jpeg)
}

/** Light falls off evenly from edge to edge of the face and is level beyond it. */
function relit({ width, height, data }: Raster, { light, slope }: Shot, face: Place): Raster {
  const out = new Uint8Array(data.length)
  const away = (value: number, middle: number) =>
    Math.max(-1, Math.min(1, (value - middle) / (face.width / 2)))
  for (let y = 0, at = 0; y < height; y++) {
    const down = slope.down * away(y, face.y)
    for (let x = 0; x < width; x++)
      for (const of of light) {
        const factor = of * (1 + down + slope.across * away(x, face.x))
        out[at] = toByte((TO_LINEAR[data[at] ?? 0] ?? 0) * factor)
        at++
      }
  }
  return { width, height, data: out }
}

async function turned({ width, height, data }: Raster, degrees: number): Promise<Raster> {
  const { data: out, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(degrees, { background: '#808080' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: out }
}
