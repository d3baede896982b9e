// Runs inside the pool's threads, bundled to dist/readers/worker.mjs. Each export named like a task is one: a
// further reader is a further export here and a further method of the pool.
import { workerData } from 'node:worker_threads'
import { lockDownDecoders, openImage } from './image/open-image.ts'
import type { ImageRefusal } from './image/refusal.ts'
import { readLabelImage } from './label/label.ts'
import { openLabelModels } from './label/models.ts'
import type { LabelReading } from './label/reading.ts'
import { threadsOf } from './worker-options.ts'

lockDownDecoders()
const models = await openLabelModels(threadsOf(workerData))

export async function readLabel(image: Uint8Array): Promise<LabelReading | ImageRefusal> {
  const opened = await openImage(image)
  return opened.ok ? readLabelImage(models, opened.raster) : opened
}

/** Answered once the models above are loaded. */
export function isReady(): boolean {
  return true
}
