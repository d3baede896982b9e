// Runs in the pool's processes, bundled to dist/readers/worker.mjs. Each export named like a task is one: a further
// reader is a further export here and a further method of the pool.
import type { SkinReading } from '../contract/skin.ts'
import type { FaceNetworks } from './face/core/find-faces.ts'
import { readPatch, type PatchReading } from './face/core/read-patch.ts'
import { readSkin, type RefusedPhoto } from './face/core/read-skin.ts'
import { openFaceNetworks } from './face/networks.ts'
import { toJpeg } from './image/jpeg.ts'
import { lockDownDecoders, openImage } from './image/open-image.ts'
import type { ImageRefusal } from './image/refusal.ts'
import { readLabelImage } from './label/label.ts'
import { openLabelModels } from './label/models.ts'
import type { LabelReading } from './label/reading.ts'
import { optionsFrom } from './worker-options.ts'

// The app may be killed without a chance to end its readers.
process.once('disconnect', () => process.exit())

lockDownDecoders()
const models = await openLabelModels(optionsFrom(process.argv).threads)

/** Whether this process still answers; the models are loaded when it does. */
export function probe(): true {
  return true
}

export async function readLabel(image: Uint8Array): Promise<LabelReading | ImageRefusal> {
  const opened = await openImage(image)
  return opened.ok ? readLabelImage(models, opened.raster) : opened
}

/** Opened with the first face: who only reads labels pays neither their memory nor their start. */
let faceNetworks: Promise<FaceNetworks> | undefined

export async function readFace(image: Uint8Array): Promise<SkinReading | RefusedPhoto | ImageRefusal> {
  const opened = await openImage(image)
  if (!opened.ok) return opened
  faceNetworks ??= openFaceNetworks()
  return readSkin(await faceNetworks, opened.raster)
}

/** The photo as it may leave this machine: its pixels as JPEG, at most 1568 on a side, and nothing else of the file. */
export async function toSend(image: Uint8Array): Promise<{ ok: true; jpeg: Uint8Array } | ImageRefusal> {
  const opened = await openImage(image)
  return opened.ok ? { ok: true, jpeg: await toJpeg(opened.raster) } : opened
}

/** A picture of skin alone; needs no networks. For judging the spot measures. */
export async function readSkinPatch(image: Uint8Array): Promise<PatchReading | ImageRefusal> {
  const opened = await openImage(image)
  return opened.ok ? readPatch(opened.raster) : opened
}
