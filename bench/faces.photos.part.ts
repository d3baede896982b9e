import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { findFaces, type FaceNetworks } from '../src/readers/face/core/find-faces.ts'
import type { Face } from '../src/readers/face/core/points.ts'
import { openImage } from '../src/readers/image/open-image.ts'
import type { Raster } from '../src/readers/image/raster.ts'

/** The evaluation photos lie beside the repository and are no part of it. */
export const FACES = resolve('..', 'shared', 'data', 'faces')

export type Photo = { file: string; folder: string; raster: Raster }

/** Larger photos are brought to this side: the planted changes need no more, and take minutes as it is. */
const SIDE_PX_MAX = 1400

export async function photosIn(folder: string): Promise<Photo[]> {
  if (!existsSync(join(FACES, folder))) return []
  const photos: Photo[] = []
  for (const file of readdirSync(join(FACES, folder)).sort()) {
    const opened = await openImage(readFileSync(join(FACES, folder, file)))
    if (opened.ok) photos.push({ file, folder, raster: opened.raster })
  }
  return photos
}

const raw = ({ width, height, data }: Raster) => sharp(data, { raw: { width, height, channels: 3 } })

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

export function reduced(raster: Raster): Promise<Raster> {
  return rasterOf(raw(raster).resize(SIDE_PX_MAX, SIDE_PX_MAX, { fit: 'inside', withoutEnlargement: true }))
}

export function scaled(raster: Raster, factor: number): Promise<Raster> {
  return rasterOf(raw(raster).resize(Math.round(raster.width * factor), Math.round(raster.height * factor)))
}

export async function asJpeg(raster: Raster, quality: number): Promise<Raster> {
  return rasterOf(sharp(await raw(raster).jpeg({ quality }).toBuffer()))
}

export function cut(
  raster: Raster,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<Raster> {
  return rasterOf(raw(raster).extract({ left, top, width, height }))
}

export async function jpegOf(raster: Raster, megapixels: number): Promise<Buffer> {
  const factor = Math.sqrt((megapixels * 1e6) / (raster.width * raster.height))
  return raw(await scaled(raster, factor))
    .jpeg({ quality: 90 })
    .toBuffer()
}

export async function faceOf(networks: FaceNetworks, raster: Raster): Promise<Face | undefined> {
  return (await findFaces(networks, raster))[0]
}

export const quantileOf = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  return below + (place % 1) * ((sorted[Math.ceil(place)] ?? below) - below)
}

/** The same numbers at every run. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
