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

type Who = string | symbol

type Waiting = { kind: ReadingKind; who: Who; start: () => void; refuse: () => void }

/** Ends a turn. `isTypical`: its duration says what the next one of its kind will take. */
type EndTurn = (isTypical: boolean) => void

type ReadingQueue = {
  /**
   * Resolves when a worker is free. Rejects at once with ReadersBusy where the estimated wait is above `waitMsMax` or the
   * queue is full, later where the wait turns out longer, and with the reason of `signal` when that aborts. `who`: whose photo
   * it is; each without one is somebody of its own.
   */
  enter: (kind: ReadingKind, waitMsMax: number, signal?: AbortSignal, who?: string) => Promise<EndTurn>
  /** Photos being read or waiting to be. */
  busy: () => number
  /** The same by kind. */
  counts: () => ReadingCounts
  estimateMs: () => number
}

/**
 * Fair between accounts, with admission control: who would wait too long is told at once and not after the wait. The
 * estimate is the work ahead, by a moving average of how long each kind took lately, shared among the workers.
 *
 * Fair by start times (after Goyal, Vin and Cheng 1996): next is the account that has had the least work of the readers, as much as
 * its photos really took; who comes anew begins at the share that everybody has had by then. Of equals the first to come is next.
 * Where the queue is full, who has nothing in it takes the last place of an account with several.
 */
export function openReadingQueue({
  workers,
  waitingMax,
  now = () => performance.now(),
}: QueueOptions): ReadingQueue {
  const expectedMs = { ...EXPECTED_MS }
  const running = new Set<{ kind: ReadingKind; who: Who; startedAt: number }>()
  const waiting: Waiting[] = []
  /** Milliseconds of work that an account which was there all the time has had. */
  let shareMs = 0
  /** The same of those that have had more. */
  const had = new Map<Who, number>()
  const hadBy = (who: Who) => Math.max(shareMs, had.get(who) ?? 0)

  /** For a photo of `who` that comes now; unless said, behind all that waits. */
  function estimateMs(who?: Who): number {
    if (running.size < workers) return 0
    let ahead = 0
    for (const { kind, startedAt } of running) {
      const usual = expectedMs[kind]
      // One that takes longer than usual is not about to end because of that.
      ahead += Math.max(usual - (now() - startedAt), usual / 4)
    }
    const own = waiting.filter((place) => place.who === who)
    const before =
      who === undefined ? Infinity : own.reduce((sum, { kind }) => sum + expectedMs[kind], hadBy(who))
    const upTo = new Map<Who, number>()
    for (const place of waiting) {
      const from = upTo.get(place.who) ?? hadBy(place.who)
      upTo.set(place.who, from + expectedMs[place.kind])
      if (from <= before) ahead += expectedMs[place.kind]
    }
    return ahead / workers
  }

  function begin(kind: ReadingKind, who: Who): EndTurn {
    const turn = { kind, who, startedAt: now() }
    const expected = expectedMs[kind]
    running.add(turn)
    had.set(who, hadBy(who) + expected)
    return (isTypical) => {
      running.delete(turn)
      const took = now() - turn.startedAt
      if (isTypical) expectedMs[kind] += NEWEST_SHARE * (took - expectedMs[kind])
      had.set(who, hadBy(who) + took - expected)
      const there = new Set([who, ...[...waiting, ...running].map((one) => one.who)])
      shareMs += took / there.size
      for (const [one, ms] of had) if (ms <= shareMs && !there.has(one)) had.delete(one)
      next()?.start()
    }
  }

  function next(): Waiting | undefined {
    return waiting.reduce<Waiting | undefined>(
      (first, one) => (!first || hadBy(one.who) < hadBy(first.who) ? one : first),
      undefined,
    )
  }

  /** The last place of the account that waits with the most photos; undefined where that is one, or where `who` waits already. */
  function placeToTake(who: Who): Waiting | undefined {
    const photosOf = (one: Who) => waiting.filter((place) => place.who === one).length
    if (photosOf(who) > 0) return undefined
    const most = waiting.reduce((count, place) => Math.max(count, photosOf(place.who)), 0)
    return most < 2 ? undefined : waiting.findLast((place) => photosOf(place.who) === most)
  }

  async function enter(
    kind: ReadingKind,
    waitMsMax: number,
    signal?: AbortSignal,
    account?: string,
  ): Promise<EndTurn> {
    signal?.throwIfAborted()
    const who = account ?? Symbol('nobody else')
    if (running.size < workers) return begin(kind, who)
    const estimate = estimateMs(who)
    if (estimate > waitMsMax) throw new ReadersBusy(estimate)
    if (waiting.length >= waitingMax) {
      const taken = placeToTake(who)
      if (!taken) throw new ReadersBusy(estimate)
      taken.refuse()
    }
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
      const refuse = () => {
        stopWaiting()
        reject(new ReadersBusy(estimateMs()))
      }
      const place: Waiting = {
        ...{ kind, who, refuse },
        start: () => {
          stopWaiting()
          resolve(begin(kind, who))
        },
      }
      const patience = setTimeout(refuse, waitMsMax)
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
