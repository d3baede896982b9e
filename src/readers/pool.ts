import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { SkinReading } from '../contract/skin.ts'
import type { PatchReading } from './face/core/read-patch.ts'
import type { RefusedPhoto } from './face/core/read-skin.ts'
import type { ImageRefusal } from './image/refusal.ts'
import type { LabelReading } from './label/reading.ts'
import { argumentsFor } from './worker-options.ts'

/** All workers are busy and the queue is full: the caller should come back after this many seconds. */
export class QueueFull extends Error {
  readonly retryAfterSeconds = 5
  constructor() {
    super('Too many photos are being read at the moment')
  }
}

/** The photo took longer than any photo should; its process was ended and another one takes its place. */
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

/** Milliseconds there and back; `silent`: no answer within two seconds. */
type Probe = { is: 'answered'; ms: number } | { is: 'busy' } | { is: 'silent' }

export type Readers = {
  readLabel: (image: Uint8Array, options?: { signal?: AbortSignal }) => Promise<LabelReading | ImageRefusal>
  readFace: (
    image: Uint8Array,
    options?: { signal?: AbortSignal },
  ) => Promise<SkinReading | RefusedPhoto | ImageRefusal>
  /** JPEG of at most 1568 pixels a side without metadata: the only form in which a photo may leave this machine. */
  toSend: (
    image: Uint8Array,
    options?: { signal?: AbortSignal },
  ) => Promise<{ ok: true; jpeg: Uint8Array } | ImageRefusal>
  readSkinPatch: (image: Uint8Array) => Promise<PatchReading | ImageRefusal>
  stats: () => { workers: number; busy: number; queueMax: number }
  /** Asks an idle worker for a sign of life. While all of them read none is asked, so that no photo waits for it. */
  probe: () => Promise<Probe>
  close: () => Promise<void>
}

const QUEUE_MAX = 8
const TIMEOUT_MS = 20_000
/** JavaScript's own memory; pixels and models live outside of it. */
const HEAP_MB_MAX = 256
const PROBE_MS_MAX = 2_000

/**
 * Photos are decoded and read in processes of their own. Threads would do for speed, but ending a thread while the
 * models run ends the whole server (an uncaught Napi::Error in the native part), and a decoder that a hostile file
 * breaks would take the server along. A process can be ended at any moment and sees none of our environment.
 */
export function openReaders(options: ReadersOptions): Readers {
  const { workers, queueMax = QUEUE_MAX, timeoutMs = TIMEOUT_MS } = options
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: pathToFileURL(resolve(options.workerFile)).href,
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
    maxQueue: queueMax + workers,
    serialization: 'advanced',
    argv: argumentsFor({ threads: options.threads ?? availableParallelism() }),
    execArgv: [`--max-old-space-size=${HEAP_MB_MAX}`],
    env: {},
  })
  pool.on('error', (error: unknown) => options.onError?.(error))
  let busy = 0

  async function run<Answer>(name: string, image: Uint8Array, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted()
    if (busy >= workers + queueMax) throw new QueueFull()
    busy++
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      return (await pool.run(image, {
        name,
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

  let asked: Promise<Probe> | null = null
  /** One question at a time: where nobody answers, more of them would only fill the queue. */
  function probe(): Promise<Probe> {
    if (busy >= workers) return Promise.resolve({ is: 'busy' })
    asked ??= ask().finally(() => (asked = null))
    return Promise.race([asked, silence()])
  }

  async function ask(): Promise<Probe> {
    const from = performance.now()
    try {
      await pool.run(null, { name: 'probe' })
      return { is: 'answered', ms: performance.now() - from }
    } catch {
      return { is: 'silent' }
    }
  }

  return {
    probe,
    readLabel: (image, { signal } = {}) => run('readLabel', image, signal),
    readFace: (image, { signal } = {}) => run('readFace', image, signal),
    toSend: (image, { signal } = {}) => run('toSend', image, signal),
    readSkinPatch: (image) => run('readSkinPatch', image),
    stats: () => ({ workers, busy, queueMax }),
    close: () => pool.destroy(),
  }
}

/** Ends no worker, unlike the time limit of a reading: a question must not disturb one that is only starting. */
function silence(): Promise<Probe> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ is: 'silent' }), PROBE_MS_MAX).unref()
  })
}
