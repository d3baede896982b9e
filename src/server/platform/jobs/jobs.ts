import type { Deps } from '../../deps.ts'
import {
  claimJob,
  endRun,
  ensureJobRows,
  listDueJobs,
  listJobRows,
  renewLease,
  type JobRow,
} from './jobs.queries.ts'

export type Job = {
  name: string
  /** From the start of one run to the start of the next. */
  everyMs: number
  /** When a database that does not know the job yet runs it for the first time; at once unless given. */
  firstAt?: (now: Date) => Date
  /** Throws when it failed. Ends early, between two steps, when `isStopping` says so. */
  run: (deps: Deps, isStopping: () => boolean) => Promise<unknown>
}

type JobOutcome = 'succeeded' | 'failed'
type Ended = { job: string; outcome: JobOutcome; ms: number }
type Listener = (ended: Ended) => void

export type Jobs = {
  /** Runs every job that is due and that no other process runs; resolves when these runs have ended. */
  runDue: () => Promise<void>
  /** Looks for due jobs now and every second from now on. */
  start: () => void
  /** Starts no further run and waits for those under way, for `patienceMs` at most. */
  stop: (patienceMs: number) => Promise<void>
  onEnded: (listener: Listener) => void
  /** How every job of the list stands, whichever process ran it last. */
  readState: () => Promise<JobState[]>
}

export type JobState = Pick<
  JobRow,
  | 'name'
  | 'everyMs'
  | 'createdAt'
  | 'lastStartedAt'
  | 'lastSucceededAt'
  | 'lastMs'
  | 'leasedUntil'
  | 'failures'
  | 'lastError'
>

type JobsOptions = { leaseMs?: number }

const LOOK_EVERY_MS = 1_000

/** A killed process holds its job for this long; a run under way renews its lease three times in it. */
const LEASE_MS = 30_000

const BACKOFF_FIRST_MS = 30_000
/** Even a job that runs every six hours is tried again soon: what it failed for has often passed by then. */
const BACKOFF_MAX_MS = 300_000

/**
 * Runs recurring jobs, each for itself: one that fails or hangs keeps no other from running. A job runs in one process at
 * a time and never twice at once: its run holds a lease, which is a row and no lock, so that no connection is held and a
 * killed process loses it by itself. A failed job is tried again after 30 s (or its interval, when that is shorter), then
 * twice as long each time, up to five minutes.
 */
export function openJobs(deps: Deps, list: readonly Job[], { leaseMs = LEASE_MS }: JobsOptions = {}): Jobs {
  const names = list.map(({ name }) => name)
  const underWay = new Set<Promise<void>>()
  const listeners: Listener[] = []
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let hasRows = false
  let isUnreachable = false
  let isLooking = false

  async function runDue(): Promise<void> {
    const due = await listDue()
    await Promise.all(due.map(({ name, wasInterrupted }) => tracked(runOnce(name, wasInterrupted))))
  }

  async function listDue() {
    isLooking = true
    try {
      const now = deps.now()
      if (!hasRows) await ensureJobRows(deps.db, list, now)
      hasRows = true
      return await listDueJobs(deps.db, names, now)
    } finally {
      isLooking = false
    }
  }

  async function runOnce(name: string, wasInterrupted: boolean): Promise<void> {
    const job = list.find((one) => one.name === name)
    if (!job || isStopping) return
    const leaseId = deps.randomBytes(12).toString('base64url')
    const startedAt = deps.now()
    const until = new Date(startedAt.getTime() + leaseMs)
    const failures = await claimJob(deps.db, { name, leaseId, now: startedAt, until })
    if (failures === null) return
    if (wasInterrupted)
      deps.log.error(
        { job: name, failures },
        'a job was interrupted: its process was killed or lost the database',
      )
    const from = performance.now()
    const error = await runLeased(job, leaseId)
    const ms = Math.round(performance.now() - from)
    const outcome = error === null ? 'succeeded' : 'failed'
    listeners.forEach((listener) => listener({ job: name, outcome, ms }))
    if (error === null) {
      const dueAt = new Date(startedAt.getTime() + job.everyMs)
      const success = { lastSucceededAt: deps.now(), failures: 0, lastError: null }
      return endRun(deps.db, name, leaseId, { ...success, dueAt, lastMs: ms })
    }
    deps.log.error({ err: error.thrown, job: name, failures: failures + 1, ms }, 'a job failed')
    const dueAt = new Date(deps.now().getTime() + backoffMs(job.everyMs, failures))
    const failure = { failures: failures + 1, lastError: kindOf(error.thrown) }
    await endRun(deps.db, name, leaseId, { ...failure, dueAt, lastMs: ms })
  }

  /** Keeps the lease while the job runs; a process that lost it, because it stood still for too long, stops early. */
  async function runLeased(job: Job, leaseId: string): Promise<{ thrown: unknown } | null> {
    let isLost = false
    const renew = async () => {
      const until = new Date(deps.now().getTime() + leaseMs)
      isLost ||= !(await renewLease(deps.db, job.name, leaseId, until))
    }
    const renewal = setInterval(() => {
      renew().catch((err: unknown) => deps.log.warn({ err, job: job.name }, 'a lease was not renewed'))
    }, leaseMs / 3)
    try {
      await job.run(deps, () => isStopping || isLost)
      return null
    } catch (thrown) {
      return { thrown }
    } finally {
      clearInterval(renewal)
    }
  }

  /** What goes wrong here is the database: its jobs are due still when it is back. */
  async function tracked(run: Promise<void>): Promise<void> {
    const settled = run.then(
      () => (isUnreachable = false),
      (err: unknown) => {
        if (!isUnreachable) deps.log.error({ err }, 'the jobs could not be read or written')
        isUnreachable = true
      },
    )
    const done = settled.then(() => void underWay.delete(done))
    underWay.add(done)
    return done
  }

  /** While the database does not answer one question waits for it, and not one more every second. */
  const look = () => {
    if (!isLooking) void tracked(runDue())
  }

  return {
    runDue,
    start: () => {
      look()
      timer = setInterval(look, LOOK_EVERY_MS)
      timer.unref()
    },
    stop: async (patienceMs) => {
      isStopping = true
      clearInterval(timer)
      let patience: NodeJS.Timeout | undefined
      const tooLong = new Promise<'late'>((resolve) => {
        patience = setTimeout(() => resolve('late'), patienceMs)
      })
      const ended = await Promise.race([Promise.all(underWay), tooLong])
      clearTimeout(patience)
      if (ended === 'late') deps.log.warn('a job was cut off: it took longer than the drain')
    },
    onEnded: (listener) => void listeners.push(listener),
    readState: () => listJobRows(deps.db, names),
  }
}

/** `failures`: how many there were in a row before this one. */
function backoffMs(everyMs: number, failures: number): number {
  return Math.min(BACKOFF_MAX_MS, Math.min(everyMs, BACKOFF_FIRST_MS) * 2 ** Math.min(failures, 20))
}

/** The innermost code, else the type: both are names, while messages may repeat what people wrote. */
function kindOf(thrown: unknown): string {
  let kind = 'unknown'
  for (let at = thrown; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    kind = /^\w{2,40}$/.test(code) ? `${at.name} ${code}` : at.name
  }
  return kind.slice(0, 80)
}
