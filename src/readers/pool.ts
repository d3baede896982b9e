import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { ImageRefusal } from './image/refusal.ts'
import type { LabelReading } from './label/reading.ts'
import type { WorkerOptions } from './worker-options.ts'

/** All threads are busy and the queue is full: the caller should come back after this many seconds. */
export class QueueFull extends Error {
  readonly retryAfterSeconds = 5
  constructor() {
    super('Too many photos are being read at the moment')
  }
}

/** The photo took longer than any photo should; its thread was ended and another one takes its place. */
export class ReadingTimedOut extends Error {
  constructor() {
    super('This photo took too long to read')
  }
}

type ReadersOptions = {
  workerFile: string
  workers: number
  /** Photos that may wait while all workers read. */
  queueMax?: number
  /** From call to answer, waiting included: a person waits no longer than this. */
  timeoutMs?: number
  /** Threads of one reading. More than one even with several workers: photos seldom come in pairs. */
  threads?: number
  /** A worker failed between tasks; a failure within one rejects that task instead. */
  onError?: (error: unknown) => void
}

export type Readers = {
  /** The bytes are moved to the worker: after the call the caller's array is empty. */
  readLabel: (image: Uint8Array, options?: { signal?: AbortSignal }) => Promise<LabelReading | ImageRefusal>
  stats: () => { workers: number; busy: number; queueMax: number }
  close: () => Promise<void>
}

const QUEUE_MAX = 8
const TIMEOUT_MS = 20_000
const READY_PATIENCE_MS = 5_000
/** JavaScript's own memory; pixels and models live outside of it. */
const HEAP_MB_MAX = 256

/** Images and models are touched in these threads only, so that a photo never holds up the server. */
export function openReaders(options: ReadersOptions): Readers {
  const { workers, queueMax = QUEUE_MAX, timeoutMs = TIMEOUT_MS } = options
  const workerData: WorkerOptions = { threads: options.threads ?? availableParallelism() }
  const pool = new Piscina({
    filename: resolve(options.workerFile),
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
    maxQueue: queueMax + workers,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    workerData,
  })
  const ready = whenAllReady(pool, workers)
  pool.on('error', (error: unknown) => options.onError?.(error))
  let busy = 0

  async function run<Answer>(name: string, image: Uint8Array, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted()
    if (busy >= workers + queueMax) throw new QueueFull()
    busy++
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      const bytes = ownBytes(image)
      return (await pool.run(bytes, {
        name,
        transferList: [bytes.buffer],
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })) as Answer
    } catch (error) {
      if (limit.aborted) throw new ReadingTimedOut()
      signal?.throwIfAborted()
      throw error
    } finally {
      busy--
    }
  }

  return {
    readLabel: (image, { signal } = {}) => run('readLabel', image, signal),
    stats: () => ({ workers, busy, queueMax }),
    close: async () => {
      // Ending a thread while it loads its models ends the whole process (an uncaught Napi::Error in the native part).
      await Promise.race([ready, sleep(READY_PATIENCE_MS, undefined, { ref: false })])
      await pool.destroy()
    },
  }
}

/** One question for each worker: new ones take one task each, and answer it when their models are loaded. */
function whenAllReady(pool: Piscina, workers: number): Promise<unknown> {
  return Promise.allSettled(Array.from({ length: workers }, () => pool.run(null, { name: 'isReady' })))
}

/** Small buffers share one block of memory with others, and moving that would empty them all: those are copied. */
function ownBytes(image: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = image
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === image.byteLength
  return isWhole ? new Uint8Array(buffer) : new Uint8Array(image)
}
