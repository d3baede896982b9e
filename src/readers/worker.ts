// Runs in the pool's processes, bundled to dist/readers/worker.mjs. Each export named like a task is one: a further
// reader is a further export here and a further method of the pool.
import type { SkinReading } from '../contract/skin.ts'
import type { FaceNetworks } from './face/core/find-faces.ts'
import { readPatch, type PatchReading } from './face/core/read-patch.ts'
import { readSkin, type RefusedPhoto } from './face/core/read-skin.ts'
import { openFaceNetworks } from './face/networks.ts'
import { lockDownDecoders, openImage, openPhoto } from './image/open-image.ts'
import type { Raster } from './image/raster.ts'
import type { ImageRefusal } from './image/refusal.ts'
import { readLabelImage } from './label/label.ts'
import { openLabelModels } from './label/models.ts'
import type { LabelReading } from './label/reading.ts'
import { optionsFrom } from './worker-options.ts'
import sharp from 'sharp'

// The app may be killed without a chance to end its readers.
process.once('disconnect', () => process.exit())

lockDownDecoders()
const models = await openLabelModels(optionsFrom(process.argv).threads)

/** Whether this process still answers; the models are loaded when it does. */
export function probe(): true {
  return true
}

export function readLabel(image: Uint8Array): Promise<LabelReading | ImageRefusal> {
  return reading(async () => {
    const opened = await openPhoto(image)
    return opened.ok ? readLabelImage(models, opened.photo) : opened
  })
}

/** Opened with the first face: who only reads labels pays neither their memory nor their start. */
let faceNetworks: Promise<FaceNetworks> | undefined

export function readFace(image: Uint8Array): Promise<SkinReading | RefusedPhoto | ImageRefusal> {
  return withRaster(image, async (raster) => {
    faceNetworks ??= openFaceNetworks()
    return readSkin(await faceNetworks, raster)
  })
}

/** The photo as it may leave this machine: its pixels as JPEG, at most 1568 on a side, and nothing else of the file. */
export function toSanitisedJpeg(image: Uint8Array): Promise<{ ok: true; jpeg: Uint8Array } | ImageRefusal> {
  return withRaster(image, async (raster) => ({ ok: true as const, jpeg: await toJpeg(raster) }))
}

/** A picture of skin alone; needs no networks. For judging the spot measures. */
export function readSkinPatch(image: Uint8Array): Promise<PatchReading | ImageRefusal> {
  return withRaster(image, async (raster) => readPatch(raster))
}

function withRaster<Answer>(
  image: Uint8Array,
  work: (raster: Raster) => Promise<Answer>,
): Promise<Answer | ImageRefusal> {
  return reading(async () => {
    const opened = await openImage(image)
    return opened.ok ? work(opened.raster) : opened
  })
}

/**
 * The pixels of the largest photo are 72 MB outside of JavaScript's own memory, so the collector sees no reason to hurry: three
 * photos in a row stood side by side (measured; docs/operations.md). It is told to when the answer is on its way.
 */
async function reading<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } finally {
    setImmediate(() => globalThis.gc?.())
  }
}

const SIDE_PX_MAX = 1568
const QUALITY = 85

/** Made from pixels alone, so that no metadata of the file can be in it. */
async function toJpeg({ width, height, data }: Raster): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: SIDE_PX_MAX, height: SIDE_PX_MAX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
