import { z } from 'zod'

/** What the pool hands each of its threads. */
export const WorkerOptions = z.object({ threads: z.int().min(1) })
export type WorkerOptions = z.infer<typeof WorkerOptions>

/** The pool library passes its own data along with ours, as the second of a pair. */
export function threadsOf(workerData: unknown): number {
  const own: unknown = Array.isArray(workerData) ? workerData.at(-1) : workerData
  return WorkerOptions.parse(own).threads
}
