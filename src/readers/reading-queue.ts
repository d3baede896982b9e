export type ReadingKind = 'readLabel' | 'readFace' | 'toSanitisedJpeg' | 'readSkinPatch'

/** The wait for a worker would be, or was, too long: whoever sent the photo should come back after this many seconds. */
export class ReadersBusy extends Error {
  readonly retryAfterSeconds: number
  constructor(waitMs: number) {
    super('Too many photos are being read at the moment')
    this.retryAfterSeconds = Math.min(RETRY_SECONDS_MAX, Math.max(1, Math.ceil(waitMs / 1_000)))
  }
}

const RETRY_SECONDS_MAX = 120

/** Milliseconds on two cores, until readings of this process say better. */
const EXPECTED_MS: Record<ReadingKind, number> = {
  readLabel: 1_500,
  readFace: 1_000,
  toSanitisedJpeg: 300,
  readSkinPatch: 500,
}

/** How much the newest reading counts: after five of them the first guess is a third of the average. */
const NEWEST_SHARE = 0.2

export type ReadingCounts = { running: Record<ReadingKind, number>; waiting: Record<ReadingKind, number> }

type QueueOptions = { workers: number; waitingMax: number; now?: () => number }

type Waiting = { kind: ReadingKind; start: () => void }

/** Ends a turn. `isTypical`: its duration says what the next one of its kind will take. */
type EndTurn = (isTypical: boolean) => void

type ReadingQueue = {
  /**
   * Resolves when a worker is free. Rejects at once with ReadersBusy where the estimated wait is above `waitMsMax` or the
   * queue is full, later where the wait turns out longer, and with the reason of `signal` when that aborts.
   */
  enter: (kind: ReadingKind, waitMsMax: number, signal?: AbortSignal) => Promise<EndTurn>
  /** Photos being read or waiting to be. */
  busy: () => number
  /** The same by kind. */
  counts: () => ReadingCounts
  estimateMs: () => number
}

/**
 * First come, first served, with admission control: who would wait too long is told at once and not after the wait. The
 * estimate is the work ahead, by a moving average of how long each kind took lately, shared among the workers.
 */
export function openReadingQueue({
  workers,
  waitingMax,
  now = () => performance.now(),
}: QueueOptions): ReadingQueue {
  const expectedMs = { ...EXPECTED_MS }
  const running = new Set<{ kind: ReadingKind; startedAt: number }>()
  const waiting: Waiting[] = []

  function estimateMs(): number {
    if (running.size < workers) return 0
    let ahead = 0
    for (const { kind, startedAt } of running) {
      const usual = expectedMs[kind]
      // One that takes longer than usual is not about to end because of that.
      ahead += Math.max(usual - (now() - startedAt), usual / 4)
    }
    for (const { kind } of waiting) ahead += expectedMs[kind]
    return ahead / workers
  }

  function begin(kind: ReadingKind): EndTurn {
    const turn = { kind, startedAt: now() }
    running.add(turn)
    return (isTypical) => {
      running.delete(turn)
      if (isTypical) {
        expectedMs[kind] += NEWEST_SHARE * (now() - turn.startedAt - expectedMs[kind])
      }
      waiting.shift()?.start()
    }
  }

  async function enter(kind: ReadingKind, waitMsMax: number, signal?: AbortSignal): Promise<EndTurn> {
    signal?.throwIfAborted()
    if (running.size < workers) return begin(kind)
    const estimate = estimateMs()
    if (waiting.length >= waitingMax || estimate > waitMsMax) throw new ReadersBusy(estimate)
    return new Promise<EndTurn>((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(patience)
        signal?.removeEventListener('abort', leave)
        const at = waiting.indexOf(place)
        if (at >= 0) waiting.splice(at, 1)
      }
      const leave = () => {
        stopWaiting()
        reject(signal?.reason as Error)
      }
      const place: Waiting = {
        kind,
        start: () => {
          stopWaiting()
          resolve(begin(kind))
        },
      }
      const patience = setTimeout(() => {
        stopWaiting()
        reject(new ReadersBusy(estimateMs()))
      }, waitMsMax)
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(place)
    })
  }

  return {
    enter,
    busy: () => running.size + waiting.length,
    counts: () => ({ running: byKind(running), waiting: byKind(waiting) }),
    estimateMs,
  }
}

function byKind(readings: Iterable<{ kind: ReadingKind }>): Record<ReadingKind, number> {
  const counts = { readLabel: 0, readFace: 0, toSanitisedJpeg: 0, readSkinPatch: 0 }
  for (const { kind } of readings) counts[kind] += 1
  return counts
}
