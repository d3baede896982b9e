import { IMAGE_BYTES_MAX } from '../../../contract/limits-of-input.ts'
import { refuse, type ImageRefusal } from '../../../readers/image/refusal.ts'
import {
  isRefusal,
  outcomeOf,
  WorkerLost,
  type ReadingEnd,
  type ReadingOptions,
  type Readers,
} from '../../../readers/pool.ts'
import type { ReadersBusy, ReadingKind } from '../../../readers/reading-queue.ts'
import { currentTraceparent } from '../../platform/tracing/spans.ts'
import { openPost } from './post.ts'
import { NotTaken, openReply, READING_KINDS, timesOf, type Reply, type Times } from './wire.ts'

export type RemoteReadersConfig = Readonly<{
  /** Services that read photos, without a path; asked in turn. */
  urls: readonly string[]
  /** Secret that they share with the app: never logged. */
  token: string
}>

/** Above what a photo may wait and be read there, so that it is the service that gives up first. */
const DEADLINE_MS = 45_000
const PROBE_MS = 2_000
/** A service that was away is asked last for so long. */
const AWAY_MS = 5_000

type Service = { url: string; awayUntil: number }

/**
 * The readers of other processes behind the type of our own: photos go there as they are, in memory, and the answers are the
 * same. A service that is busy, stopping or away is followed by the next one; where all are busy it is ReadersBusy with the
 * shortest time that one of them named, where none is there WorkerLost. `stats` tells what this process has asked for.
 */
export function openRemoteReaders({ urls, token }: RemoteReadersConfig): Readers {
  const services: Service[] = urls.map((url) => ({ url, awayUntil: 0 }))
  const post = openPost()
  const listeners: ((ended: ReadingEnd) => void)[] = []
  const running = { readLabel: 0, readFace: 0, toSanitisedJpeg: 0, readSkinPatch: 0 }
  let turn = 0

  /** From one to the next with each call; those that were away come last. */
  function inOrder(): Service[] {
    turn = (turn + 1) % services.length
    const all = [...services.slice(turn), ...services.slice(0, turn)]
    const now = performance.now()
    return [...all.filter((one) => one.awayUntil <= now), ...all.filter((one) => one.awayUntil > now)]
  }

  async function askAll(kind: ReadingKind, body: Uint8Array, signal: AbortSignal): Promise<Reply> {
    let busy: ReadersBusy | null = null
    let away: unknown = null
    for (const service of inOrder()) {
      try {
        const reply = await askOne(service, kind, body, signal)
        if (reply.status === 503) openReply(reply)
        return reply
      } catch (error) {
        if (!(error instanceof NotTaken) || signal.aborted) throw error
        if (error.busy && (busy?.retryAfterSeconds ?? Infinity) > error.busy.retryAfterSeconds)
          busy = error.busy
        away = error
      }
    }
    throw busy ?? new WorkerLost(away)
  }

  async function askOne(service: Service, kind: ReadingKind, body: Uint8Array, signal: AbortSignal) {
    const traceparent = currentTraceparent()
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      ...(traceparent === null ? {} : { traceparent }),
    }
    const url = new URL(`/read/${kind}`, service.url)
    try {
      return await post.ask({ method: 'POST', url, headers, body, signal })
    } catch (error) {
      if (signal.aborted) throw error
      service.awayUntil = performance.now() + AWAY_MS
      throw new NotTaken(null, { cause: error })
    }
  }

  async function run<Answer extends object>(
    kind: ReadingKind,
    image: Uint8Array,
    { signal, onEnded }: ReadingOptions = {},
  ): Promise<Answer> {
    const limit = AbortSignal.timeout(DEADLINE_MS)
    let outcome: ReadingEnd['outcome'] = 'failed'
    let times: Times = { waitMs: 0, workMs: 0 }
    running[kind] += 1
    try {
      signal?.throwIfAborted()
      const reply = await askAll(kind, image, signal ? AbortSignal.any([signal, limit]) : limit)
      times = timesOf(reply.headers['server-timing'])
      // Both ends are of one build: what the pool answers there is what it would have answered here.
      const answer = openReply(reply) as Answer
      outcome = isRefusal(answer) ? 'refused' : 'read'
      return answer
    } catch (error) {
      signal?.throwIfAborted()
      const known = limit.aborted ? new WorkerLost(error) : error
      outcome = outcomeOf(known, signal)
      throw known
    } finally {
      running[kind] -= 1
      if (signal?.aborted) outcome = 'left'
      onEnded?.({ kind, outcome, ...times })
      for (const listener of listeners) listener({ kind, outcome, ...times })
    }
  }

  /** What every reader refuses need not travel. */
  const read =
    <Answer extends object>(kind: ReadingKind) =>
    async (image: Uint8Array, options?: ReadingOptions): Promise<Answer | ImageRefusal> =>
      image.length > IMAGE_BYTES_MAX ? refuse('too-large') : run<Answer>(kind, image, options)

  async function probe(): ReturnType<Readers['probe']> {
    const from = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    for (const service of inOrder()) {
      const url = new URL('/probe', service.url)
      const reply = await post
        .ask({ method: 'GET', url, headers, signal: AbortSignal.timeout(PROBE_MS) })
        .catch(() => null)
      if (reply?.status === 200) return { is: 'answered', ms: performance.now() - from }
      if (reply?.status === 503) return { is: 'busy' }
    }
    return { is: 'silent' }
  }

  return {
    readLabel: read('readLabel'),
    readFace: read('readFace'),
    toSanitisedJpeg: read('toSanitisedJpeg'),
    readSkinPatch: read('readSkinPatch'),
    stats: () => ({
      workers: services.length,
      busy: READING_KINDS.reduce((sum, kind) => sum + running[kind], 0),
      // Photos wait there and not here.
      queueMax: 0,
      running: { ...running },
      waiting: { readLabel: 0, readFace: 0, toSanitisedJpeg: 0, readSkinPatch: 0 },
    }),
    onEnded: (listener) => void listeners.push(listener),
    probe,
    close: async () => post.close(),
  }
}
