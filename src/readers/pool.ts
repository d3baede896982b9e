import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { SkinReading } from '../contract/skin.ts'
import type { PatchReading } from './face/core/read-patch.ts'
import type { RefusedPhoto } from './face/core/read-skin.ts'
import type { ImageRefusal } from './image/refusal.ts'
import type { LabelReading } from './label/reading.ts'
import { openReadingQueue, ReadersBusy, type ReadingCounts, type ReadingKind } from './reading-queue.ts'
import { argumentsFor } from './worker-options.ts'

/** The photo took longer than any photo should; its process was ended and another one takes its place. */
export class ReadingTimedOut extends Error {
  constructor() {
    super('This photo took too long to read')
  }
}

/** The process that read this photo ended in the middle of it, and not for the photo's sake as far as we know. */
export class WorkerLost extends Error {
  readonly retryAfterSeconds = 2
  constructor(cause: unknown) {
    super('The reading of this photo was interrupted', { cause })
  }
}

type ReadersOptions = {
  workerFile: string
  workers: number
  /** Photos that may wait while all workers read. */
  queueMax?: number
  /** From the moment a worker takes the photo. */
  timeoutMs?: number
  /** For a free worker; who would wait longer is turned away at once. */
  waitMsMax?: number
  /**
   * Processes are begun after this long, or with the first photo or probe where that is sooner: a start that loads the networks
   * takes from the same cores as whatever else begins. Without it they begin at once.
   */
  idleMs?: number
  /** Threads of one reading; unless given, the cores shared among the workers, so that a second photo takes none from the first. */
  threads?: number
  /** A worker failed between tasks; a failure within one rejects that task instead. */
  onError?: (error: unknown) => void
}

/** `refused`: the file is no photo that can be read. `left`: whoever sent it is gone. `failed`: a bug. */
type ReadingOutcome = 'read' | 'refused' | 'busy' | 'timed-out' | 'lost' | 'left' | 'failed'

/** The end of one reading. `waitMs`: for a worker; `workMs`: with one, 0 where none took the photo. */
export type ReadingEnd = { kind: ReadingKind; outcome: ReadingOutcome; waitMs: number; workMs: number }

type ReaderStats = ReadingCounts & {
  workers: number
  /** Photos being read or waiting to be. */
  busy: number
  queueMax: number
}

/** Milliseconds there and back; `silent`: no answer within two seconds. */
type Probe = { is: 'answered'; ms: number } | { is: 'busy' } | { is: 'silent' }

/**
 * `who`: whose photo it is, so that nobody waits behind many photos of another. `onEnded`: told how long this one waited and
 * took, before it is answered.
 */
export type ReadingOptions = { signal?: AbortSignal; who?: string; onEnded?: (ended: ReadingEnd) => void }

export type Readers = {
  readLabel: (image: Uint8Array, options?: ReadingOptions) => Promise<LabelReading | ImageRefusal>
  readFace: (
    image: Uint8Array,
    options?: ReadingOptions,
  ) => Promise<SkinReading | RefusedPhoto | ImageRefusal>
  /** JPEG of at most 1568 pixels a side without metadata: the only form in which a photo may leave this machine. */
  toSanitisedJpeg: (
    image: Uint8Array,
    options?: ReadingOptions,
  ) => Promise<{ ok: true; jpeg: Uint8Array } | ImageRefusal>
  readSkinPatch: (image: Uint8Array, options?: ReadingOptions) => Promise<PatchReading | ImageRefusal>
  stats: () => ReaderStats
  /** Told of every reading that ends, whatever became of it. */
  onEnded: (listener: (ended: ReadingEnd) => void) => void
  /** Asks an idle worker for a sign of life. While all of them read none is asked, so that no photo waits for it. */
  probe: () => Promise<Probe>
  close: () => Promise<void>
}

const QUEUE_MAX = 8
const TIMEOUT_MS = 20_000
const WAIT_MS_MAX = 20_000
/** Sending a photo on only adds to an answer that is there already. */
const WAIT_TO_SEND_MS_MAX = 5_000
/** JavaScript's own memory; pixels and models live outside of it. */
const HEAP_MB_MAX = 256
const PROBE_MS_MAX = 2_000

/** A worker for every pair of cores, which it uses for one photo: with more of them photos do not queue behind one. */
export function defaultWorkers(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2))
}

/**
 * Photos are decoded and read in processes of their own. Threads would do for speed, but ending a thread while the
 * models run ends the whole server (an uncaught Napi::Error in the native part), and a decoder that a hostile file
 * breaks would take the server along. A process can be ended at any moment and sees none of our environment.
 */
export function openReaders(options: ReadersOptions): Readers {
  const { workers, queueMax = QUEUE_MAX, timeoutMs = TIMEOUT_MS, waitMsMax = WAIT_MS_MAX } = options
  let begun: Tinypool | null = null
  const pool = () => (begun ??= beginProcesses(options))
  const beginning = setTimeout(pool, options.idleMs ?? 0)
  const queue = openReadingQueue({ workers, waitingMax: queueMax })
  const listeners: ((ended: ReadingEnd) => void)[] = []

  async function run<Answer extends object>(
    name: ReadingKind,
    image: Uint8Array,
    { signal, who, onEnded }: ReadingOptions,
    patienceMs = waitMsMax,
  ): Promise<Answer> {
    const from = performance.now()
    let began: number | null = null
    let outcome: ReadingOutcome = 'failed'
    try {
      const endTurn = await queue.enter(name, patienceMs, signal, who)
      began = performance.now()
      const answer = await runTurn<Answer>(name, image, { endTurn, signal })
      outcome = isRefusal(answer) ? 'refused' : 'read'
      return answer
    } catch (error) {
      outcome = outcomeOf(error, signal)
      throw error
    } finally {
      const now = performance.now()
      const times = { waitMs: (began ?? now) - from, workMs: began === null ? 0 : now - began }
      onEnded?.({ kind: name, outcome, ...times })
      for (const listener of listeners) listener({ kind: name, outcome, ...times })
    }
  }

  type Turn = { endTurn: (isTypical: boolean) => void; signal: AbortSignal | undefined }

  async function runTurn<Answer extends object>(
    name: ReadingKind,
    image: Uint8Array,
    { endTurn, signal }: Turn,
  ): Promise<Answer> {
    const limit = AbortSignal.timeout(timeoutMs)
    let isTypical = false
    try {
      const answer = (await pool().run(image, {
        name,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })) as Answer
      // A file that is refused takes no time, and a flood of such files must not make the estimate of the wait too short.
      isTypical = !isRefusal(answer)
      return answer
    } catch (error) {
      signal?.throwIfAborted()
      isTypical = limit.aborted
      if (limit.aborted) throw new ReadingTimedOut()
      if (isWorkerLost(error)) throw new WorkerLost(error)
      throw error
    } finally {
      endTurn(isTypical)
    }
  }

  let asked: Promise<Probe> | null = null
  /** One question at a time: where nobody answers, more of them would only fill the queue. */
  function probe(): Promise<Probe> {
    if (queue.busy() >= workers) return Promise.resolve({ is: 'busy' })
    asked ??= ask().finally(() => (asked = null))
    return Promise.race([asked, silence()])
  }

  async function ask(): Promise<Probe> {
    const from = performance.now()
    try {
      await pool().run(null, { name: 'probe' })
      return { is: 'answered', ms: performance.now() - from }
    } catch {
      return { is: 'silent' }
    }
  }

  return {
    probe,
    readLabel: (image, options = {}) => run('readLabel', image, options),
    readFace: (image, options = {}) => run('readFace', image, options),
    toSanitisedJpeg: (image, options = {}) =>
      run('toSanitisedJpeg', image, options, Math.min(waitMsMax, WAIT_TO_SEND_MS_MAX)),
    readSkinPatch: (image, options = {}) => run('readSkinPatch', image, options),
    stats: () => ({ workers, busy: queue.busy(), queueMax, ...queue.counts() }),
    onEnded: (listener) => void listeners.push(listener),
    close: async () => {
      clearTimeout(beginning)
      await begun?.destroy()
    },
  }
}

export function isRefusal(answer: object): boolean {
  return 'ok' in answer && answer.ok === false
}

export function outcomeOf(error: unknown, signal: AbortSignal | undefined): ReadingOutcome {
  if (signal?.aborted) return 'left'
  if (error instanceof ReadersBusy) return 'busy'
  if (error instanceof ReadingTimedOut) return 'timed-out'
  return error instanceof WorkerLost ? 'lost' : 'failed'
}

/** Ends no worker, unlike the time limit of a reading: a question must not disturb one that is only starting. */
function silence(): Promise<Probe> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ is: 'silent' }), PROBE_MS_MAX).unref()
  })
}

/** What the networks took goes back to the system between photos (glibc; measured: 25 MB less at the peak, 45 MB after it). */
const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

function beginProcesses({ workerFile, workers, threads, onError }: ReadersOptions): Tinypool {
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: pathToFileURL(resolve(workerFile)).href,
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
    // The queue is ours, so that a photo's time limit begins with its reading; a probe may wait here.
    maxQueue: workers + 1,
    serialization: 'advanced',
    argv: argumentsFor({
      threads: threads ?? Math.max(1, Math.floor(availableParallelism() / workers)),
    }),
    execArgv: [`--max-old-space-size=${HEAP_MB_MAX}`, '--expose-gc'],
    env: MALLOC,
  })
  pool.on('error', (error: unknown) => onError?.(error))
  return pool
}

/** tinypool says it by its words alone; Node by a code, when the process ended while the photo was on its way to it. */
function isWorkerLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    error.message === 'Worker exited unexpectedly' || code === 'EPIPE' || code === 'ERR_IPC_CHANNEL_CLOSED'
  )
}
