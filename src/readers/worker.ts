// Runs in the pool's processes, bundled to dist/readers/worker.mjs. Each export named like a task is one: a further
// reader is a further export here and a further method of the pool.
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

export async function readLabel(image: Uint8Array): Promise<LabelReading | ImageRefusal> {
  const opened = await openImage(image)
  return opened.ok ? readLabelImage(models, opened.raster) : opened
}
