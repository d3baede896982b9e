import { z } from 'zod'
import { ReadingTimedOut, WorkerLost } from '../../../readers/pool.ts'
import { ReadersBusy, type ReadingKind } from '../../../readers/reading-queue.ts'

/** Readings of the service, by their path below `/read/`. */
export const READING_KINDS = [
  'readLabel',
  'readFace',
  'toSanitisedJpeg',
  'readSkinPatch',
] as const satisfies readonly ReadingKind[]

/** What the service answers a reading with; both sides speak it here and nowhere else. */
export type Reply = { status: number; headers: Record<string, string>; body: Buffer }

/** `busy`: its queue is full, ask another one. `stopping`: the same, as it goes down. The rest is about this photo. */
const Trouble = z.object({ code: z.enum(['busy', 'stopping', 'lost', 'timed-out', 'failed']) })
type TroubleCode = z.infer<typeof Trouble>['code']

/** This service takes no photo now; another one may. */
export class NotTaken extends Error {
  override name = 'NotTaken'
  readonly busy: ReadersBusy | null
  constructor(busy: ReadersBusy | null, options?: ErrorOptions) {
    super('The service did not take the photo', options)
    this.busy = busy
  }
}

/** It failed there and would fail anywhere: a bug, told in that process's log. */
class FailedElsewhere extends Error {
  override name = 'FailedElsewhere'
}

export type Times = { waitMs: number; workMs: number }

function timing({ waitMs, workMs }: Times): Record<string, string> {
  return { 'server-timing': `wait;dur=${waitMs.toFixed(1)}, work;dur=${workMs.toFixed(1)}` }
}

/** Milliseconds of `Server-Timing`; zeros where it is missing. */
export function timesOf(header: string | undefined): Times {
  const of = (name: string) => Number(new RegExp(`${name};dur=([\\d.]{1,12})`).exec(header ?? '')?.[1] ?? 0)
  return { waitMs: of('wait'), workMs: of('work') }
}

export function answerReply(answer: object, times: Times): Reply {
  if ('jpeg' in answer && answer.jpeg instanceof Uint8Array)
    return {
      status: 200,
      headers: { 'content-type': 'image/jpeg', ...timing(times) },
      body: Buffer.from(answer.jpeg.buffer, answer.jpeg.byteOffset, answer.jpeg.byteLength),
    }
  return json(200, answer, timing(times))
}

export function troubleReply(error: unknown, times: Times): Reply {
  if (error instanceof ReadersBusy) return trouble('busy', { seconds: error.retryAfterSeconds, times })
  if (error instanceof WorkerLost) return trouble('lost', { seconds: error.retryAfterSeconds, times })
  if (error instanceof ReadingTimedOut) return trouble('timed-out', { times })
  return trouble('failed', { times })
}

export function stoppingReply(): Reply {
  return trouble('stopping', { seconds: 1 })
}

const STATUS: Record<TroubleCode, number> = {
  busy: 503,
  stopping: 503,
  lost: 503,
  'timed-out': 504,
  failed: 500,
}
const NO_TIME: Times = { waitMs: 0, workMs: 0 }

function trouble(
  code: TroubleCode,
  { seconds, times = NO_TIME }: { seconds?: number; times?: Times },
): Reply {
  const retry = seconds === undefined ? {} : { 'retry-after': String(seconds) }
  return json(STATUS[code], { code }, { ...retry, ...timing(times) })
}

function json(status: number, body: object, headers: Record<string, string>): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  }
}

/**
 * The other way: what the reading answered in that process, or thrown as it was thrown there.
 *
 * Throws NotTaken where another service may be asked, ReadingTimedOut, WorkerLost, and FailedElsewhere for a bug.
 */
export function openReply({ status, headers, body }: Reply): object {
  if (status === 200 && headers['content-type'] === 'image/jpeg')
    return { ok: true, jpeg: new Uint8Array(body) }
  const parsed: unknown = parse(body)
  if (status === 200 && typeof parsed === 'object' && parsed !== null) return parsed
  throw errorOf(Trouble.safeParse(parsed).data?.code, { status, retryAfter: headers['retry-after'] })
}

function errorOf(
  code: TroubleCode | undefined,
  reply: { status: number; retryAfter: string | undefined },
): Error {
  switch (code) {
    case 'busy':
      return new NotTaken(new ReadersBusy(Number(reply.retryAfter ?? 1) * 1_000))
    case 'stopping':
      return new NotTaken(null)
    case 'lost':
      return new WorkerLost(new Error('The process that read the photo ended'))
    case 'timed-out':
      return new ReadingTimedOut()
    case 'failed':
    case undefined:
      return new FailedElsewhere(`A service that reads photos answered ${reply.status}`)
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
