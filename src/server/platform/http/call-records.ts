import type { CallKind } from '../../../contract/admin.ts'
import type { Db } from '../../db/client.ts'
import { addToRollup, type CallSums } from './call-records.queries.ts'
import type { Log } from '../log.ts'

type CallRecord = {
  kind: CallKind
  isFailed: boolean
  /** Milliseconds from the call to its answer. */
  ms: number
  /** As the AI provider counts them. */
  inputTokens?: number
  outputTokens?: number
}

export type CallRecords = {
  record: (call: CallRecord) => void
  /** When it ends, all that was recorded before it is in the rows of its days. A failure keeps it for the next time. */
  flush: () => Promise<void>
  /** Flushes, and stops. */
  close: () => Promise<void>
}

/** A process that is killed loses the figures of this long, and nothing else. */
const FLUSH_EVERY_MS = 3_000

/** Calls are added up in memory and written together: a counter must cost a request nothing. */
export function openCallRecords({ db, log, now }: { db: Db; log: Log; now: () => Date }): CallRecords {
  let held = new Map<string, { day: string; kind: CallKind; sums: CallSums }>()

  function add(day: string, kind: CallKind, sums: CallSums): void {
    const key = `${day} ${kind}`
    const before = held.get(key)?.sums
    held.set(key, { day, kind, sums: before ? added(before, sums) : sums })
  }

  // One after the other: a flush that found the figures taken by one still writing would end before they are stored.
  let lastFlush = Promise.resolve()
  const flush = () => (lastFlush = lastFlush.then(writeHeld))

  async function writeHeld(): Promise<void> {
    const due = held
    held = new Map()
    for (const { day, kind, sums } of due.values()) {
      try {
        await addToRollup(db, day, kind, sums)
      } catch (err) {
        add(day, kind, sums)
        log.warn({ err }, 'could not write the figures of calls')
      }
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS)
  timer.unref()
  return {
    record: ({ kind, isFailed, ms, inputTokens = 0, outputTokens = 0 }) => {
      const day = now().toISOString().slice(0, 10)
      const failed = isFailed ? 1 : 0
      add(day, kind, { requests: 1, failed, inputTokens, outputTokens, totalMs: Math.round(ms) })
    },
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

function added(a: CallSums, b: CallSums): CallSums {
  return {
    requests: a.requests + b.requests,
    failed: a.failed + b.failed,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    totalMs: a.totalMs + b.totalMs,
  }
}
